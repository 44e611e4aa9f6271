/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Application } from './application.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const WithdrawApplication200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "application": Application
})
})

export type WithdrawApplication200 = zod.input<typeof WithdrawApplication200>;
export type WithdrawApplication200Output = zod.output<typeof WithdrawApplication200>;
