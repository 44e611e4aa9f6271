/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';

export const LineupChoice = zod.strictObject({
  "user_id": Id,
  "is_starter": zod.boolean().describe('false: on the bench')
});

export type LineupChoice = zod.input<typeof LineupChoice>;
export type LineupChoiceOutput = zod.output<typeof LineupChoice>;
