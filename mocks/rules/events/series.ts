import type { Job } from '../shared/job.ts';
import type { BookingRecord, EventRecord, ParticipantRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { daysBetween } from '../../../src/shared/lib/time/dates.ts';
import { isActive } from '../bookings/status.ts';
import { managersOf, participationOf } from './access.ts';
import { dueOf } from './figures.ts';
import { type EventAct, announcedTo, tellCreated, tellEventRoom, tellInvited, tellScreens } from './live.ts';
import { noteCreated, noteInvited } from './notices.ts';
import { eventOfBooking } from './place.ts';
import { remindersAt, weekLater } from './times.ts';
import { dateOf } from '../shared/time.ts';

/** As far as the next session of a weekly booking may be from the one before; a skipped one is not waited for. */
const MOST_DAYS = 10;

/** Makes the next event of every weekly game that has begun; where weeks were missed each of them, once. */
export const makeNextEvents: Job = async (db, now, emit, realtime) => {
  for (;;) {
    const event = db.events.find(
      ({ recurrence, next_made_at, starts_at }) => recurrence === 'weekly' && next_made_at === null && starts_at <= now,
    );
    if (!event) return;
    await db.events.update(event.id, { next_made_at: now });
    await makeNext({ db, event, actor: null, now, emit, realtime });
  }
};

/** A week later: the same words and rules, on the next session of its weekly booking or without a court. Who was going is invited. */
async function makeNext(act: EventAct): Promise<void> {
  const { db, event, now } = act;
  const { id: _, ...words } = event;
  const session = nextSession(db, event, now);
  const starts_at = session?.starts_at ?? weekLater(event.starts_at);
  const by = starts_at - event.starts_at;
  const next = await db.events.insert({
    ...words,
    booking_id: session?.id ?? null,
    booked: session ? { court_id: session.court_id, user_id: session.user_id } : null,
    starts_at,
    ends_at: session?.ends_at ?? starts_at + (event.ends_at - event.starts_at),
    rsvp_until: event.rsvp_until + by,
    min_check_at: event.min_check_at === null ? null : event.min_check_at + by,
    cancelled_at: null,
    cancel_reason: null,
    cancel_cause: null,
    created_at: now,
    ...remindersAt(starts_at, now),
    min_checked_at: null,
    next_made_at: null,
  });
  const host = next.host_id === null ? null : (db.users.get(next.host_id) ?? null);
  const making: EventAct = { ...act, event: next, actor: host };
  const invited = await inviteAgain(making, event);
  const members = announcedTo(db, next).filter((userId) => !invited.includes(userId));
  await noteCreated(making, members);
  tellCreated(making, members);
  tellScreens(making, new Map(invited.map((userId) => [userId, undefined])));
  tellEventRoom({ ...act, actor: null }, 'event-changed');
}

/** The next session of the weekly booking that the event was on, unless it has an event. */
function nextSession(db: DbReader, { booking_id, starts_at }: EventRecord, now: number): BookingRecord | undefined {
  const booking = booking_id === null ? undefined : db.bookings.get(booking_id);
  if (!booking || booking.series_id === null) return undefined;
  return db.bookings
    .by('series', booking.series_id)
    .filter(
      (one) =>
        one.starts_at > starts_at &&
        one.user_id === booking.user_id &&
        isActive(one, now) &&
        daysBetween(dateOf(starts_at), one.date) <= MOST_DAYS &&
        eventOfBooking(db, one) === undefined,
    )
    .toSorted((a, b) => a.starts_at - b.starts_at)[0];
}

/** Who was going, and who has not paid: a seat for the host, an invitation for the others, with what is open. */
async function inviteAgain(act: EventAct, before: EventRecord): Promise<number[]> {
  const { db, event } = act;
  const invited: number[] = [];
  for (const one of db.participants.by('event', before.id)) {
    const owes = openOf(db, before, one);
    if (one.status !== 'going' && (owes === 0 || one.status === 'removed')) continue;
    const isHost = one.user_id === event.host_id;
    const plays = isHost && one.status === 'going';
    await db.participants.insert({
      event_id: event.id,
      user_id: one.user_id,
      role: isHost ? 'host' : 'player',
      status: plays ? 'going' : isHost ? 'declined' : 'invited',
      guests: 0,
      arrived_at: plays ? act.now : null,
      side: null,
      is_locked: false,
      rating: one.rating,
      position: one.position,
      has_paid: false,
      owes,
      attended: null,
      // without a host somebody who manages it, so that with approval nobody has to ask
      invited_by: isHost ? null : (managersOf(db, event)[0] ?? null),
      answered_at: null,
    });
    if (isHost) continue;
    invited.push(one.user_id);
    await noteInvited(act, one.user_id);
    tellInvited(act, one.user_id);
  }
  return invited;
}

/** What somebody has not paid until now, ALL: of this event, if it took place, and of earlier ones. */
function openOf(db: DbReader, before: EventRecord, one: ParticipantRecord): number {
  if (one.has_paid) return 0;
  return one.owes + (before.cancelled_at === null ? dueOf(db, before, one) : 0);
}

/** Somebody's payment of a weekly event changed: what the later ones that are made already carry of it follows, up to one that is ticked. */
export async function carryAgain(act: EventAct, userId: number): Promise<void> {
  const { db, event } = act;
  const one = participationOf(db, event.id, userId);
  const next = event.next_made_at === null ? undefined : eventAfter(db, event);
  const carried = next && participationOf(db, next.id, userId);
  if (!one || !next || !carried || carried.has_paid) return;
  const owes = openOf(db, event, one);
  if (owes === carried.owes) return;
  await db.participants.update(carried.id, { owes });
  const later: EventAct = { ...act, event: next };
  tellScreens(later, new Map([[userId, undefined]]));
  tellEventRoom(later, 'answers-changed');
  await carryAgain(later, userId);
}

/** The event of the same weekly game that was made from this one. */
const eventAfter = (db: DbReader, { series_id, id }: EventRecord): EventRecord | undefined =>
  series_id === null
    ? undefined
    : db.events
        .by('series', series_id)
        .filter((one) => one.id > id)
        .toSorted((a, b) => a.id - b.id)[0];
