/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

/**
 * Ids only. NewBookingAdded takes booking_id; the two event notifications take event_id and either team_id or organization_id, in whose name they are sent.
 */
export interface RealtimeEventData {
  booking_id?: Id;
  event_id?: Id;
  team_id?: Id;
  organization_id?: Id;
}
