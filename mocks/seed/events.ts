/** Events of every kind and in every state (decision 041); records that tests and demonstrations rely on. */
import type { BookingRecord, EventRecord, ParticipantRecord } from '../db/records.ts';
import { asOfNow } from '../rules/bookings/status.ts';
import { noteInvited, noteRequested } from '../rules/events/notices.ts';
import { addDays, DAY, HOUR, toUtc } from '../rules/shared/time.ts';
import { existing } from '../rules/shared/lookups.ts';
import { communityIds } from './communities.ts';
import { demoId } from './demo-accounts.ts';
import type { EventPlan } from './event-plan.ts';
import { eventPlans } from './event-plans.ts';
import { imageIds } from './images.ts';
import type { Ledger } from './ledger.ts';
import { cityId, sportId } from './lookups.ts';
import type { Seeding } from './seeding.ts';
import { seedSeries } from './series.ts';
import { comingThursday } from './story.ts';

const THURSDAY = 4;
const EVENING = 15;
const boss = demoId('teamAdmin');

/** About twenty events. They come after everything else: no id and no random number of another record depends on them. */
export async function seedEvents(at: Seeding, ledger: Ledger): Promise<void> {
  const thursdays = await thursdayCourts(at, ledger);
  await seedThursdays(at, thursdays);
  const waiting = pendingBooking(at);
  for (const plan of eventPlans) await seedPlan(at, plan, waiting);
  await seedEventNotices(at);
}

/** The invitations and requests that wait, as they were told; read already, so that the counts stay those of bookings and teams. */
async function seedEventNotices({ db, now }: Seeding): Promise<void> {
  for (const one of db.participants.all()) {
    const event = existing(db.events.get(one.event_id), 'event');
    const act = { db, event, now: now - 31 * HOUR };
    const host = db.users.get(event.host_id ?? 0) ?? null;
    if (one.status === 'invited') await noteInvited({ ...act, actor: host }, one.user_id);
    if (one.status === 'requested') await noteRequested({ ...act, actor: db.users.get(one.user_id) ?? null }, one);
  }
  for (const { id } of db.notifications.filter(({ data }) => data.event !== undefined))
    await db.notifications.update(id, { read_at: now - HOUR });
}

/** A weekly booking of the host of the Thursday game, on the first court that is free; by its days. */
async function thursdayCourts(at: Seeding, ledger: Ledger): Promise<ReadonlyMap<string, BookingRecord>> {
  const first = comingThursday(at.today);
  const isFree = (courtId: number, week: number) =>
    ledger.isFree(ledger.court(courtId), { date: addDays(first, 7 * week), time_slot_id: EVENING, slot_count: 1 });
  const court = at.db.courts.filter({ sport_id: sportId('football'), is_public: true }).find(({ id, venue_id }) => {
    const venue = at.db.venues.get(venue_id);
    const takes = venue?.status === 'published' && venue.is_bookable && venue.booking_policy.weekly_allowed;
    // the first three venues are those of other stories
    return takes && venue_id > 3 && [-2, -1, 0, 1].every((week) => isFree(id, week));
  });
  if (!court) return new Map();
  const series = await seedSeries(at, ledger, {
    courtId: court.id,
    weekday: THURSDAY,
    slot: EVENING,
    slotCount: 1,
    userId: boss,
    weeksBefore: 2,
  });
  return new Map(at.db.bookings.by('series', series.id).map((booking) => [booking.date, booking]));
}

/** Going, with guests: fourteen heads. */
const regulars = [boss, 23, 16, 17, 18, 19, 21, 22, 26, 27] as const;
const guestsOf = new Map<number, number>([
  [23, 1],
  [18, 2],
  [26, 1],
]);

