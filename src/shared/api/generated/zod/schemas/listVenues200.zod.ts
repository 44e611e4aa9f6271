/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { Pagination } from './pagination.zod.ts';
import { Venue } from './venue.zod.ts';

export const ListVenues200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "venues": zod.array(Venue),
  "pagination": Pagination
})
})

export type ListVenues200 = zod.input<typeof ListVenues200>;
export type ListVenues200Output = zod.output<typeof ListVenues200>;
