import type { BookingRecord, LocalText, ModuleType, NotificationRecord } from '../db/records.ts';
import {
  bookingAddress,
  managedOrganizationAddress,
  managedTeamAddress,
  profileAddress,
  reviewAddress,
  venueAddress,
  venueBookingAddress,
} from '../rules/shared/notification-target.ts';
import { aboutBooking } from '../rules/bookings/notices.ts';
import { HOUR, MINUTE } from '../rules/shared/time.ts';
import { demoId } from './demo-accounts.ts';
import type { Seeding } from './seeding.ts';
import { venueIds } from './venue-plans.ts';

interface Kind {
  readonly type: string;
  readonly module: ModuleType;
  readonly title: LocalText;
  readonly body: LocalText;
}
const kind = (
  type: string,
  module: ModuleType,
  en: readonly [string, string],
  sq: readonly [string, string],
): Kind => ({
  type,
  module,
  title: { en: en[0], sq: sq[0] },
  body: { en: en[1], sq: sq[1] },
});

const forPlayers = [
  kind(
    'booking-confirmed',
    'base',
    ['Booking confirmed', 'The venue has confirmed your booking.'],
    ['Rezervimi u konfirmua', 'Qendra e konfirmoi rezervimin.'],
  ),
  kind(
    'booking-reminder',
    'base',
    ['You play soon', 'Your booking starts in two hours.'],
    ['Luan së shpejti', 'Rezervimi yt fillon pas dy orësh.'],
  ),
  kind(
    'booking-declined',
    'base',
    ['Booking declined', 'The venue could not confirm it.'],
    ['Rezervimi u refuzua', 'Qendra nuk mundi ta konfirmonte.'],
  ),
  kind(
    'series-skipped',
    'base',
    ['No weekly session', 'The court is closed on that day.'],
    ['Pa seancë javore', 'Fusha është e mbyllur atë ditë.'],
  ),
  kind(
    'slot-available',
    'base',
    ['A time is free again', 'Book it before somebody else does.'],
    ['U lirua një orar', 'Rezervoje para të tjerëve.'],
  ),
  kind(
    'booking-expired',
    'base',
    ['Booking expired', 'The venue did not answer in time.'],
    ['Rezervimi skadoi', 'Qendra nuk u përgjigj në kohë.'],
  ),
];
const forVenues = [
  kind(
    'booking-created',
    'venue',
    ['New booking', 'A player has booked a court.'],
    ['Rezervim i ri', 'Një lojtar rezervoi një fushë.'],
  ),
  kind(
    'booking-cancelled',
    'venue',
    ['Booking cancelled', 'The time is free again.'],
    ['Rezervimi u anulua', 'Orari është sërish i lirë.'],
  ),
  kind(
    'venue-approved',
    'venue',
    ['Venue published', 'Everybody can find it now.'],
    ['Qendra u publikua', 'Tani e gjejnë të gjithë.'],
  ),
];
const forTeams = [
  kind(
    'team-joined',
    'team',
    ['New member', 'A player has joined the team.'],
    ['Anëtar i ri', 'Një lojtar u bashkua me ekipin.'],
  ),
  kind(
    'team-join-requested',
    'team',
    ['Request to join', 'A player wants to join the team.'],
    ['Kërkesë për bashkim', 'Një lojtar dëshiron të bashkohet me ekipin.'],
  ),
  kind(
    'announcement',
    'team',
    ['Announcement', 'Training starts an hour later this week.'],
    ['Njoftim', 'Këtë javë stërvitja fillon një orë më vonë.'],
  ),
];
const forOrganizations = [
  kind(
    'admin-added',
    'organization',
    ['New manager', 'Somebody helps to run the organization.'],
    ['Drejtues i ri', 'Dikush ndihmon në drejtim.'],
  ),
  kind(
    'announcement',
    'organization',
    ['Announcement', 'The season begins in two weeks.'],
    ['Njoftim', 'Sezoni fillon pas dy javësh.'],
  ),
];
const forSuperUsers = [
  kind(
    'venue-in-review',
    'superuser',
    ['Venue in review', 'A venue waits for your decision.'],
    ['Qendër në shqyrtim', 'Një qendër pret vendimin tënd.'],
  ),
];

