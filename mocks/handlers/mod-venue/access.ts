import type { FailureStatus, RequestContext } from '../../contract/types.ts';
import type { UserRecord, VenueRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import type { PublicationRole } from '../../rules/publication.ts';
import { isSuperUser, venueRole } from '../../rules/venue-access.ts';
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

/** In which role the user manages a venue: super user in that module, else their role in module venue; null for others. */
export function managementRole(
  ctx: Pick<VenueManagementContext, 'db' | 'user' | 'module'>,
  venueId: number,
): PublicationRole | null {
  if (isSuperUser(ctx)) return 'superuser';
  return ctx.module === 'venue' ? venueRole(ctx.db, ctx.user, venueId) : null;
}

/** The venue, if the user has this permission: all its users read, staff changes nothing (design §3). */
export function managedVenue(
  ctx: VenueManagementContext,
  id: number,
  act: 'read' | 'change',
): { venue: VenueRecord; role: PublicationRole } {
  const venue = ctx.db.venues.get(id);
  if (!venue) return ctx.refuse(404, 'not_found');
  const role = managementRole(ctx, id);
  if (!role || (act === 'change' && role === 'staff')) return ctx.refuse(403, 'forbidden');
  return { venue, role };
}
