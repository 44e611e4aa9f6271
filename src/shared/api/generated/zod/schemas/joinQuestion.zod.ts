/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const JoinQuestionMax = 200;


export const JoinQuestionRegExp = new RegExp('\\S');


export const JoinQuestion = zod.string().min(1).max(JoinQuestionMax).regex(JoinQuestionRegExp);

export type JoinQuestion = zod.input<typeof JoinQuestion>;
export type JoinQuestionOutput = zod.output<typeof JoinQuestion>;