/** Recipient, content and profile; every demo account has more than one page of ten. */
const plans: readonly {
  readonly to: number;
  readonly kinds: readonly Kind[];
  readonly entity: number;
  readonly count: number;
}[] = [
  { to: demoId('player'), kinds: forPlayers, entity: demoId('player'), count: 24 },
  { to: demoId('owner'), kinds: forVenues, entity: venueIds.liqeni, count: 12 },
  { to: demoId('owner'), kinds: forVenues, entity: venueIds.dajti, count: 6 },
  { to: demoId('teamAdmin'), kinds: forTeams, entity: 1, count: 13 },
  { to: demoId('organizationManager'), kinds: forOrganizations, entity: 1, count: 12 },
  { to: demoId('superUser'), kinds: forSuperUsers, entity: demoId('superUser'), count: 12 },
  { to: demoId('everyone'), kinds: forPlayers, entity: demoId('everyone'), count: 8 },
  { to: demoId('everyone'), kinds: forVenues, entity: venueIds.tenisKlub, count: 6 },
  { to: demoId('everyone'), kinds: forTeams, entity: 2, count: 3 },
  { to: demoId('everyone'), kinds: forOrganizations, entity: 3, count: 2 },
  { to: demoId('everyone'), kinds: forSuperUsers, entity: demoId('everyone'), count: 2 },
  { to: 20, kinds: forPlayers, entity: 20, count: 4 },
];

/** The newest third of each user's is unread. */
export async function seedNotifications(at: Seeding): Promise<void> {
  const { db, now, random } = at;
  for (const { to, kinds, entity, count } of plans) {
    for (let n = 0; n < count; n += 1) {
      const { type, module, title, body } = kinds[n % kinds.length] ?? random.pick(kinds);
      const created_at = now - n * 7 * HOUR - random.int(1, 300) * MINUTE;
      const read_at = n * 3 < count ? null : Math.min(now, created_at + random.int(1, 60) * MINUTE);
      await db.notifications.insert({
        user_id: to,
        type,
        title,
        body,
        data: targetOf(at, { type, module, created_at }, to, entity),
        actor_id: module === 'base' ? null : random.int(16, 57),
        module,
        entity_id: entity,
        group_key: null,
        count: 1,
        read_at,
        created_at,
      });
    }
  }
}

function targetOf(
  { db }: Seeding,
  { type, module, created_at }: Pick<NotificationRecord, 'type' | 'module' | 'created_at'>,
  user: number,
  entity: number,
): NotificationRecord['data'] {
  if (type === 'slot-available') return ofVenue(venueIds.liqeni, (slug) => venueAddress(slug, user));
  if (module === 'base') {
    const booking = nearest(db.bookings.by('user', user)) ?? db.bookings.by('user', user)[0];
    const url = booking ? bookingAddress(booking.id, user) : profileAddress('base', user);
    return { entity_type: 'booking', entity_id: booking?.id ?? user, url, ...sessionOf(booking) };
  }
  if (module === 'venue') {
    const booking = type === 'venue-approved' ? undefined : nearest(db.bookings.by('venue', entity));
    if (!booking) return ofVenue(entity, (slug) => venueAddress(slug, user));
    const url = venueBookingAddress(entity, booking);
    return { entity_type: 'booking', entity_id: booking.id, url, ...sessionOf(booking) };
  }
  if (module === 'superuser') return ofVenue(venueIds.drini, (slug) => reviewAddress(slug, user));
  const url = module === 'organization' ? managedOrganizationAddress(entity) : managedTeamAddress(entity);
  return { entity_type: module, entity_id: entity, url };

  /** Of the bookings that it may be about, the one that starts soonest after what it tells. */
  function nearest(bookings: readonly BookingRecord[]): BookingRecord | undefined {
    const from = created_at + (type === 'booking-reminder' ? 2 : 72) * HOUR;
    const distance = ({ starts_at }: BookingRecord) => Math.abs(starts_at - from);
    return bookings.filter(isMeantBy(type)).toSorted((a, b) => distance(a) - distance(b) || a.id - b.id)[0];
  }

  function sessionOf(booking: BookingRecord | undefined): Pick<NotificationRecord['data'], 'booking'> {
    const court = booking && db.courts.get(booking.court_id);
    const venue = booking && db.venues.get(booking.venue_id);
    if (!court || !venue) return {};
    const about = aboutBooking(booking, court, venue);
    if (type !== 'series-skipped') return { booking: about };
    const skippedOn = booking.series_id === null ? undefined : db.series.get(booking.series_id)?.skipped_dates[0];
    return { booking: { ...about, date: skippedOn ?? about.date, reason: 'closed' } };
  }

  function ofVenue(id: number, address: (slug: string) => string) {
    return { entity_type: 'venue', entity_id: id, url: address(db.venues.get(id)?.slug ?? '') };
  }
}

/** The booking that a notification of this type may be about. */
const isMeantBy =
  (type: string) =>
  (booking: BookingRecord): boolean => {
    if (type === 'series-skipped') return booking.series_id !== null;
    return (
      booking.series_id === null &&
      booking.status === (/declined|expired|cancelled/.test(type) ? 'Unbooked' : 'Confirmed')
    );
  };
