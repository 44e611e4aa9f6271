/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { Sport } from './sport.zod.ts';

export const ListSports200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "sports": zod.array(Sport)
})
})

export type ListSports200 = zod.input<typeof ListSports200>;
export type ListSports200Output = zod.output<typeof ListSports200>;
