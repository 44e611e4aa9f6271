/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Event } from './event.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { Pagination } from './pagination.zod.ts';

export const ListEvents200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "events": zod.array(Event),
  "pagination": Pagination
})
})

export type ListEvents200 = zod.input<typeof ListEvents200>;
export type ListEvents200Output = zod.output<typeof ListEvents200>;
