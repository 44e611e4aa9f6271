import type { BookingRecord, CourtRecord, SeriesRecord, VenueRecord } from '../../db/records.ts';
import type { DbReader, DbWriter } from '../../db/tables.ts';
import { WEEKS_AHEAD } from './availability.ts';
import { notifyPlayer } from './notices.ts';
import { isActive } from './status.ts';
import { cancelDeadline } from './cancel-policy.ts';
import { occupancyOf } from './occupancy.ts';
import { priceOfRange } from '../venues/prices.ts';
import { slotState } from './slot-state.ts';
import { type SlotRange, rangeTimes } from '../shared/slots.ts';
import { addDays, dateOf, isoWeekday } from '../shared/time.ts';

/** The next twelve days of a series, today included: never before its start nor after its end. */
export function sessionsAhead(series: Pick<SeriesRecord, 'weekday' | 'starts_on' | 'ends_on'>, now: number): string[] {
  const today = dateOf(now);
  const from = series.starts_on > today ? series.starts_on : today;
  const first = addDays(from, (series.weekday - isoWeekday(from) + 7) % 7);
  return Array.from({ length: WEEKS_AHEAD }, (_, week) => addDays(first, 7 * week)).filter(
    (date) => series.ends_on === null || date <= series.ends_on,
  );
}

/** Whether a weekly booking has a session to come: one whose sessions expired or were all cancelled has none. */
export const isAlive = (db: DbReader, series: SeriesRecord, now: number): boolean =>
  series.status === 'active' &&
  db.bookings.by('series', series.id).some((booking) => booking.starts_at > now && isActive(booking, now));

/** The dates a top-up creates: ahead, without a session and not skipped. */
export function missingSessions(db: DbReader, series: SeriesRecord, now: number): string[] {
  if (series.status === 'ended') return [];
  const sessions = db.bookings.by('series', series.id);
  // Declined or expired as a whole before it was confirmed: no top-up.
  const lives =
    sessions.length === 0 || sessions.some((booking) => isActive(booking, now) || booking.confirmed_at !== null);
  if (!lives) return [];
  const known = new Set([...series.skipped_dates, ...sessions.map(({ date }) => date)]);
  return sessionsAhead(series, now).filter((date) => !known.has(date));
}

/**
 * Brings every active series to twelve sessions ahead; a date taken or closed meanwhile is skipped (design §5). A venue that
 * takes no bookings gets no new sessions either; they follow once it does again (design §4).
 */
export async function topUpSeries(db: DbWriter, now: number): Promise<void> {
  for (const series of db.series.filter({ status: 'active' })) {
    const dates = missingSessions(db, series, now);
    const court = db.courts.get(series.court_id);
    const venue = db.venues.get(series.venue_id);
    if (dates.length === 0 || !court || venue?.status !== 'published' || !venue.is_bookable) continue;
    for (const date of dates) await addSession(db, { series, court, venue, date, now });
  }
}

interface Added {
  readonly series: SeriesRecord;
  readonly court: CourtRecord;
  readonly venue: VenueRecord;
  readonly date: string;
  readonly now: number;
}

async function addSession(db: DbWriter, { series, court, venue, date, now }: Added): Promise<void> {
  const range: SlotRange = { date, time_slot_id: series.time_slot_id, slot_count: series.slot_count };
  const state = slotState(court, range, occupancyOf(db, court, date), { userId: series.user_id, now, window: null });
  if (state === 'past') return;
  const sessions = db.bookings.by('series', series.id);
  if (state !== 'available') {
    const skipped_dates = [...(db.series.get(series.id)?.skipped_dates ?? []), date];
    await db.series.update(series.id, { skipped_dates });
    const latest = sessions.at(-1);
    if (series.user_id === null || !latest) return;
    const booking = { ...latest, ...range, ...rangeTimes(court, range) };
    const reason = state === 'blocked' ? 'closed' : 'taken';
    const notice = { booking, court, venue, weekly: true, actor: null, reason } as const;
    await notifyPlayer(db, 'series-skipped', notice, series.user_id, now);
    return;
  }
  const waits =
    sessions.some(({ status }) => status === 'Pending') && !sessions.some(({ confirmed_at }) => confirmed_at !== null);
  const like = sessions.at(-1);
  await db.bookings.insert({
    ...newSession({ court, venue, range, now, status: waits ? 'Pending' : 'Confirmed' }),
    series_id: series.id,
    user_id: series.user_id,
    guest_name: like?.guest_name ?? null,
    guest_phone: like?.guest_phone ?? null,
    note: like?.note ?? null,
    source: like?.source ?? 'user',
  });
}

/** The fields of every new session; price and deadline are those of now (design §5). */
export function newSession(at: {
  court: CourtRecord;
  venue: VenueRecord;
  range: SlotRange;
  now: number;
  status: 'Pending' | 'Confirmed';
}): Omit<BookingRecord, 'id' | 'series_id' | 'user_id' | 'guest_name' | 'guest_phone' | 'note' | 'source'> {
  const times = rangeTimes(at.court, at.range);
  return {
    venue_id: at.venue.id,
    court_id: at.court.id,
    ...at.range,
    ...times,
    price: priceOfRange(at.court, at.range),
    status: at.status,
    cancel_deadline_at: cancelDeadline(times.starts_at, at.venue.booking_policy),
    cancelled_at: null,
    cancelled_by: null,
    cancel_reason: null,
    confirmed_at: at.status === 'Confirmed' ? at.now : null,
    paid_at: null,
    no_show_at: null,
    asked: null,
    created_at: at.now,
  };
}
