/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { ModuleType } from './moduleType.zod.ts';
import { Reason } from './reason.zod.ts';
import { RequestDate } from './requestDate.zod.ts';

export const PostponeMatchdayBody = zod.strictObject({
  "module": ModuleType,
  "stage_id": Id,
  "matchday": Id.describe('The round'),
  "to": RequestDate.describe('The new day of its first game; the others keep their distance and all their time of the day'),
  "reason": Reason,
  "book_courts": zod.boolean().describe('Asks for the same courts on the new day; else there is no court yet')
});

export type PostponeMatchdayBody = zod.input<typeof PostponeMatchdayBody>;
export type PostponeMatchdayBodyOutput = zod.output<typeof PostponeMatchdayBody>;
