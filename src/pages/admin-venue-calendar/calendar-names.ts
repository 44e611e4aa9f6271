import { bookerName } from '../../entities/booking/booker.ts';
import { isOfGame } from '../../features/venue-desk/booker.ts';
import type { CalendarCell, CalendarColumn } from '../../entities/venue-calendar/calendar-cells.ts';
import type { Booking, BookingSource, BookingStatus } from '../../shared/api/generated/model';
import type { Format } from '../../shared/i18n/format.ts';
import type { Translate } from '../../shared/i18n/i18n.ts';

/** What tells bookings apart at a glance; a booking that nobody came to stays one. */
export type BookingLook = 'confirmed' | 'pending' | 'asked' | 'over' | 'noShow';

export type BookingCell = Extract<CalendarCell, { kind: 'booking' }>;

/** The texts of the cells, looked up once for all of them: a week has more than a thousand. */
export interface CalendarWords {
  kinds: Readonly<Record<Exclude<CalendarCell['kind'], 'booking'>, string>>;
  statuses: Readonly<Record<BookingStatus | 'noShow', string>>;
  sources: Readonly<Record<BookingSource, string>>;
  weekly: string;
  paid: string;
  over: string;
  asked: string;
  timeRange: Format['timeRange'];
}

export const calendarWords = (t: Translate<'calendar'>, { timeRange }: Format): CalendarWords => ({
  kinds: {
    free: t('cell.free'),
    past: t('cell.past'),
    closed: t('cell.closed'),
    held: t('cell.held'),
    blocked: t('cell.blocked'),
  },
  statuses: {
    Confirmed: t('common:bookingStatus.Confirmed'),
    Pending: t('common:bookingStatus.Pending'),
    Unbooked: t('common:bookingStatus.Unbooked'),
    noShow: t('status.noShow'),
  },
  sources: {
    admin: t('source.admin'),
    user: t('source.user'),
    competition: t('source.competition'),
    event: t('source.event'),
  },
  weekly: t('status.weekly'),
  paid: t('status.paid'),
  over: t('status.over'),
  asked: t('status.asked'),
  timeRange: remembered(timeRange),
});

/** Keeps its last answer: neighbours in a row have the same times. */
function remembered(timeRange: Format['timeRange']): Format['timeRange'] {
  let last = { start: '', end: '', text: '' };
  return (start, end) => {
    if (start !== last.start || end !== last.end) last = { start, end, text: timeRange(start, end) };
    return last.text;
  };
}

export function lookOf({ booking, isOver }: Pick<BookingCell, 'booking' | 'isOver'>): BookingLook {
  if (booking.desk?.no_show_at) return 'noShow';
  if (booking.closure?.state === 'asked') return 'asked';
  if (booking.status === 'Pending') return 'pending';
  return isOver ? 'over' : 'confirmed';
}

/** Who plays: the booker, the guest, or what the court was taken for. */
export const whoOf = (booking: Booking, { sources }: CalendarWords): string =>
  bookerName(booking) ?? sources[booking.source];

/** "19:00–20:00, Fusha 1, free"; a booking is named by who plays and its status. `day` is appended where several are shown. */
export function cellName(
  cell: CalendarCell,
  { court, day }: Pick<CalendarColumn, 'court'> & { day: string | null },
  words: CalendarWords,
): string {
  const times = words.timeRange(cell.start, cell.end);
  if (cell.kind === 'booking') {
    const status = words.statuses[cell.booking.desk?.no_show_at ? 'noShow' : cell.booking.status];
    return `${times}, ${whoOf(cell.booking, words)}, ${status}`;
  }
  const reason = cell.kind === 'blocked' && cell.block ? `: ${cell.block.reason}` : '';
  return `${times}, ${court.name}, ${words.kinds[cell.kind]}${reason}${day === null ? '' : `, ${day}`}`;
}

/** What a booking's marks say, for its tooltip and for screen readers. */
export const marksText = (
  { booking, isOver }: BookingCell,
  { weekly, paid, over, asked, sources }: CalendarWords,
): string =>
  [
    booking.closure?.state === 'asked' && asked,
    booking.weekly && weekly,
    isOfGame(booking) && sources.competition,
    booking.desk?.paid_at != null && paid,
    isOver && !booking.desk?.no_show_at && over,
  ]
    .filter(Boolean)
    .join(', ');

/** A court's name without the first word, where that is another court's too: "1" of "Fusha 1" beside "Fusha 2". */
export function shortCourtName(name: string, names: readonly string[]): string {
  const [first, ...rest] = name.split(' ');
  const isShared = names.some((other) => other !== name && other.startsWith(`${first} `));
  return isShared && rest.length > 0 ? rest.join(' ') : name;
}
