import type { BookingRecord, NotificationRecord } from '../db/records.ts';
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
import { noticeTitles } from '../rules/shared/notice-titles.ts';
import { HOUR, MINUTE } from '../rules/shared/time.ts';
import { demoId } from './demo-accounts.ts';
import type { Seeding } from './seeding.ts';
import { venueIds } from './venue-plans.ts';

type Kind = Pick<NotificationRecord, 'type' | 'module' | 'title' | 'body'>;

const forPlayers: readonly Kind[] = [
  {
    type: 'booking-confirmed',
    module: 'base',
    title: noticeTitles['booking-confirmed'],
    body: { en: 'The venue has confirmed your booking.', sq: 'Qendra e konfirmoi rezervimin.' },
  },
  {
    type: 'booking-reminder',
    module: 'base',
    title: noticeTitles['booking-reminder'],
    body: { en: 'Your booking starts in two hours.', sq: 'Rezervimi yt fillon pas dy orësh.' },
  },
  {
    type: 'booking-declined',
    module: 'base',
    title: noticeTitles['booking-declined'],
    body: { en: 'The venue could not confirm it.', sq: 'Qendra nuk mundi ta konfirmonte.' },
  },
  {
    type: 'series-skipped',
    module: 'base',
    title: noticeTitles['series-skipped'],
    body: { en: 'The court is closed on that day.', sq: 'Fusha është e mbyllur atë ditë.' },
  },
  {
    type: 'slot-available',
    module: 'base',
    title: noticeTitles['slot-available'],
    body: { en: 'Book it before somebody else does.', sq: 'Rezervoje para të tjerëve.' },
  },
  {
    type: 'booking-expired',
    module: 'base',
    title: noticeTitles['booking-expired'],
    body: { en: 'The venue did not answer in time.', sq: 'Qendra nuk u përgjigj në kohë.' },
  },
];
const forVenues: readonly Kind[] = [
  {
    type: 'booking-created',
    module: 'venue',
    title: noticeTitles['booking-created'],
    body: { en: 'A player has booked a court.', sq: 'Një lojtar rezervoi një fushë.' },
  },
  {
    type: 'booking-cancelled',
    module: 'venue',
    title: noticeTitles['booking-cancelled'].session,
    body: { en: 'The time is free again.', sq: 'Orari është sërish i lirë.' },
  },
  {
    type: 'venue-approved',
    module: 'venue',
    title: noticeTitles['venue-approved'],
    body: { en: 'Everybody can find it now.', sq: 'Tani e gjejnë të gjithë.' },
  },
];
const forTeams: readonly Kind[] = [
  {
    type: 'team-joined',
    module: 'team',
    title: noticeTitles['team-joined'].member,
    body: { en: 'A player has joined the team.', sq: 'Një lojtar u bashkua me ekipin.' },
  },
  {
    type: 'team-join-requested',
    module: 'team',
    title: { en: 'Request to join', sq: 'Kërkesë për bashkim' },
    body: { en: 'A player wants to join the team.', sq: 'Një lojtar dëshiron të bashkohet me ekipin.' },
  },
  {
    type: 'announcement',
    module: 'team',
    title: { en: 'Announcement', sq: 'Njoftim' },
    body: { en: 'Training starts an hour later this week.', sq: 'Këtë javë stërvitja fillon një orë më vonë.' },
  },
];
const forOrganizations: readonly Kind[] = [
  {
    type: 'admin-added',
    module: 'organization',
    title: { en: 'New manager', sq: 'Drejtues i ri' },
    body: { en: 'Somebody helps to run the organization.', sq: 'Dikush ndihmon në drejtim.' },
  },
  {
    type: 'announcement',
    module: 'organization',
    title: { en: 'Announcement', sq: 'Njoftim' },
    body: { en: 'The season begins in two weeks.', sq: 'Sezoni fillon pas dy javësh.' },
  },
];
const forSuperUsers: readonly Kind[] = [
  {
    type: 'venue-in-review',
    module: 'superuser',
    title: noticeTitles['venue-in-review'],
    body: { en: 'A venue waits for your decision.', sq: 'Një qendër pret vendimin tënd.' },
  },
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
