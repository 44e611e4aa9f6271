/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { VenueLogCourt } from './venueLogCourt.ts';
import type { VenueLogField } from './venueLogField.ts';

/**
 * before and after have the shape of the field in Venue and Court (schedules and price rules without ids), but city and sport are their names; null where there was or is none.
 */
export interface VenueLogChange {
  field: VenueLogField;
  /** null for a field of the venue */
  court: VenueLogCourt | null;
  before: unknown;
  after: unknown;
}
