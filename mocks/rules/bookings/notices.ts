import type { BookingChange } from '../../../src/shared/api/generated/model/bookingChange.ts';
import type { NotificationType } from '../../../src/shared/api/generated/model/notificationType.ts';
import type { BookingRecord, CourtRecord, LocalText, UserRecord, VenueRecord } from '../../db/records.ts';
import type { DbReader, DbWriter } from '../../db/tables.ts';
import type { RealtimeEvent } from '../../contract/types.ts';
import { existing } from '../shared/lookups.ts';
import { noticeTitles } from '../shared/notice-titles.ts';
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
interface News {
  readonly type: NotificationType;
  /** null: that of the answer. */
  readonly title: LocalText | null;
  /** How `BookingChanged` names it to the player; null: they get no such event. */
  readonly change: BookingChange | null;
}
/** What people are told of a booking; the end of a weekly one has no type of its own. */
const news = {
  'booking-created': { type: 'booking-created', title: noticeTitles['booking-created'], change: null },
  'booking-moved': { type: 'booking-moved', title: noticeTitles['booking-moved'], change: 'moved' },
  'booking-confirmed': { type: 'booking-confirmed', title: noticeTitles['booking-confirmed'], change: 'confirmed' },
  'booking-declined': { type: 'booking-declined', title: noticeTitles['booking-declined'], change: 'declined' },
  'booking-cancelled': {
    type: 'booking-cancelled',
    title: noticeTitles['booking-cancelled'].session,
    change: 'cancelled',
  },
  'series-ended': { type: 'booking-cancelled', title: noticeTitles['booking-cancelled'].series, change: 'ended' },
  'booking-expired': { type: 'booking-expired', title: noticeTitles['booking-expired'], change: null },
  'series-skipped': { type: 'series-skipped', title: noticeTitles['series-skipped'], change: null },
  'closure-choice': { type: 'closure-choice', title: noticeTitles['closure-choice'], change: 'asked' },
  'closure-answered': { type: 'closure-answered', title: null, change: null },
  'handover-offered': { type: 'handover-offered', title: noticeTitles['handover-offered'], change: 'offered' },
  'handover-answered': { type: 'handover-answered', title: null, change: null },
} as const satisfies Readonly<Record<string, News>>;
export type NoticeType = keyof typeof news;
/** What the player hears of at once. */
export type ChangeType = {
  [N in NoticeType]: (typeof news)[N]['change'] extends null ? never : N;
}[NoticeType];

export type HandoverAnswer = keyof (typeof noticeTitles)['handover-answered'];
export type NoticeAnswer = HandoverAnswer | keyof (typeof noticeTitles)['closure-answered'];
const answers: Readonly<Record<NoticeAnswer, LocalText>> = {
  ...noticeTitles['handover-answered'],
  ...noticeTitles['closure-answered'],
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
    type: news[type].type,
    title: news[type].title ?? answers[existing(notice.answer, 'answer')],
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

type Changed = Pick<BookingRecord, 'id' | 'date' | 'starts_at'>;

/** `BookingChanged` for the player of a booking that the venue changed, or that is offered to them (decision 020). */
export const bookingChangedEvent = (type: ChangeType, booking: Changed, userId: number): RealtimeEvent =>
  changedEvent(news[type].change, booking, userId);

/** The same for what became of an offer to somebody else: a declined offer is no declined booking. */
export const offerAnsweredEvent = (answer: HandoverAnswer, booking: Changed, userId: number): RealtimeEvent =>
  changedEvent(`handover-${answer}`, booking, userId);

const changedEvent = (
  change: BookingChange,
  { id: booking_id, date, starts_at }: Changed,
  user_id: number,
): RealtimeEvent => ({
  user_id,
  type: 'BookingChanged',
  data: { booking_id, date, start: wallTimeOf(starts_at), change },
});
