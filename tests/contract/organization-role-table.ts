/** What each role may do with one organization, Liga e Lagjeve Tirana (design §3, decision 039), written by hand. */
import { demoId } from '../../mocks/seed/demo-accounts.ts';
import { imageIds } from '../../mocks/seed/images.ts';
import { organizationAccountId } from '../../mocks/seed/organization-accounts.ts';
import type { Persona, World } from './mock-world.ts';
import type { Caller, RoleRow } from './role-rows.ts';

/** Who calls, in the module in which they would; the account with all profiles owns another organization. */
export const organizationCallers = [
  { name: 'guest', as: 'guest', module: 'base' },
  { name: 'player', as: 'player', module: 'base' },
  { name: 'owner as a player', as: 'organizationManager', module: 'base' },
  { name: 'owner of another', as: 'everyone', module: 'organization' },
  { name: 'team admin', as: 'teamAdmin', module: 'team' },
  { name: 'referee', as: 'leagueReferee', module: 'organization' },
  { name: 'manager', as: 'leagueManager', module: 'organization' },
  { name: 'owner', as: 'organizationManager', module: 'organization' },
  { name: 'super user', as: 'superUser', module: 'superuser' },
  { name: 'coach of a team', as: 'teamCoach', module: 'team', like: 'team admin' },
  { name: 'captain of a team', as: 'teamCaptain', module: 'team', like: 'team admin' },
  { name: 'manager of a team', as: 'teamManager', module: 'team', like: 'team admin' },
] as const satisfies readonly Caller[];

const league = { id: 1, organizationId: 1 };
const ids: Partial<Record<Persona, number>> = {
  organizationManager: demoId('organizationManager'),
  player: demoId('player'),
  everyone: demoId('everyone'),
  teamAdmin: demoId('teamAdmin'),
  superUser: demoId('superUser'),
  leagueManager: organizationAccountId('leagueManager'),
  leagueReferee: organizationAccountId('leagueReferee'),
};
const person = (userId: number) => ({ ...league, userId });
const SECOND_REFEREE = 17;

const everybody = ['yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes'] as const;
const insiders = ['401', '403', '403', '403', '403', 'yes', 'yes', 'yes', '403'] as const;
const owners = ['401', '403', '403', '403', '403', '403', '403', 'yes', '403'] as const;
/** The role counts in every module: settings name their owner themselves (R19). */
const membersAnywhere = ['401', '403', 'yes', '403', '403', 'yes', 'yes', 'yes', '403'] as const;
const ownersAnywhere = ['401', '403', 'yes', '403', '403', '403', '403', 'yes', '403'] as const;

export const organizationRoleTable: readonly RoleRow[] = [
  { operation: 'listOrganizations', verdicts: everybody },
  { operation: 'getOrganization', verdicts: everybody, path: { slug: 'liga-e-lagjeve-tirana' } },
  {
    operation: 'createOrganization',
    verdicts: ['401', 'yes', 'yes', 'yes', '403', 'yes', 'yes', 'yes', '403'],
    body: { name: 'Lidhja e Re', city_id: 2 },
  },
  { operation: 'getManagedOrganization', verdicts: insiders, path: league },
  { operation: 'getOrganizationDashboard', verdicts: insiders, path: league },
  { operation: 'updateOrganization', verdicts: owners, path: league, body: { city_id: 3 } },
  { operation: 'deleteOrganizationImage', verdicts: owners, path: { id: imageIds.organizationLogo } },
  { operation: 'listOrganizationUsers', verdicts: insiders, path: league },
  {
    operation: 'addOrganizationUser',
    verdicts: owners,
    path: league,
    body: { user_id: SECOND_REFEREE, role: 'referee' },
  },
  {
    operation: 'updateOrganizationUser',
    verdicts: owners,
    path: person(organizationAccountId('leagueReferee')),
    body: { role: 'owner' },
  },
  {
    operation: 'updateOrganizationUser',
    about: 'the last owner stays one',
    verdicts: ['401', '403', '403', '403', '403', '403', '403', '409 last_admin', '403'],
    path: person(demoId('organizationManager')),
    body: { role: 'manager' },
  },
  {
    operation: 'removeOrganizationUser',
    verdicts: owners,
    prepare: ({ backend }: World) =>
      backend.control.db.transact((db) =>
        db.organizationUsers.insert({ organization_id: 1, user_id: SECOND_REFEREE, role: 'referee', since: 0 }),
      ),
    path: person(SECOND_REFEREE),
  },
  {
    operation: 'removeOrganizationUser',
    about: 'everyone may leave but the last owner',
    verdicts: ['401', '403', '403', '403', '403', 'yes', 'yes', '409 last_admin', '403'],
    path: (caller) => person(ids[caller] ?? 1),
  },
  {
    operation: 'listSettings',
    about: 'of the organization: all its users',
    verdicts: membersAnywhere,
    query: { scope: 'organization', scope_id: '1' },
  },
  {
    operation: 'updateSetting',
    about: 'of the organization: its owners',
    verdicts: ownersAnywhere,
    path: { key: 'default_match_minutes' },
    body: { value: 90, scope: 'organization', scope_id: 1 },
  },
  {
    operation: 'bulkUpsertSettings',
    about: 'of the organization: its owners',
    verdicts: ownersAnywhere,
    body: { settings: { public_contact: '+355 69 000 00 04' }, scope: 'organization', scope_id: 1 },
  },
];
