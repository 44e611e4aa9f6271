/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Community } from './community.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const CreateCommunity201 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "community": Community
})
})

export type CreateCommunity201 = zod.input<typeof CreateCommunity201>;
export type CreateCommunity201Output = zod.output<typeof CreateCommunity201>;
