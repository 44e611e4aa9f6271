/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { VenueLogCourt } from './venueLogCourt.zod.ts';
import { VenueLogField } from './venueLogField.zod.ts';

export const VenueLogChange = zod.strictObject({
  "field": VenueLogField,
  "court": zod.union([VenueLogCourt,zod.null()]).describe('null for a field of the venue'),
  "before": zod.unknown(),
  "after": zod.unknown()
}).describe('before and after have the shape of the field in Venue and Court (schedules and price rules without ids), but city and sport are their names; null where there was or is none.');

export type VenueLogChange = zod.input<typeof VenueLogChange>;
export type VenueLogChangeOutput = zod.output<typeof VenueLogChange>;
