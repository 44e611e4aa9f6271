/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Application } from './application.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const JoinTeam201 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "application": Application
})
})

export type JoinTeam201 = zod.input<typeof JoinTeam201>;
export type JoinTeam201Output = zod.output<typeof JoinTeam201>;
