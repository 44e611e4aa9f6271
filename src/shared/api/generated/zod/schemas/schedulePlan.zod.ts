/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Count } from './count.zod.ts';
import { Money } from './money.zod.ts';
import { PlannedGame } from './plannedGame.zod.ts';
import { ScheduleGap } from './scheduleGap.zod.ts';
import { ScheduleOffer } from './scheduleOffer.zod.ts';
import { UnplacedGame } from './unplacedGame.zod.ts';

export const SchedulePlan = zod.strictObject({
  "games": zod.array(PlannedGame).describe('By time'),
  "unplaced": zod.array(UnplacedGame),
  "gaps": zod.array(ScheduleGap),
  "offers": zod.array(ScheduleOffer),
  "bookings": zod.strictObject({
  "count": Count,
  "price": Money
}).describe('What is asked of the venues, and what it costs')
});

export type SchedulePlan = zod.input<typeof SchedulePlan>;
export type SchedulePlanOutput = zod.output<typeof SchedulePlan>;
