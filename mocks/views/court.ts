import type { CourtRecord } from '../db/records.ts';
import type { DbReader } from '../db/tables.ts';
import type { RequestContext } from '../contract/types.ts';
import type { SlotAtCourt } from '../rules/bookings/availability.ts';
import { toIso } from '../rules/shared/time.ts';
import { existing, toSport } from '../rules/shared/lookups.ts';

type Say = Pick<RequestContext, 'say'>;

export const toCourtRef = (db: DbReader, { id, name, sport_id }: CourtRecord, ctx: Say) => ({
  id,
  name,
  sport: toSport(existing(db.sports.get(sport_id), 'sport'), ctx),
});

/** A court with everything that its page and its form show (design §4). */
export const toCourt = (db: DbReader, court: CourtRecord, ctx: Say) => ({
  ...toCourtRef(db, court, ctx),
  venue_id: court.venue_id,
  players_capacity: court.players_capacity,
  facilities: [...court.facilities],
  price: court.price,
  is_public: court.is_public,
  delayed_start: court.delayed_start,
  default_slots: [...court.default_slots],
  schedules: court.schedules.map((schedule) => ({ ...schedule, time_slot_ids: [...schedule.time_slot_ids] })),
  price_rules: court.price_rules.map((rule) => ({ ...rule, weekdays: [...rule.weekdays] })),
  surface: court.surface,
  position: court.position,
});

/** The viewer's watch that waits for a slot, and the end of their head start on it (R24). */
export type WatchOf = (slot: Pick<SlotAtCourt, 'court_id' | 'time_slot_id'>) => {
  readonly watch_id?: number;
  readonly turn_until?: string;
};

/** One cell of the day's table; its booking is shown to users of the venue and to its player. */
export const toCourtSlot = (slot: SlotAtCourt, isInsider: boolean, watchOf: WatchOf = () => ({})) => ({
  court_id: slot.court_id,
  time_slot_id: slot.time_slot_id,
  starts_at: toIso(slot.starts_at),
  ends_at: toIso(slot.ends_at),
  state: slot.state,
  price: slot.price,
  ...((isInsider || slot.is_mine) && slot.booking_id !== null ? { booking_id: slot.booking_id } : {}),
  ...(slot.is_mine ? { is_mine: true as const } : {}),
  ...watchOf(slot),
});
