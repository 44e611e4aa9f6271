/** Records that tests and demonstrations rely on; unlike the rest of the seed they must not change. */
import { addDays, dateOf, HOUR, isoWeekday, MINUTE, toUtc } from '../rules/shared/time.ts';
import { rangeTimes, slotStart } from '../rules/shared/slots.ts';
import { slots } from './courts.ts';
import { demoId } from './demo-accounts.ts';
import type { Ledger } from './ledger.ts';
import type { Seeding } from './seeding.ts';
import { seedSeries } from './series.ts';
import { courtIds, venueIds } from './venue-plans.ts';

const DAY = 24 * HOUR;
const single = (date: string, time_slot_id: number) => ({ date, time_slot_id, slot_count: 1 }) as const;

/** The Thursday after today: the first session of the weekly booking below. */
export function comingThursday(today: string): string {
  return addDays(today, ((4 - isoWeekday(today) + 6) % 7) + 1);
}

/**
 * Fusha 1 at Fusha e Liqenit, Thursdays at 19:00 (slot 14): week 3 is taken while Fusha 2 is free, in week 6 the whole venue is
 * closed, every other week is free; in the first two weeks 19:00–22:00 is free on every day.
 */
export async function seedWeeklyStory(at: Seeding, ledger: Ledger): Promise<void> {
  const thursday = comingThursday(at.today);
  const evening = { time_slot_id: 14, slot_count: 3 };
  for (const day of slots(0, 13)) ledger.reserve(courtIds.liqeni1, { date: addDays(at.today, day), ...evening });
  for (const week of slots(0, 12)) {
    for (const court of [courtIds.liqeni1, courtIds.liqeni2])
      ledger.reserve(court, { date: addDays(thursday, 7 * week), ...evening });
  }
  await ledger.book(courtIds.liqeni1, {
    ...single(addDays(thursday, 14), 14),
    status: 'Confirmed',
    user_id: 20,
    created_at: at.now - 3 * DAY,
  });

  const closed = addDays(thursday, 35);
  const courts = [courtIds.liqeni1, courtIds.liqeni2, courtIds.liqeni3];
  for (const court of courts) ledger.reserve(court, { date: closed, time_slot_id: 1, slot_count: 18 });
  await at.db.blocks.insert({
    venue_id: venueIds.liqeni,
    court_ids: courts,
    date_from: closed,
    date_to: closed,
    time_slot_ids: null,
    reason: 'Mirëmbajtje e ndriçimit',
    created_by: demoId('owner'),
  });
}

/** One booking of the player in every state (design §5). */
export async function seedPlayerStory(at: Seeding, ledger: Ledger): Promise<void> {
  const { now, today } = at;
  const player = { user_id: demoId('player') };
  const { liqeni2, liqeni3, dajtiA, kombinati1, kombinati2, buna1 } = courtIds;
  // can be cancelled: three days ahead
  await ledger.book(liqeni2, {
    ...single(addDays(today, 3), 12),
    status: 'Confirmed',
    ...player,
    created_at: now - 2 * DAY,
  });
  // cannot: inside the cutoff, made long ago
  await ledger.book(liqeni3, { ...soon(now), status: 'Confirmed', ...player, created_at: now - 3 * DAY });
  // pending
  await ledger.book(dajtiA, {
    ...single(openDay(ledger, dajtiA, addDays(today, 4)), 14),
    status: 'Pending',
    ...player,
    created_at: now - HOUR,
  });
  // past
  await ledger.book(kombinati1, {
    ...single(addDays(today, -10), 15),
    status: 'Confirmed',
    ...player,
    created_at: now - 14 * DAY,
  });
  // unbooked in each of the four ways (R27): by the player, by the venue, declined, expired
  const unbooked = { status: 'Unbooked', ...player } as const;
  await ledger.book(kombinati2, { ...single(addDays(today, 6), 13), ...unbooked, created_at: now - 4 * DAY });
  await ledger.book(liqeni2, {
    ...single(addDays(today, 8), 14),
    ...unbooked,
    created_at: now - 6 * DAY,
    confirmed_at: now - 6 * DAY,
    cancelled_at: now - 2 * DAY,
    cancelled_by: 'admin',
    cancel_reason: 'Ndriçimi i fushës është prishur.',
  });
  await ledger.book(dajtiA, {
    ...single(addDays(today, 9), 14),
    ...unbooked,
    created_at: now - 5 * DAY,
    cancelled_at: now - 5 * DAY + 3 * HOUR,
    cancelled_by: 'admin',
    cancel_reason: 'declined',
  });
  await ledger.book(dajtiA, {
    ...single(addDays(today, -4), 14),
    ...unbooked,
    created_at: now - 7 * DAY,
    cancelled_at: now - 6 * DAY,
    cancelled_by: 'system',
    cancel_reason: 'expired',
  });
  // every Monday, with one session skipped
  await seedSeries(at, ledger, {
    courtId: kombinati2,
    weekday: 1,
    slot: 15,
    slotCount: 1,
    userId: player.user_id,
    weeksBefore: 4,
    skipWeek: 2,
  });
  // inside the cutoff and inside the grace time: the account with all profiles has just booked
  const close = { ...soon(now), time_slot_id: soon(now).time_slot_id + 1 };
  await ledger.book(buna1, {
    ...close,
    status: 'Confirmed',
    user_id: demoId('everyone'),
    created_at: now - 10 * MINUTE,
  });
}

/** The first of these days on which the court is open at 19:00. */
function openDay(ledger: Ledger, courtId: number, from: string): string {
  return ledger.isFree(ledger.court(courtId), single(from, 14)) ? from : openDay(ledger, courtId, addDays(from, 1));
}

/** A slot that starts in 2 to 24 hours: today at 18:00, or else tomorrow at 08:00. */
function soon(now: number): { date: string; time_slot_id: number; slot_count: 1 } {
  const today = dateOf(now);
  return toUtc(today, slotStart(13)) > now + 2 * HOUR ? single(today, 13) : single(addDays(today, 1), 3);
}

/** The weekly booking with one skipped date and, five weeks ahead, a session taken by someone else. */
export async function seedSeriesStory(at: Seeding, ledger: Ledger): Promise<void> {
  const court = courtIds.tennis1 + 1;
  const series = await seedSeries(at, ledger, {
    courtId: court,
    weekday: 2,
    slot: 14,
    slotCount: 1,
    userId: 21,
    weeksBefore: 3,
    skipWeek: 1,
    weeksAhead: 4,
  });
  const fifth = ledger.court(court);
  const date = addDays(series.starts_on, 7 * (3 + 4));
  await ledger.book(court, {
    ...single(date, 14),
    status: 'Confirmed',
    user_id: 22,
    created_at: Math.min(at.now, rangeTimes(fifth, single(date, 14)).starts_at) - DAY,
  });
}
