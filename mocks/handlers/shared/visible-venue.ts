import type { OperationErrorOptions, RequestContext } from '../../contract/types.ts';
import type { UserRecord, VenueRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { maySeeVenue } from '../../rules/venues/access.ts';

/** The context of reads of one venue. */
export interface Visitor extends RequestContext {
  readonly db: DbReader;
  readonly user: UserRecord | null;
  refuse(status: 404, code: 'not_found', message?: string, options?: OperationErrorOptions): never;
}

/** A venue that the user may see; an unpublished one is a 404 for others. */
export function visibleVenue(ctx: Visitor, venue: VenueRecord | undefined): VenueRecord {
  return venue && maySeeVenue(ctx.db, ctx, venue) ? venue : ctx.refuse(404, 'not_found');
}
