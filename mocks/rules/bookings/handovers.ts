/** What is stored of hand-overs (R24); the decisions are in `handover.ts`. */
import type { BookingRecord, HandoverRecord } from '../../db/records.ts';
import type { DbReader, DbWriter } from '../../db/tables.ts';
import type { RealtimeEvent } from '../../contract/types.ts';
import { type HandoverAnswer, notifyPlayer, offerAnsweredEvent } from './notices.ts';
import { isActive } from './status.ts';
import { decideHandover } from './handover.ts';
import { bookingsAddress } from '../shared/notification-target.ts';

type Emit = (event: RealtimeEvent) => void;

/** The latest offer that concerns a booking: its own, or that of its series from this session or an earlier one on. */
export function lastHandover(db: DbReader, booking: BookingRecord): HandoverRecord | undefined {
  const own = db.handovers.by('booking', booking.id);
  const ofSeries =
    booking.series_id === null
      ? []
      : db.handovers.by('series', booking.series_id).filter(({ expires_at }) => expires_at <= booking.starts_at);
  return [...own, ...ofSeries].toSorted((a, b) => a.id - b.id).at(-1);
}

/** The sessions that change hands: one, or of a series this one and the later ones that still stand. */
export const handedSessions = (
  db: DbReader,
  { series_id, from_user_id }: Pick<HandoverRecord, 'series_id' | 'from_user_id'>,
  booking: BookingRecord,
  now: number,
): BookingRecord[] =>
  series_id === null
    ? [booking]
    : db.bookings
        .by('series', series_id)
        .filter((one) => one.starts_at >= booking.starts_at && one.user_id === from_user_id && isActive(one, now))
        .toSorted((a, b) => a.starts_at - b.starts_at);

/** Ends offers whose session has started, and those of bookings that are no longer what was offered. */
export async function tendHandovers(db: DbWriter, now: number, emit: Emit): Promise<void> {
  for (const offer of db.handovers.by('state', 'offered')) {
    const booking = db.bookings.get(offer.booking_id);
    const state = decideHandover(offer, booking && isAsOffered(db, offer, booking, now) ? 'time' : 'changed', now);
    const settled = state ?? decideHandover(offer, 'time', now);
    if (settled === null || settled === 'offered') continue;
    await db.handovers.update(offer.id, { state: settled, settled_at: now });
    if (!booking) continue;
    if (settled === 'expired') await tellOfAnswer(db, { offer, booking, to: 'giver', answer: 'expired' }, now, emit);
    else await tellOfAnswer(db, { offer, booking, to: 'receiver', answer: 'withdrawn' }, now, emit);
  }
}

function isAsOffered(db: DbReader, offer: HandoverRecord, booking: BookingRecord, now: number): boolean {
  const isSame =
    isActive(booking, now) &&
    booking.user_id === offer.from_user_id &&
    booking.court_id === offer.court_id &&
    booking.starts_at === offer.expires_at;
  // somebody else is not to answer for the giver
  return isSame && handedSessions(db, offer, booking, now).every(({ asked }) => asked === null);
}

/** Tells giver or receiver what became of an offer. */
export async function tellOfAnswer(
  db: DbWriter,
  told: {
    readonly offer: HandoverRecord;
    readonly booking: BookingRecord;
    readonly to: 'giver' | 'receiver';
    readonly answer: HandoverAnswer;
  },
  now: number,
  emit: Emit,
): Promise<void> {
  const { offer, booking, to, answer } = told;
  const court = db.courts.get(booking.court_id);
  const venue = db.venues.get(booking.venue_id);
  const [userId, otherId] =
    to === 'giver' ? [offer.from_user_id, offer.to_user_id] : [offer.to_user_id, offer.from_user_id];
  if (!court || !venue || !db.users.get(userId)) return;
  const actor = answer === 'expired' ? null : (db.users.get(otherId) ?? null);
  const wholeSeries = offer.series_id !== null;
  const notice = { booking, court, venue, weekly: booking.series_id !== null, actor, answer, wholeSeries };
  // what is theirs no longer, or never was, is no page of theirs
  const url = to === 'giver' && answer !== 'accepted' ? undefined : bookingsAddress(userId);
  await notifyPlayer(db, 'handover-answered', notice, userId, now, url);
  emit(offerAnsweredEvent(answer, booking, userId));
}
