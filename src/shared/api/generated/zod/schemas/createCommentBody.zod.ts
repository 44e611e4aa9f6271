/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ModuleType } from './moduleType.zod.ts';

export const createCommentBodyTextMax = 1000;


export const createCommentBodyTextRegExp = new RegExp('\\S');


export const CreateCommentBody = zod.strictObject({
  "module": ModuleType,
  "text": zod.string().min(1).max(createCommentBodyTextMax).regex(createCommentBodyTextRegExp)
});

export type CreateCommentBody = zod.input<typeof CreateCommentBody>;
export type CreateCommentBodyOutput = zod.output<typeof CreateCommentBody>;
