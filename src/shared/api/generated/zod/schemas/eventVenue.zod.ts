/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';

export const EventVenue = zod.strictObject({
  "id": Id,
  "slug": zod.string(),
  "name": zod.string(),
  "address": zod.string(),
  "latitude": zod.number(),
  "longitude": zod.number()
});

export type EventVenue = zod.input<typeof EventVenue>;
export type EventVenueOutput = zod.output<typeof EventVenue>;
