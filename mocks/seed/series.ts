import type { SeriesRecord } from '../db/records.ts';
import { rangeTimes } from '../rules/shared/slots.ts';
import { addDays, DAY, isoWeekday } from '../rules/shared/time.ts';
import { slots } from './courts.ts';
import type { Ledger } from './ledger.ts';
import type { Seeding } from './seeding.ts';
import { courtIds } from './venue-plans.ts';

export interface SeriesPlan {
  readonly courtId: number;
  readonly weekday: number;
  readonly slot: number;
  readonly slotCount: number;
  readonly userId: number;
  /** Number of past sessions. */
  readonly weeksBefore: number;
  /** Number of future sessions; 12 unless it ends (design §5). */
  readonly weeksAhead?: number;
  /** The n-th future session is skipped. */
  readonly skipWeek?: number;
  readonly hasEnded?: true;
}

/** One weekly booking with its sessions. */
export async function seedSeries(at: Seeding, ledger: Ledger, plan: SeriesPlan): Promise<SeriesRecord> {
  const court = ledger.court(plan.courtId);
  const ahead = plan.hasEnded ? 0 : (plan.weeksAhead ?? 12);
  const next = addDays(at.today, ((plan.weekday - isoWeekday(at.today) + 6) % 7) + 1);
  const dates = slots(-plan.weeksBefore, ahead - 1).map((week) => addDays(next, 7 * week));
  const rangeOn = (date: string) => ({ date, time_slot_id: plan.slot, slot_count: plan.slotCount });
  const cancelled = plan.skipWeek === undefined ? [] : [addDays(next, 7 * (plan.skipWeek - 1))];
  const closed = dates.filter((date) => !ledger.isFree(court, rangeOn(date)));
  const created_at =
    rangeTimes(court, { date: addDays(next, -7 * plan.weeksBefore), time_slot_id: plan.slot, slot_count: 1 })
      .starts_at -
    3 * DAY;
  const series = await at.db.series.insert({
    venue_id: court.venue_id,
    court_id: court.id,
    weekday: plan.weekday,
    time_slot_id: plan.slot,
    slot_count: plan.slotCount,
    starts_on: dates[0] ?? next,
    ends_on: plan.hasEnded ? addDays(next, -7) : null,
    status: plan.hasEnded ? 'ended' : 'active',
    skipped_dates: [...new Set([...cancelled, ...closed])].toSorted(),
    user_id: plan.userId,
    created_at,
  });
  for (const date of dates.filter((day) => !closed.includes(day))) {
    const status = cancelled.includes(date) ? 'Unbooked' : 'Confirmed';
    await ledger.book(court.id, { ...rangeOn(date), status, series_id: series.id, user_id: plan.userId, created_at });
  }
  return series;
}

/** Ten more weekly bookings; with the two of the stories there are twelve. */
export async function seedWeeklyBookings(at: Seeding, ledger: Ledger): Promise<void> {
  const plan = (
    courtId: number,
    weekday: number,
    slot: number,
    slotCount: number,
    userId: number,
    weeksBefore: number,
  ): SeriesPlan => ({ courtId, weekday, slot, slotCount, userId, weeksBefore });
  const plans = [
    plan(courtIds.dajtiA, 1, 15, 1, 23, 6),
    plan(courtIds.dajtiB, 3, 14, 2, 24, 5),
    plan(courtIds.dajtiHall, 5, 14, 1, 25, 4),
    plan(courtIds.liqeni3, 2, 15, 1, 26, 4),
    plan(courtIds.kombinati1, 4, 14, 1, 27, 6),
    plan(16, 3, 16, 1, 28, 3),
    plan(22, 5, 14, 2, 29, 2),
    plan(28, 6, 13, 1, 30, 2),
    plan(36, 7, 12, 1, 31, 1),
    { ...plan(34, 4, 15, 1, 32, 7), hasEnded: true as const },
  ];
  for (const one of plans) await seedSeries(at, ledger, one);
}
