/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { Setting } from './setting.zod.ts';

export const ListSettings200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "settings": zod.array(Setting)
})
})

export type ListSettings200 = zod.input<typeof ListSettings200>;
export type ListSettings200Output = zod.output<typeof ListSettings200>;
