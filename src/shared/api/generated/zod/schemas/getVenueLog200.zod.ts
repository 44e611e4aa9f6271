/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ChangesSinceReview } from './changesSinceReview.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { Pagination } from './pagination.zod.ts';
import { VenueLogEntry } from './venueLogEntry.zod.ts';

export const GetVenueLog200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "entries": zod.array(VenueLogEntry),
  "since_review": zod.union([ChangesSinceReview,zod.null()]).describe('null before the first review'),
  "pagination": Pagination
})
})

export type GetVenueLog200 = zod.input<typeof GetVenueLog200>;
export type GetVenueLog200Output = zod.output<typeof GetVenueLog200>;
