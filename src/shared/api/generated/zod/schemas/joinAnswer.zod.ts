/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const JoinAnswerMax = 300;



export const JoinAnswer = zod.string().max(JoinAnswerMax);

export type JoinAnswer = zod.input<typeof JoinAnswer>;
export type JoinAnswerOutput = zod.output<typeof JoinAnswer>;
