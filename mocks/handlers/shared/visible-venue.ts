import type { OperationErrorOptions, Viewer } from '../../contract/types.ts';
import type { VenueRecord } from '../../db/records.ts';
import { maySeeVenue } from '../../rules/venues/access.ts';

/** The context of reads of one venue. */
export interface Visitor extends Viewer {
  refuse(status: 404, code: 'not_found', message?: string, options?: OperationErrorOptions): never;
}

/** A venue that the user may see; an unpublished one is a 404 for others. */
export function visibleVenue(ctx: Visitor, venue: VenueRecord | undefined): VenueRecord {
  return venue && maySeeVenue(ctx.db, ctx, venue) ? venue : ctx.refuse(404, 'not_found');
}
