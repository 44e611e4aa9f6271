/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { TeamFormResult } from './teamFormResult.zod.ts';

export const FormBeforeMax = 5;



export const FormBefore = zod.array(TeamFormResult).max(FormBeforeMax).describe('The last five results before it, latest first; empty of a side without a team, and of a private team for others');

export type FormBefore = zod.input<typeof FormBefore>;
export type FormBeforeOutput = zod.output<typeof FormBefore>;
