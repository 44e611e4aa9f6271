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

export const createCourtBodyPlayersCapacityMin = 2;
export const createCourtBodyPlayersCapacityMax = 100;

export const createCourtBodyFacilitiesMin = 2;
export const createCourtBodyFacilitiesMax = 7;

export const createCourtBodySchedulesMax = 400;

export const createCourtBodyDefaultSlotsMin = 5;
export const createCourtBodyDefaultSlotsMax = 18;

export const createCourtBodyPriceRulesMax = 50;

export const createCourtBodyPositionMin = 0;



export const CreateCourtBody = zod.strictObject({
  "module": ModuleType,
  "name": EntityName,
  "sport_id": Id,
  "players_capacity": zod.int().min(createCourtBodyPlayersCapacityMin).max(createCourtBodyPlayersCapacityMax),
  "facilities": zod.array(Facility).min(createCourtBodyFacilitiesMin).max(createCourtBodyFacilitiesMax),
  "schedules": zod.array(CourtScheduleInput).max(createCourtBodySchedulesMax).optional().describe('Replaces the whole list; a weekday or date without an entry has the default slots.'),
  "price": Price,
  "is_public": zod.boolean().optional(),
  "delayed_start": DelayedStart.optional(),
  "default_slots": zod.array(TimeSlotId).min(createCourtBodyDefaultSlotsMin).max(createCourtBodyDefaultSlotsMax).describe('Ids of time slots'),
  "price_rules": zod.array(PriceRuleInput).max(createCourtBodyPriceRulesMax).optional().describe('Replaces the whole list; the first match wins, else the price of the court.'),
  "surface": zod.union([CourtSurface,zod.null()]).optional(),
  "position": zod.int().min(createCourtBodyPositionMin).optional().describe('Place in the list of courts from 0; the others move')
});

export type CreateCourtBody = zod.input<typeof CreateCourtBody>;
export type CreateCourtBodyOutput = zod.output<typeof CreateCourtBody>;
