/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Application } from './application.zod.ts';
import { ApplicationEvent } from './applicationEvent.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const GetApplication200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "application": Application,
  "history": zod.array(ApplicationEvent)
})
})

export type GetApplication200 = zod.input<typeof GetApplication200>;
export type GetApplication200Output = zod.output<typeof GetApplication200>;
