/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CourtSchedule } from './courtSchedule.zod.ts';
import { CourtSurface } from './courtSurface.zod.ts';
import { DelayedStart } from './delayedStart.zod.ts';
import { Facility } from './facility.zod.ts';
import { Id } from './id.zod.ts';
import { Money } from './money.zod.ts';
import { PriceRule } from './priceRule.zod.ts';
import { Sport } from './sport.zod.ts';
import { TimeSlotId } from './timeSlotId.zod.ts';

export const courtPlayersCapacityMin = 2;

export const courtFacilitiesMin = 2;

export const courtDefaultSlotsMin = 5;

export const courtPositionMin = 0;



export const Court = zod.strictObject({
  "id": Id,
  "venue_id": Id,
  "name": zod.string(),
  "sport": Sport,
  "players_capacity": zod.int().min(courtPlayersCapacityMin),
  "facilities": zod.array(Facility).min(courtFacilitiesMin),
  "price": Money.describe('Per slot, in ALL'),
  "is_public": zod.boolean(),
  "delayed_start": DelayedStart,
  "default_slots": zod.array(TimeSlotId).min(courtDefaultSlotsMin),
  "schedules": zod.array(CourtSchedule),
  "price_rules": zod.array(PriceRule),
  "surface": zod.union([CourtSurface,zod.null()]),
  "position": zod.int().min(courtPositionMin).describe('Order within the venue')
});

export type Court = zod.input<typeof Court>;
export type CourtOutput = zod.output<typeof Court>;
