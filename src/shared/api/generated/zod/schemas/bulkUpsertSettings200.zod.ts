/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { Setting } from './setting.zod.ts';

export const BulkUpsertSettings200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "settings": zod.array(Setting)
})
})

export type BulkUpsertSettings200 = zod.input<typeof BulkUpsertSettings200>;
export type BulkUpsertSettings200Output = zod.output<typeof BulkUpsertSettings200>;
