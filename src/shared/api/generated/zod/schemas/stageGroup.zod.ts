/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { TeamRef } from './teamRef.zod.ts';

export const StageGroup = zod.strictObject({
  "id": Id,
  "name": zod.string(),
  "teams": zod.array(TeamRef)
});

export type StageGroup = zod.input<typeof StageGroup>;
export type StageGroupOutput = zod.output<typeof StageGroup>;
