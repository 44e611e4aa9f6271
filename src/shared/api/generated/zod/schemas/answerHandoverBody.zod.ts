/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ModuleType } from './moduleType.zod.ts';

export const AnswerHandoverBody = zod.strictObject({
  "module": ModuleType
});

export type AnswerHandoverBody = zod.input<typeof AnswerHandoverBody>;
export type AnswerHandoverBodyOutput = zod.output<typeof AnswerHandoverBody>;
