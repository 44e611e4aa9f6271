/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { TeamRef } from './teamRef.zod.ts';

export const FixtureSide = zod.strictObject({
  "team": zod.union([TeamRef,zod.null()]).describe('null: not known yet'),
  "label": zod.string().describe('The name of the team, or where it comes from, e.g. Winner QF1')
});

export type FixtureSide = zod.input<typeof FixtureSide>;
export type FixtureSideOutput = zod.output<typeof FixtureSide>;
