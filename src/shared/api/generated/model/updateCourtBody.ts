/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CourtScheduleInput } from './courtScheduleInput.ts';
import type { CourtSurface } from './courtSurface.ts';
import type { DelayedStart } from './delayedStart.ts';
import type { Facility } from './facility.ts';
import type { Id } from './id.ts';
import type { OneLine } from './oneLine.ts';
import type { Price } from './price.ts';
import type { PriceRuleInput } from './priceRuleInput.ts';
import type { TimeSlotId } from './timeSlotId.ts';

export interface UpdateCourtBody {
  name?: OneLine;
  sport_id?: Id;
  /**
     * @minimum 2
     * @maximum 100
     */
  players_capacity?: number;
  /**
     * @minItems 2
     * @maxItems 7
     */
  facilities?: Facility[];
  /**
     * Replaces the whole list; a weekday or date without an entry has the default slots.
     * @maxItems 400
     */
  schedules?: CourtScheduleInput[];
  price?: Price;
  is_public?: boolean;
  delayed_start?: DelayedStart;
  /**
     * Ids of time slots
     * @minItems 5
     * @maxItems 18
     */
  default_slots?: TimeSlotId[];
  /**
     * Replaces the whole list; the first match wins, else the price of the court.
     * @maxItems 50
     */
  price_rules?: PriceRuleInput[];
  surface?: CourtSurface | null;
  /**
     * Place in the list of courts from 0; the others move
     * @minimum 0
     */
  position?: number;
}