/** The weekly game of the busiest community: two that were played, and the coming one, which is full; the player waits. */
async function seedThursdays(at: Seeding, courts: ReadonlyMap<string, BookingRecord>): Promise<void> {
  for (const [index, week] of [-2, -1, 0].entries()) {
    const id = index + 1;
    const date = addDays(comingThursday(at.today), 7 * week);
    const booking = courts.get(date);
    const starts_at = booking?.starts_at ?? toUtc(date, 20 * 60);
    const venue = booking && at.db.venues.get(booking.venue_id);
    const isPast = week < 0;
    await at.db.events.insert({
      ...plain(at, { starts_at, hours: 1 }),
      id,
      title: 'Futboll i së enjtes 7×7',
      description: {
        en: 'Every Thursday at eight. Bring a black and a white shirt.',
        sq: 'Çdo të enjte në tetë. Merr me vete një bluzë të zezë dhe një të bardhë.',
      },
      city_id: venue?.city_id ?? cityId('Tiranë'),
      owner_type: 'community',
      owner_id: communityIds.thursday,
      community_id: communityIds.thursday,
      host_id: boss,
      image_id: imageIds.teamCover,
      booking_id: booking?.id ?? null,
      booked: booking ? { court_id: booking.court_id, user_id: boss } : null,
      location: booking ? null : { name: 'Parku i Liqenit', address: null, latitude: 41.31274, longitude: 19.82153 },
      capacity: 14,
      min_participants: 10,
      min_check_at: starts_at - 2 * HOUR,
      price_total: 4000,
      recurrence: 'weekly',
      series_id: 1,
      created_at: starts_at - 7 * DAY,
      ...(isPast && doneBy(starts_at)),
    });
    for (const [place, user_id] of regulars.entries())
      await takePart(at, id, {
        user_id,
        role: user_id === boss ? 'host' : 'player',
        status: 'going',
        guests: guestsOf.get(user_id) ?? 0,
        arrived_at: starts_at - 6 * DAY + place * HOUR,
        has_paid: isPast ? user_id !== 19 && user_id !== 22 : false,
        owes: !isPast && (user_id === 19 || user_id === 22) ? 300 : 0,
        attended: isPast ? user_id !== 22 : null,
        rating: (user_id % 5) + 1,
        position: positions[place % positions.length] ?? null,
      });
    if (isPast) continue;
    for (const [place, user_id] of [28, demoId('player'), 30].entries())
      await takePart(at, id, { user_id, status: 'waitlisted', arrived_at: at.now - (9 - place) * HOUR });
    for (const user_id of [31, demoId('everyone')]) await takePart(at, id, { user_id, status: 'maybe' });
    await takePart(at, id, { user_id: demoId('owner'), status: 'declined' });
  }
}
const positions = ['goalkeeper', 'defender', 'midfielder', 'forward', null] as const;

/** A booking of an ordinary player that waits for its venue. */
function pendingBooking({ db, now }: Seeding): BookingRecord | undefined {
  return db.bookings
    .filter({ status: 'Pending', series_id: null })
    .find(
      (booking) =>
        asOfNow(booking, now).status === 'Pending' &&
        booking.starts_at > now + DAY &&
        (booking.user_id ?? 0) > demoId('everyone') &&
        booking.venue_id > 4,
    );
}

