import type { FailureStatus, RequestContext } from '../../contract/types.ts';
import type { UserRecord, VenueRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import type { PublicationRole } from '../../rules/venues/publication.ts';
import { managementRole } from '../../rules/venues/access.ts';
import type { ErrorCode } from '../../texts.ts';

/** The context of operations on one managed venue. */
export interface VenueManagementContext extends RequestContext {
  readonly db: DbReader;
  readonly user: UserRecord;
  refuse(
    status: FailureStatus<'getManagedVenue'>,
    code: ErrorCode,
    message?: string,
    options?: { errors?: readonly { field: string; message: string }[] },
  ): never;
}

/** The venue, if the user has this permission: all its users read, staff changes nothing (design §3). */
export function managedVenue(
  ctx: VenueManagementContext,
  id: number,
  act: 'read' | 'change',
): { venue: VenueRecord; role: PublicationRole } {
  const venue = ctx.db.venues.get(id);
  if (!venue) return ctx.refuse(404, 'not_found');
  const role = managementRole(ctx.db, ctx, id);
  if (!role || (act === 'change' && !mayManage(ctx, id))) return ctx.refuse(403, 'forbidden');
  return { venue, role };
}

/** Whether the user may change the venue. */
export function mayManage(ctx: Pick<VenueManagementContext, 'db' | 'user' | 'module'>, venueId: number): boolean {
  const role = managementRole(ctx.db, ctx, venueId);
  return role !== null && role !== 'staff';
}
