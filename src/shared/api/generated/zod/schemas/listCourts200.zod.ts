/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Court } from './court.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const ListCourts200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "courts": zod.array(Court)
})
})

export type ListCourts200 = zod.input<typeof ListCourts200>;
export type ListCourts200Output = zod.output<typeof ListCourts200>;