async function seedPlan(at: Seeding, plan: EventPlan, waiting: BookingRecord | undefined): Promise<void> {
  const booking = plan.onPendingBooking ? waiting : undefined;
  const starts_at =
    booking?.starts_at ?? (plan.startedAgo === undefined ? startOf(at, plan) : at.now - plan.startedAgo);
  const host = booking?.user_id ?? plan.host;
  const court = booking && at.db.courts.get(booking.court_id);
  const venue = booking && at.db.venues.get(booking.venue_id);
  const isPast = starts_at <= at.now;
  const { id } = await at.db.events.insert({
    ...plain(at, { starts_at, hours: plan.hours ?? 1 }),
    title: plan.title,
    description: plan.en === undefined ? null : { en: plan.en, sq: plan.sq ?? plan.en },
    kind: plan.kind ?? 'open-game',
    sport_id: court?.sport_id ?? sportId(plan.sport),
    city_id: venue?.city_id ?? cityId(plan.city),
    owner_type: plan.owner?.[0] ?? 'base',
    owner_id: plan.owner?.[1] ?? host,
    community_id: plan.owner?.[0] === 'community' ? plan.owner[1] : null,
    host_id: host,
    booking_id: booking?.id ?? null,
    booked: booking ? { court_id: booking.court_id, user_id: host } : null,
    ends_at: booking?.ends_at ?? starts_at + (plan.hours ?? 1) * HOUR,
    location: plan.place && !booking ? { address: null, latitude: null, longitude: null, ...plan.place } : null,
    capacity: plan.capacity,
    min_participants: plan.minimum ?? null,
    min_check_at: plan.minimum === undefined ? null : starts_at - 2 * HOUR,
    price_total: plan.price ?? null,
    level: plan.level ?? null,
    gender: plan.gender ?? 'mixed',
    visibility: plan.visibility ?? 'public',
    join_policy: plan.approval ? 'approval' : 'open',
    recurrence: plan.weekly ? 'weekly' : 'none',
    cancelled_at: plan.cancelled ? at.now - 5 * HOUR : null,
    cancel_reason: plan.cancelled ?? null,
    cancel_cause: plan.cancelled ? 'host' : null,
    ...(isPast && doneBy(starts_at)),
  });
  if (plan.weekly) await at.db.events.update(id, { series_id: id });
  const going = plan.going.filter(([user_id]) => user_id !== host);
  for (const [place, [user_id, guests = 0, money]] of [[host] as const, ...going].entries())
    await takePart(at, id, {
      user_id,
      guests,
      role: user_id === host ? 'host' : 'player',
      status: 'going',
      arrived_at: Math.min(at.now, starts_at) - 40 * HOUR + place * HOUR,
      has_paid: money === 'paid',
      attended: isPast && plan.startedAgo === undefined ? user_id !== plan.missed : null,
      invited_by: plan.visibility === 'invite-only' && user_id !== host ? host : null,
    });
  for (const user_id of plan.requested ?? []) await takePart(at, id, { user_id, status: 'requested' });
  for (const user_id of plan.maybe ?? []) await takePart(at, id, { user_id, status: 'maybe' });
  for (const user_id of plan.invited ?? [])
    await takePart(at, id, { user_id, status: 'invited', invited_by: host, answered_at: null });
}

const startOf = ({ today }: Seeding, { days, hour }: EventPlan): number => toUtc(addDays(today, days), hour * 60);

/** What most events have. */
function plain(
  { now }: Seeding,
  { starts_at, hours }: { readonly starts_at: number; readonly hours: number },
): Omit<EventRecord, 'id' | 'title' | 'owner_type' | 'owner_id' | 'host_id' | 'capacity'> {
  return {
    description: null,
    kind: 'open-game',
    sport_id: sportId('football'),
    city_id: cityId('Tiranë'),
    community_id: null,
    image_id: null,
    booking_id: null,
    booked: null,
    location: null,
    starts_at,
    ends_at: starts_at + hours * HOUR,
    min_participants: null,
    min_check_at: null,
    price_total: null,
    level: null,
    gender: 'mixed',
    visibility: 'public',
    join_policy: 'open',
    rsvp_until: starts_at,
    recurrence: 'none',
    series_id: null,
    cancelled_at: null,
    cancel_reason: null,
    cancel_cause: null,
    created_at: Math.min(now, starts_at) - 3 * DAY,
    // the jobs leave alone what has begun already
    day_reminder_at: starts_at - DAY <= now ? starts_at - DAY : null,
    start_reminder_at: starts_at - 2 * HOUR <= now ? starts_at - 2 * HOUR : null,
    min_checked_at: starts_at - 2 * HOUR <= now ? starts_at - 2 * HOUR : null,
    next_made_at: null,
  };
}

/** Of an event that has begun: every job is done. */
const doneBy = (starts_at: number) => ({
  day_reminder_at: starts_at - DAY,
  start_reminder_at: starts_at - 2 * HOUR,
  min_checked_at: starts_at - 2 * HOUR,
  next_made_at: starts_at,
});

type Part = Partial<ParticipantRecord> & Pick<ParticipantRecord, 'user_id' | 'status'>;
async function takePart({ db, now }: Seeding, event_id: number, part: Part): Promise<void> {
  await db.participants.insert({
    event_id,
    role: 'player',
    guests: 0,
    arrived_at: null,
    side: null,
    is_locked: false,
    rating: null,
    position: null,
    has_paid: false,
    owes: 0,
    attended: null,
    invited_by: null,
    answered_at: part.arrived_at ?? now - 20 * HOUR,
    ...part,
  });
}
