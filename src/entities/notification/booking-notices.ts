import { AlarmClock, CalendarCheck, CalendarClock, CalendarPlus, CalendarX, TriangleAlert } from 'lucide-react';
import type { NotificationBooking } from '../../shared/api/generated/model';
import type { Translate } from '../../shared/i18n/i18n.ts';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { clockTime } from '../../shared/lib/time/wall-time.ts';
import { line, type NoticeRows, type NotificationTexts, type Told } from './notice.ts';

/** The session in the words of the reader; of the day, another year than the present one is said. */
type Session = Readonly<Record<'court' | 'weekday' | 'day' | 'time', string>>;
type Title = (t: Translate<'notifications'>, session: Session, booking: NotificationBooking) => string | null;
/** Besides the venue and who did it. */
type Aside = (told: Told, booking: NotificationBooking) => { before?: string; after?: string | null };

/** Court, day and hour where the data name a session: a group is about several, what was collapsed about the last one (decision 044). */
const session =
  (title: Title, aside: Aside = () => ({})) =>
  (told: Told): NotificationTexts | null => {
    const { t, format, now } = told;
    const { data, actor, count, group_key } = told.notification;
    const { booking } = data;
    if (!booking || (count > 1 && group_key !== null)) return null;
    const { court_name: court, venue_name: venue, date, start } = booking;
    const [day, year] = [format.dayMonth(date), date.slice(0, 4)];
    const inYear = t('about.dayInYear', { day, year });
    const isOtherYear = year !== tiraneDate(now).slice(0, 4);
    const words = title(
      t,
      { court, weekday: format.weekdayShort(date), day: isOtherYear ? inYear : day, time: clockTime(start) },
      booking,
    );
    const { before, after } = aside(told, booking);
    return words === null ? null : { title: words, body: line(before, venue, actor?.name, after) };
  };

const answers = {
  accepted: 'about.answer.accepted',
  declined: 'about.answer.declined',
  withdrawn: 'about.answer.withdrawn',
  expired: 'about.answer.expired',
  moved: 'about.answer.moved',
  cancelled: 'about.answer.cancelled',
  none: 'about.answer.none',
} as const;
const answered = session((t, when, { answer }) => (answer ? t(answers[answer], when) : null));

const skips = { closed: 'about.skippedClosed', taken: 'about.skippedTaken' } as const;

/** How long it is the reader's to book first. */
const turn: Aside = ({ t, format, now }, { until: end }) => {
  const until = end === undefined ? 0 : Date.parse(end);
  return { after: until > now ? t('about.turn', { time: format.time(until) }) : null };
};

export const bookingNotices = {
  'booking-confirmed': {
    icon: CalendarCheck,
    group: 'bookings',
    live: true,
    texts: session((t, when) => t('about.confirmed', when)),
    action: null,
  },
  'booking-declined': {
    icon: CalendarX,
    group: 'bookings',
    live: true,
    texts: session((t, when) => t('about.declined', when)),
    action: null,
  },
  'booking-moved': {
    icon: CalendarClock,
    group: 'bookings',
    live: true,
    texts: session((t, when) => t('about.moved', when)),
    action: null,
  },
  'booking-cancelled': {
    icon: CalendarX,
    group: 'bookings',
    live: true,
    texts: session((t, when) => t('about.cancelled', when)),
    action: null,
  },
  'booking-expired': {
    icon: CalendarX,
    group: 'bookings',
    live: false,
    texts: session((t, when) => t('about.expired', when)),
    action: null,
  },
  'booking-reminder': {
    icon: AlarmClock,
    group: null,
    live: false,
    texts: session((t, when) => t('about.reminder', when)),
    action: null,
  },
  'series-skipped': {
    icon: CalendarX,
    group: 'bookings',
    live: false,
    texts: session(
      (t, when, { reason }) => t(reason ? skips[reason] : 'about.skipped', when),
      (_, { court_name }) => ({ before: court_name }), // its title does not
    ),
    action: null,
  },
  'closure-choice': {
    icon: TriangleAlert,
    group: 'bookings',
    live: true,
    texts: session((t, when) => t('about.choice', when)),
    action: 'answer-closure',
  },
  'slot-available': {
    icon: CalendarClock,
    group: 'bookings',
    live: true,
    texts: session((t, when) => t('about.free', when), turn),
    action: 'book-free-time',
  },
  'handover-offered': {
    icon: CalendarClock,
    group: 'bookings',
    live: true,
    texts: session((t, when) => t('about.offered', when)),
    action: 'answer-offer',
  },
  'handover-answered': { icon: CalendarClock, group: 'bookings', live: true, texts: answered, action: null },
  'booking-created': {
    icon: CalendarPlus,
    group: 'venues',
    live: true,
    texts: session((t, when) => t('about.created', when)),
    action: null,
  },
  'closure-answered': { icon: CalendarCheck, group: 'venues', live: false, texts: answered, action: null },
} satisfies NoticeRows;
