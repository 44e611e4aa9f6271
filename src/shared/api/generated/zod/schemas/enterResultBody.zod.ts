/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { GameSet } from './gameSet.zod.ts';
import { ModuleType } from './moduleType.zod.ts';
import { Points } from './points.zod.ts';
import { PointsPair } from './pointsPair.zod.ts';

export const enterResultBodyPeriodsMax = 10;

export const enterResultBodySetsMax = 5;



export const EnterResultBody = zod.strictObject({
  "module": ModuleType,
  "home": Points.optional(),
  "away": Points.optional(),
  "periods": zod.array(PointsPair).max(enterResultBodyPeriodsMax).optional(),
  "sets": zod.array(GameSet).min(1).max(enterResultBodySetsMax).optional().describe('Of volleyball and tennis: each with a winner, and together a winner'),
  "shootout": PointsPair.optional().describe('With a winner')
}).describe('By periods or the whole (home and away), or by sets. Periods add up to home and away when all are given (422 on periods). A knockout game that is level needs a shoot-out (422 on shootout), no other has one.');

export type EnterResultBody = zod.input<typeof EnterResultBody>;
export type EnterResultBodyOutput = zod.output<typeof EnterResultBody>;
