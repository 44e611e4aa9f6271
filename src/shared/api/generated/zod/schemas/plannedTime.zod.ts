/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { RequestInstant } from './requestInstant.zod.ts';

export const plannedTimeNumberMax = 10000;



export const PlannedTime = zod.strictObject({
  "number": zod.int().min(1).max(plannedTimeNumberMax).describe('Its number in the stage'),
  "starts_at": RequestInstant,
  "court_id": zod.union([Id,zod.null()]).describe('null: no court yet')
}).describe('The time and court of one game of the stage');

export type PlannedTime = zod.input<typeof PlannedTime>;
export type PlannedTimeOutput = zod.output<typeof PlannedTime>;
