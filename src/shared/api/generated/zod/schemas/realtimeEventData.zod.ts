/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';

export const RealtimeEventData = zod.strictObject({
  "booking_id": Id.optional(),
  "event_id": Id.optional(),
  "team_id": Id.optional(),
  "organization_id": Id.optional()
}).describe('Ids only. NewBookingAdded takes booking_id; the two event notifications take event_id and either team_id or organization_id, in whose name they are sent.');

export type RealtimeEventData = zod.input<typeof RealtimeEventData>;
export type RealtimeEventDataOutput = zod.output<typeof RealtimeEventData>;
