/** Permissions of the operations on organizations (design §3, decision 039), written by hand, for the personas of `permission-table.ts`. */
import { demoId } from '../../mocks/seed/demo-accounts.ts';
import { imageIds } from '../../mocks/seed/images.ts';
import { organizationAccountId } from '../../mocks/seed/organization-accounts.ts';
import type { PermissionRow } from './permission-table.ts';

const open = [200, 200, 200, 200, 200, 200, 200] as const;
const making = [401, 201, 201, 201, 201, 201, 201] as const;
const manager = [401, 403, 403, 403, 200, 403, 403] as const;
const one = () => ({ id: 1 });
const league = () => ({ organizationId: 1 });
const leaguesReferee = () => ({ organizationId: 1, userId: organizationAccountId('leagueReferee') });

export const organizationRows = {
  createOrganization: { module: 'base', statuses: making, body: { name: 'Lidhja e Re', city_id: 1 } },
  getManagedOrganization: { module: 'organization', statuses: manager, path: one },
  updateOrganization: { module: 'organization', statuses: manager, path: one, body: { city_id: 2 } },
  deleteOrganizationImage: {
    module: 'organization',
    statuses: manager,
    path: () => ({ id: imageIds.organizationLogo }),
  },

  listOrganizationUsers: { module: 'organization', statuses: manager, path: league },
  addOrganizationUser: {
    module: 'organization',
    statuses: [401, 403, 403, 403, 201, 403, 403],
    path: league,
    body: { user_id: demoId('player'), role: 'referee' },
  },
  updateOrganizationUser: {
    module: 'organization',
    statuses: manager,
    path: leaguesReferee,
    body: { role: 'manager' },
  },
  removeOrganizationUser: { module: 'organization', statuses: manager, path: leaguesReferee },
  getOrganizationDashboard: { module: 'organization', statuses: manager, path: league },
  listOrganizations: { module: 'base', statuses: open },
  getOrganization: { module: 'base', statuses: open, path: () => ({ slug: 'liga-e-lagjeve-tirana' }) },
} as const satisfies Record<string, PermissionRow>;
