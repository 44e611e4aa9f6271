/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { KickOff } from './kickOff.zod.ts';
import { ModuleType } from './moduleType.zod.ts';
import { PlannedTime } from './plannedTime.zod.ts';
import { RequestDate } from './requestDate.zod.ts';

export const generateBodyMatchdayIntervalDaysMin = 0;
export const generateBodyMatchdayIntervalDaysMax = 60;

export const generateBodyMatchdayDaysMax = 28;

export const generateBodyKickoffsMax = 30;

export const generateBodyVenueIdsMax = 20;

export const generateBodyCourtIdsMax = 100;

export const generateBodyMinRestMinutesMin = 0;
export const generateBodyMinRestMinutesMax = 20160;

export const generateBodyPlanMax = 2100;



export const GenerateBody = zod.strictObject({
  "module": ModuleType,
  "start_date": RequestDate.describe('The first day of the first matchday'),
  "matchday_interval_days": zod.int().min(generateBodyMatchdayIntervalDaysMin).max(generateBodyMatchdayIntervalDaysMax).describe('From the first day of a matchday to that of the next'),
  "matchday_days": zod.int().min(1).max(generateBodyMatchdayDaysMax).optional().describe('How many days a matchday may take; 7 when absent'),
  "kickoffs": zod.array(KickOff).min(1).max(generateBodyKickoffsMax),
  "venue_ids": zod.array(Id).max(generateBodyVenueIdsMax).optional().describe('Without any, games have no court yet'),
  "court_ids": zod.array(Id).max(generateBodyCourtIdsMax).optional().describe('Of these venues; all of their sport when absent'),
  "min_rest_minutes": zod.int().min(generateBodyMinRestMinutesMin).max(generateBodyMinRestMinutesMax).describe('Between two games of a team, and between a game and one that waits for it'),
  "book_courts": zod.boolean().describe('Asks the venues for the courts'),
  "dry_run": zod.boolean().describe('Only shows what would be, and writes nothing'),
  "plan": zod.array(PlannedTime).max(generateBodyPlanMax).optional().describe('Times that were shown. To create, exactly these are taken, or none (409 court_taken, schedule_changed). In a dry run those that are still free stay, and only the others are looked for anew')
});

export type GenerateBody = zod.input<typeof GenerateBody>;
export type GenerateBodyOutput = zod.output<typeof GenerateBody>;
