import { bookings, desk, notifications, plans, venueBookings, watches } from '../../../shared/api/outdated-reads.ts';
import { isValidDate } from '../../../shared/lib/time/dates.ts';
import { paths } from '../../../shared/routing/paths.ts';
import { timePaths } from '../../../shared/routing/time-paths.ts';
import { atTime, isId, type LiveEvents, type News } from './live-event.ts';

type LeadsTo = News['leadsTo'];

/** In another profile the list of notifications switches to the player's. */
const ownBooking: LeadsTo = ({ booking_id: id }, { module }) =>
  module === 'base' && isId(id) ? paths.booking(id) : null;

/** The day in the calendar of a venue of the reader's own. */
const bookedDay: LeadsTo = ({ venue_id: id, date }, { profiles }) => {
  const isOwn = profiles.some(({ type, entity_id }) => type === 'venue' && entity_id === id);
  return isId(id) && isOwn && typeof date === 'string' && isValidDate(date) ? paths.venueCalendarOf(id, date) : null;
};

/** The booking sheet of the time. */
const freeTime: LeadsTo = ({ slug, date, court_id: courtId, time_slot_id: slotId }, { module }) => {
  if (module !== 'base' || !isId(courtId) || !isId(slotId)) return null;
  const isPlace = typeof slug === 'string' && /^[a-z0-9-]{1,100}$/.test(slug);
  return isPlace && typeof date === 'string' && isValidDate(date)
    ? timePaths.bookSlot(slug, { date, courtId, slotId })
    : null;
};

const once = atTime('notifications:live.booking', 'notifications:live.anyBooking');
const weekly = atTime('notifications:live.weeklyBooking', 'notifications:live.anyBooking');
const anyChange = 'notifications:live.own.any';

export const bookingEvents = {
  NewBookingAdded: {
    outdates: { now: [...desk, ...bookings.now, ...notifications.now], next: bookings.next },
    role: null,
    news: {
      notice: 'booking-created',
      says: (data, speech) => (data['weekly'] === true ? weekly : once)(data, speech),
      leadsTo: bookedDay,
    },
  },
  VenueCalendarChanged: {
    // a player may have cancelled or answered, which the venue is told
    outdates: { now: [...venueBookings.now, ...notifications.now], next: venueBookings.next },
    role: null,
    news: null,
  },
  SlotAvailable: {
    outdates: { now: [...watches.now, ...notifications.now], next: ['/venues'] },
    role: null,
    news: {
      notice: 'slot-available',
      says: atTime('notifications:live.free', 'notifications:live.anyFree'),
      leadsTo: freeTime,
    },
  },
  BookingChanged: {
    outdates: { now: [...plans.now, ...notifications.now], next: plans.next },
    role: null,
    by: 'change',
    changes: {
      confirmed: {
        notice: 'booking-confirmed',
        says: atTime('notifications:live.own.confirmed', anyChange),
        leadsTo: ownBooking,
      },
      declined: {
        notice: 'booking-declined',
        says: atTime('notifications:live.own.declined', anyChange),
        leadsTo: ownBooking,
      },
      cancelled: {
        notice: 'booking-cancelled',
        says: atTime('notifications:live.own.cancelled', anyChange),
        leadsTo: ownBooking,
      },
      ended: {
        notice: 'booking-cancelled',
        says: atTime('notifications:live.own.ended', anyChange),
        leadsTo: ownBooking,
      },
      moved: { notice: 'booking-moved', says: atTime('notifications:live.own.moved', anyChange), leadsTo: ownBooking },
      asked: { notice: 'closure-choice', says: atTime('notifications:live.own.asked', anyChange), leadsTo: ownBooking },
      offered: {
        notice: 'handover-offered',
        says: atTime('notifications:live.own.offered', anyChange),
        leadsTo: ownBooking,
      },
      'handover-accepted': {
        notice: 'handover-answered',
        says: atTime('notifications:live.own.handover-accepted', anyChange),
        leadsTo: null, // it is a booking of another player by now
      },
      'handover-declined': {
        notice: 'handover-answered',
        says: atTime('notifications:live.own.handover-declined', anyChange),
        leadsTo: ownBooking,
      },
      'handover-withdrawn': {
        notice: 'handover-answered',
        says: atTime('notifications:live.own.handover-withdrawn', anyChange),
        leadsTo: ownBooking,
      },
      'handover-expired': {
        notice: 'handover-answered',
        says: atTime('notifications:live.own.handover-expired', anyChange),
        leadsTo: ownBooking,
      },
    },
    news: { notice: null, says: anyChange, leadsTo: ownBooking },
  },
} satisfies Partial<LiveEvents>;
