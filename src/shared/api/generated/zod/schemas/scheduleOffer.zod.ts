/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Count } from './count.zod.ts';
import { KickOff } from './kickOff.zod.ts';
import { ScheduleCourt } from './scheduleCourt.zod.ts';

export const scheduleOfferMatchdayDaysMax = 28;



export const ScheduleOffer = zod.strictObject({
  "kind": zod.enum(['court', 'hour', 'week']),
  "unplaced": Count.describe('Games that would still have no place'),
  "court": zod.union([ScheduleCourt,zod.null()]),
  "kickoff": zod.union([KickOff,zod.null()]),
  "matchday_days": zod.int().min(1).max(scheduleOfferMatchdayDaysMax).nullable()
}).describe('A change that was tried: one more court, kick-off or week for each matchday');

export type ScheduleOffer = zod.input<typeof ScheduleOffer>;
export type ScheduleOfferOutput = zod.output<typeof ScheduleOffer>;
