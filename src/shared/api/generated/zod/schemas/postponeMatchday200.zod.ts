/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Fixture } from './fixture.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const PostponeMatchday200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "fixtures": zod.array(Fixture)
})
})

export type PostponeMatchday200 = zod.input<typeof PostponeMatchday200>;
export type PostponeMatchday200Output = zod.output<typeof PostponeMatchday200>;
