/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { Pagination } from './pagination.zod.ts';
import { Venue } from './venue.zod.ts';

export const ListManagedVenues200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "venues": zod.array(Venue),
  "pagination": Pagination
})
})

export type ListManagedVenues200 = zod.input<typeof ListManagedVenues200>;
export type ListManagedVenues200Output = zod.output<typeof ListManagedVenues200>;
