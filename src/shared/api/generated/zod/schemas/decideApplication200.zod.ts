/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Application } from './application.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const DecideApplication200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "application": Application
})
})

export type DecideApplication200 = zod.input<typeof DecideApplication200>;
export type DecideApplication200Output = zod.output<typeof DecideApplication200>;
