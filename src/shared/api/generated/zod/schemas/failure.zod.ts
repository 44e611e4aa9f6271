/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { FieldError } from './fieldError.zod.ts';
import { Message } from './message.zod.ts';

export const Failure = zod.strictObject({
  "success": zod.literal(false),
  "message": Message,
  "errors": zod.array(FieldError),
  "data": zod.unknown().describe('Usually null; a refused booking carries its preview.')
});

export type Failure = zod.input<typeof Failure>;
export type FailureOutput = zod.output<typeof Failure>;
