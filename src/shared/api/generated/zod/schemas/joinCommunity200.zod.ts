/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Application } from './application.zod.ts';
import { Community } from './community.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const JoinCommunity200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "community": Community,
  "application": zod.union([Application,zod.null()])
})
})

export type JoinCommunity200 = zod.input<typeof JoinCommunity200>;
export type JoinCommunity200Output = zod.output<typeof JoinCommunity200>;
