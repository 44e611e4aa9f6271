/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';

export const CompetitionRef = zod.strictObject({
  "id": Id,
  "slug": zod.string(),
  "name": zod.string()
});

export type CompetitionRef = zod.input<typeof CompetitionRef>;
export type CompetitionRefOutput = zod.output<typeof CompetitionRef>;
