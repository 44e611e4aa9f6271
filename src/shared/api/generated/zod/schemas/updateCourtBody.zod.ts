/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CourtScheduleInput } from './courtScheduleInput.zod.ts';
import { CourtSurface } from './courtSurface.zod.ts';
import { DelayedStart } from './delayedStart.zod.ts';
import { EntityName } from './entityName.zod.ts';
import { Facility } from './facility.zod.ts';
import { Id } from './id.zod.ts';
import { ModuleType } from './moduleType.zod.ts';
import { Price } from './price.zod.ts';
import { PriceRuleInput } from './priceRuleInput.zod.ts';
import { TimeSlotId } from './timeSlotId.zod.ts';

export const updateCourtBodyPlayersCapacityMin = 2;
export const updateCourtBodyPlayersCapacityMax = 100;

export const updateCourtBodyFacilitiesMin = 2;
export const updateCourtBodyFacilitiesMax = 7;

export const updateCourtBodySchedulesMax = 400;

export const updateCourtBodyDefaultSlotsMin = 5;
export const updateCourtBodyDefaultSlotsMax = 18;

export const updateCourtBodyPriceRulesMax = 50;

export const updateCourtBodyPositionMin = 0;



export const UpdateCourtBody = zod.strictObject({
  "module": ModuleType,
  "name": EntityName.optional(),
  "sport_id": Id.optional(),
  "players_capacity": zod.int().min(updateCourtBodyPlayersCapacityMin).max(updateCourtBodyPlayersCapacityMax).optional(),
  "facilities": zod.array(Facility).min(updateCourtBodyFacilitiesMin).max(updateCourtBodyFacilitiesMax).optional(),
  "schedules": zod.array(CourtScheduleInput).max(updateCourtBodySchedulesMax).optional().describe('Replaces the whole list; a weekday or date without an entry has the default slots.'),
  "price": Price.optional(),
  "is_public": zod.boolean().optional(),
  "delayed_start": DelayedStart.optional(),
  "default_slots": zod.array(TimeSlotId).min(updateCourtBodyDefaultSlotsMin).max(updateCourtBodyDefaultSlotsMax).optional().describe('Ids of time slots'),
  "price_rules": zod.array(PriceRuleInput).max(updateCourtBodyPriceRulesMax).optional().describe('Replaces the whole list; the first match wins, else the price of the court.'),
  "surface": zod.union([CourtSurface,zod.null()]).optional(),
  "position": zod.int().min(updateCourtBodyPositionMin).optional().describe('Place in the list of courts from 0; the others move')
});

export type UpdateCourtBody = zod.input<typeof UpdateCourtBody>;
export type UpdateCourtBodyOutput = zod.output<typeof UpdateCourtBody>;
