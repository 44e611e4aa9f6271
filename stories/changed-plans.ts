import type { Backend } from '../mocks/backend.ts';
import { keepOutcome } from '../mocks/rules/bookings/closures.ts';
import { demoId } from '../mocks/seed/demo-accounts.ts';
import { bindClock } from '../src/shared/platform/clock.ts';
import { LONG_AGO } from './long-ago.ts';

const HOUR = 3_600_000;

/** As if the venue had closed the court of a booking, and asked its player until 16:00. */
export async function askAbout({ control }: Backend, bookingId: number): Promise<void> {
  const now = control.clock.now();
  const [until, reason] = [now + 6 * HOUR, 'Ndërrohet bari'];
  await control.db.transact(async (tx) => {
    const booking = tx.bookings.get(bookingId);
    if (!booking) throw new RangeError('no such booking');
    const { venue_id, court_id, date, time_slot_id } = booking;
    const at = { venue_id, court_ids: [court_id], date_from: date, date_to: date, time_slot_ids: [time_slot_id] };
    const block = await tx.blocks.insert({ ...at, reason, created_by: 2 });
    await keepOutcome(tx, booking, { block_id: block.id, action: 'ask', reason, answer_until: until }, now);
    await tx.bookings.update(booking.id, { asked: { until, reason } });
  });
}

/** It is this time for the app and its backend, and nobody tells the app. */
export function passTo(time: string, { control }: Backend): void {
  const at = Date.parse(time);
  control.clock.freeze(at);
  bindClock(() => at);
}

/** The third session that the player has left. */
const laterSession = ({ control }: Backend) => {
  const mine = control.db.read.bookings
    .by('user', demoId('player'))
    .filter(
      ({ series_id, starts_at, status }) =>
        series_id !== null && status === 'Confirmed' && starts_at > control.clock.now(),
    );
  const third = mine.toSorted((a, b) => a.starts_at - b.starts_at)[2];
  if (!third) throw new RangeError('no third session');
  return third;
};
/** A question about it. */
export const askedLater = async (backend: Backend) => askAbout(backend, laterSession(backend).id);
/** An offer of it to another player. */
export const offeredLater = async (backend: Backend) => {
  const { id: booking_id, starts_at: expires_at, court_id } = laterSession(backend);
  await backend.control.db.transact((db) =>
    db.handovers.insert({
      booking_id,
      court_id,
      expires_at,
      series_id: null,
      session_count: 1,
      state: 'offered',
      from_user_id: demoId('player'),
      to_user_id: demoId('teamAdmin'),
      offered_at: LONG_AGO,
      settled_at: null,
    }),
  );
};
