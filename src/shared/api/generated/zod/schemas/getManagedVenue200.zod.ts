/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { Venue } from './venue.zod.ts';
import { VenueStats } from './venueStats.zod.ts';

export const getManagedVenue200DataUsersCountMin = 0;


export const GetManagedVenue200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "venue": Venue,
  "users_count": zod.int().min(getManagedVenue200DataUsersCountMin),
  "stats": VenueStats
})
})

export type GetManagedVenue200 = zod.input<typeof GetManagedVenue200>;
export type GetManagedVenue200Output = zod.output<typeof GetManagedVenue200>;
