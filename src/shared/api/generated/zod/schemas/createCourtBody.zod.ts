/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CourtScheduleInput } from './courtScheduleInput.zod.ts';
import { CourtSurface } from './courtSurface.zod.ts';
import { DelayedStart } from './delayedStart.zod.ts';
import { Facility } from './facility.zod.ts';
import { Id } from './id.zod.ts';
import { ModuleType } from './moduleType.zod.ts';
import { Money } from './money.zod.ts';
import { PriceRuleInput } from './priceRuleInput.zod.ts';
import { TimeSlotId } from './timeSlotId.zod.ts';

export const createCourtBodyNameMax = 100;

export const createCourtBodyPlayersCapacityMin = 2;
export const createCourtBodyPlayersCapacityMax = 100;

export const createCourtBodyFacilitiesMin = 2;

export const createCourtBodySchedulesMax = 400;

export const createCourtBodyDefaultSlotsMin = 5;

export const createCourtBodyPriceRulesMax = 50;

export const createCourtBodyPositionMin = 0;



export const CreateCourtBody = zod.strictObject({
  "module": ModuleType,
  "name": zod.string().min(1).max(createCourtBodyNameMax),
  "sport_id": Id,
  "players_capacity": zod.int().min(createCourtBodyPlayersCapacityMin).max(createCourtBodyPlayersCapacityMax),
  "facilities": zod.array(Facility).min(createCourtBodyFacilitiesMin),
  "schedules": zod.array(CourtScheduleInput).max(createCourtBodySchedulesMax).optional().describe('Replaces the whole list; a weekday or date without an entry has the default slots.'),
  "price": Money.describe('For each slot'),
  "is_public": zod.boolean().optional(),
  "delayed_start": DelayedStart.optional(),
  "default_slots": zod.array(TimeSlotId).min(createCourtBodyDefaultSlotsMin).describe('Ids of time slots'),
  "price_rules": zod.array(PriceRuleInput).max(createCourtBodyPriceRulesMax).optional().describe('Replaces the whole list; the first match wins, else the price of the court.'),
  "surface": zod.union([CourtSurface,zod.null()]).optional(),
  "position": zod.int().min(createCourtBodyPositionMin).optional().describe('Place in the list of courts from 0; the others move')
});

export type CreateCourtBody = zod.input<typeof CreateCourtBody>;
export type CreateCourtBodyOutput = zod.output<typeof CreateCourtBody>;
