/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { Setting } from './setting.zod.ts';

export const UpdateSetting200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "setting": Setting
})
})

export type UpdateSetting200 = zod.input<typeof UpdateSetting200>;
export type UpdateSetting200Output = zod.output<typeof UpdateSetting200>;
