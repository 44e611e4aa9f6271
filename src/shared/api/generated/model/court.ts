/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CourtSchedule } from './courtSchedule.ts';
import type { CourtSurface } from './courtSurface.ts';
import type { DelayedStart } from './delayedStart.ts';
import type { Facility } from './facility.ts';
import type { Id } from './id.ts';
import type { Money } from './money.ts';
import type { PriceRule } from './priceRule.ts';
import type { Sport } from './sport.ts';
import type { TimeSlotId } from './timeSlotId.ts';

export interface Court {
  id: Id;
  venue_id: Id;
  name: string;
  sport: Sport;
  /** @minimum 2 */
  players_capacity: number;
  /** @minItems 2 */
  facilities: Facility[];
  /** Per slot, in ALL */
  price: Money;
  is_public: boolean;
  delayed_start: DelayedStart;
  /** @minItems 5 */
  default_slots: TimeSlotId[];
  schedules: CourtSchedule[];
  price_rules: PriceRule[];
  surface: CourtSurface | null;
  /**
     * Order within the venue
     * @minimum 0
     */
  position: number;
}
