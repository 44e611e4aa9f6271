import type { BookingRecord, CourtRecord, LocalText, UserRecord, VenueRecord } from '../../db/records.ts';
import type { DbReader, DbWriter } from '../../db/tables.ts';
import type { RealtimeEvent } from '../../contract/types.ts';
import { bookingAddress, venueBookingAddress } from '../shared/notification-target.ts';
import { addNotification } from '../shared/notify.ts';
import { toIso, wallTimeOf } from '../shared/time.ts';

/** A booking with what its notifications mention. */
export interface BookingNotice {
  readonly booking: Pick<BookingRecord, 'id' | 'date' | 'starts_at' | 'status'>;
  readonly court: CourtRecord;
  readonly venue: VenueRecord;
  readonly weekly: boolean;
  /** The acting user; null for the system. */
  readonly actor: UserRecord | null;
  /** Why a weekly session was skipped. */
  readonly reason?: 'closed' | 'taken';
  /** Until when to answer. */
  readonly until?: number;
  /** How a question or an offer was answered. */
  readonly answer?: NoticeAnswer;
  /** A whole series is handed over. */
  readonly wholeSeries?: boolean;
}
export type NoticeAnswer = 'accepted' | 'declined' | 'withdrawn' | 'expired' | 'moved' | 'cancelled' | 'none';
export type NoticeType =
  | 'booking-created'
  | 'booking-moved'
  | 'booking-confirmed'
  | 'booking-declined'
  | 'booking-cancelled'
  | 'series-ended'
  | 'booking-expired'
  | 'series-skipped'
  | 'closure-choice'
  | 'closure-answered'
  | 'handover-offered'
  | 'handover-answered';

/** `series-ended` is sent as the contract's nearest type. */
const wireTypes: Record<NoticeType, string> = {
  'booking-created': 'booking-created',
  'booking-moved': 'booking-moved',
  'booking-confirmed': 'booking-confirmed',
  'booking-declined': 'booking-declined',
  'booking-cancelled': 'booking-cancelled',
  'series-ended': 'booking-cancelled',
  'booking-expired': 'booking-expired',
  'series-skipped': 'series-skipped',
  'closure-choice': 'closure-choice',
  'closure-answered': 'closure-answered',
  'handover-offered': 'handover-offered',
  'handover-answered': 'handover-answered',
};
const titles: Record<NoticeType, LocalText> = {
  'booking-created': { en: 'New booking', sq: 'Rezervim i ri' },
  'booking-moved': { en: 'Booking time changed', sq: 'Orari i rezervimit u ndryshua' },
  'booking-confirmed': { en: 'Booking confirmed', sq: 'Rezervimi u konfirmua' },
  'booking-declined': { en: 'Booking declined', sq: 'Rezervimi u refuzua' },
  'booking-cancelled': { en: 'Booking cancelled', sq: 'Rezervimi u anulua' },
  'series-ended': { en: 'Weekly booking ended', sq: 'Rezervimi javor u ndërpre' },
  'booking-expired': { en: 'Booking expired', sq: 'Rezervimi skadoi' },
  'series-skipped': { en: 'No weekly session', sq: 'Pa seancë javore' },
  'closure-choice': { en: 'The court is closed: choose', sq: 'Fusha është e mbyllur: zgjidh' },
  'closure-answered': { en: 'Answer about a closed time', sq: 'Përgjigje për orarin e mbyllur' },
  'handover-offered': { en: 'A booking for you', sq: 'Një rezervim për ty' },
  'handover-answered': { en: 'Booking handed over', sq: 'Kalimi i rezervimit' },
};
const answered: Record<NoticeAnswer, LocalText> = {
  accepted: { en: 'Booking handed over', sq: 'Rezervimi kaloi te një tjetër' },
  declined: { en: 'The offered booking was declined', sq: 'Rezervimi i ofruar u refuzua' },
  withdrawn: { en: 'A booking is no longer offered to you', sq: 'Një rezervim nuk të ofrohet më' },
  expired: { en: 'Nobody took over the booking', sq: 'Rezervimin nuk e mori askush' },
  moved: { en: 'The player chose another time', sq: 'Lojtari zgjodhi një orar tjetër' },
  cancelled: { en: 'The player cancelled', sq: 'Lojtari anuloi' },
  none: { en: 'The player did not answer', sq: 'Lojtari nuk u përgjigj' },
};

/** The same text in both languages: names and figures only. */
function bodyOf({ booking, court, venue, actor }: BookingNotice): LocalText {
  const [year, month, day] = booking.date.split('-');
  const when = `${day}.${month}.${year} ${wallTimeOf(booking.starts_at)}`;
  const text = [venue.name, court.name, when, actor?.name].filter(Boolean).join(' · ');
  return { en: text, sq: text };
}

