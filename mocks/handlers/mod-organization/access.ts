import type { FailureStatus, RequestContext } from '../../contract/types.ts';
import type { OrganizationRecord, UserRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { organizationManagementRole, organizationPermissions } from '../../rules/people/organization-access.ts';
import type { ErrorCode } from '../../texts.ts';

/** The context of operations on one managed organization. */
export interface OrganizationContext extends RequestContext {
  readonly db: DbReader;
  readonly user: UserRecord;
  refuse(status: FailureStatus<'getManagedOrganization'>, code: ErrorCode): never;
}

/** The organization, if the user has this permission: all its users read, owners change it and choose its users (design §3). */
export function managedOrganization(
  ctx: OrganizationContext,
  id: number,
  act: 'read' | 'edit' | 'manage_users',
): OrganizationRecord {
  const organization = ctx.db.organizations.get(id);
  if (!organization) return ctx.refuse(404, 'not_found');
  const may =
    act === 'read'
      ? organizationManagementRole(ctx.db, ctx, organization) !== null
      : organizationPermissions(ctx.db, ctx, organization)[act];
  return may ? organization : ctx.refuse(403, 'forbidden');
}
