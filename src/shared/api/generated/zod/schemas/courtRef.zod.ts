/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { Sport } from './sport.zod.ts';

export const CourtRef = zod.strictObject({
  "id": Id,
  "name": zod.string(),
  "sport": Sport
});

export type CourtRef = zod.input<typeof CourtRef>;
export type CourtRefOutput = zod.output<typeof CourtRef>;