/** What the app names the session by. */
export const aboutBooking = (
  { date, starts_at }: Pick<BookingRecord, 'date' | 'starts_at'>,
  court: CourtRecord,
  venue: VenueRecord,
) => ({ court_name: court.name, venue_name: venue.name, date, start: wallTimeOf(starts_at) });

/** Notifies every user of the venue except the acting one (design §11). */
export async function notifyVenue(db: DbWriter, type: NoticeType, notice: BookingNotice, now: number): Promise<void> {
  const { booking, venue, actor } = notice;
  for (const { user_id } of db.venueUsers.by('venue', venue.id)) {
    if (user_id === actor?.id) continue;
    await insert(db, type, notice, now, {
      user_id,
      module: 'venue',
      entity_id: venue.id,
      url: venueBookingAddress(venue.id, booking),
    });
  }
}

/** Notifies the player of a change made by others. */
export async function notifyPlayer(
  db: DbWriter,
  type: NoticeType,
  notice: BookingNotice,
  userId: number,
  now: number,
  url = bookingAddress(notice.booking.id, userId),
): Promise<void> {
  await insert(db, type, notice, now, { user_id: userId, module: 'base', entity_id: userId, url });
}

async function insert(
  db: DbWriter,
  type: NoticeType,
  notice: BookingNotice,
  now: number,
  to: { user_id: number; module: 'venue' | 'base'; entity_id: number; url: string },
): Promise<void> {
  const { url, ...addressee } = to;
  await addNotification(db, {
    ...addressee,
    type: wireTypes[type],
    title: notice.answer ? answered[notice.answer] : titles[type],
    body: bodyOf(notice),
    data: { entity_type: 'booking', entity_id: notice.booking.id, url, ...sessionOf(type, notice) },
    actor_id: notice.actor?.id ?? null,
    created_at: now,
  });
}

/** The end of a weekly booking is about many sessions. */
function sessionOf(type: NoticeType, { booking, court, venue, reason, until, answer, wholeSeries }: BookingNotice) {
  if (type === 'series-ended') return {};
  return {
    booking: {
      ...aboutBooking(booking, court, venue),
      ...(reason && { reason }),
      ...(until !== undefined && { until: toIso(until) }),
      ...(answer && { answer }),
      ...(wholeSeries !== undefined && { weekly: wholeSeries }),
    },
  };
}

/** `NewBookingAdded` for each user of the venue (ENT-81, design §11). */
export function newBookingEvents(
  db: DbWriter,
  { booking, court, venue, weekly, actor }: BookingNotice,
): RealtimeEvent[] {
  const data = {
    booking_id: booking.id,
    venue_id: venue.id,
    court_name: court.name,
    date: booking.date,
    start: wallTimeOf(booking.starts_at),
    weekly,
    status: booking.status,
    booked_by: actor?.name ?? null,
  };
  return db.venueUsers
    .by('venue', venue.id)
    .filter(({ user_id }) => user_id !== actor?.id)
    .map(({ user_id }) => ({ user_id, type: 'NewBookingAdded', data }));
}

/** `VenueCalendarChanged` for each user of the venue, on whatever device: the calendar is read again (decision 020). */
export const calendarEvents = (db: DbReader, venueId: number, but?: (userId: number) => boolean): RealtimeEvent[] =>
  db.venueUsers
    .by('venue', venueId)
    .filter(({ user_id }) => !but?.(user_id))
    .map(({ user_id }) => ({ user_id, type: 'VenueCalendarChanged', data: { venue_id: venueId } }));

/** What of a player's booking others changed, as `BookingChanged` names it. */
const changes: Partial<Record<NoticeType, string>> = {
  'closure-choice': 'asked',
  'handover-offered': 'offered',
  'booking-moved': 'moved',
  'booking-confirmed': 'confirmed',
  'booking-declined': 'declined',
  'booking-cancelled': 'cancelled',
  'series-ended': 'ended',
};

/** `BookingChanged` for the player of a booking that the venue changed (decision 020). */
export function bookingChangedEvent(
  type: NoticeType,
  { id: booking_id, date, starts_at }: Pick<BookingRecord, 'id' | 'date' | 'starts_at'>,
  user_id: number,
  /** Of an offer to somebody else. */
  answer?: NoticeAnswer,
): RealtimeEvent {
  // a declined offer is no declined booking
  const change = answer ? `handover-${answer}` : (changes[type] ?? 'moved');
  const data = { booking_id, date, start: wallTimeOf(starts_at), change };
  return { user_id, type: 'BookingChanged', data };
}
