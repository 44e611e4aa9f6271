import type { Data, Handlers, Input, RealtimeEvent } from '../../contract/types.ts';
import type { BookingRecord, UserRecord } from '../../db/records.ts';
import type { DbWriter } from '../../db/tables.ts';
import { newBookingEvents } from '../../rules/bookings/notices.ts';
import { mayReadEvent } from '../../rules/events/access.ts';
import { MINUTE } from '../../rules/shared/time.ts';
import { venueRole } from '../../rules/venues/access.ts';
import { organizationRole } from '../../rules/people/organization-access.ts';
import { isAdmin, membershipOf } from '../../rules/teams/access.ts';
import { callLimit } from '../shared/rate-limit.ts';

type Wish = Input<'sendRealtimeEvent'>['body'];
type IdName = keyof Wish['data'];

/** Thirty calls per minute and sender. */
const waitToSend = callLimit({ most: 30, within: MINUTE });

/**
 * POST /realtime/send-event: it shows on other users' screens, so each type reaches only users related to the sender,
 * and its data come from the server (docs/decisions/020). Unrelated users and missing records get the same answer.
 */
export const sendEventHandler: Handlers<'sendRealtimeEvent'> = {
  sendRealtimeEvent({ body }, ctx): Data<'sendRealtimeEvent'> {
    const wait = waitToSend(ctx.user, ctx.now());
    if (wait > 0) return ctx.tooMany(wait);
    const wrong = wrongId(body);
    if (wrong) return ctx.refuse(422, 'validation', undefined, { field: `data.${wrong}` });
    const events =
      body.event_type === 'NewBookingAdded' ? ofBooking(ctx.db, ctx.user, body) : inTheNameOf(ctx.db, ctx.user, body);
    if (!events) return ctx.refuse(403, 'forbidden');
    for (const event of events) ctx.emit(event);
    return { delivered: events.length };
  },
};

/** The id that is missing or not allowed for this type; null when the data is valid. */
function wrongId({ event_type, data }: Wish): IdName | null {
  if (event_type === 'NewBookingAdded')
    return data.booking_id === undefined ? 'booking_id' : foreignTo(data, ['booking_id']);
  if (data.event_id === undefined) return 'event_id';
  if ((data.team_id === undefined) === (data.organization_id === undefined)) return 'team_id';
  return foreignTo(data, ['event_id', 'team_id', 'organization_id']);
}
function foreignTo(data: Wish['data'], names: readonly IdName[]): IdName | null {
  const given = Object.keys(data) as IdName[]; // the contract has no other key
  return given.find((name) => !names.includes(name)) ?? null;
}

/** From the player or a user of the venue to the venue's users. Null: not allowed. */
function ofBooking(db: DbWriter, sender: UserRecord, { user_ids, data }: Wish): RealtimeEvent[] | null {
  const booking = data.booking_id === undefined ? undefined : db.bookings.get(data.booking_id);
  if (!booking || booking.status === 'Unbooked') return null;
  if (booking.user_id !== sender.id && venueRole(db, sender, booking.venue_id) === null) return null;
  if (!user_ids.every((id) => db.venueUsers.one('membership', booking.venue_id, id) !== undefined)) return null;
  return bookingEvents(db, booking).filter(({ user_id }) => user_ids.includes(user_id));
}

function bookingEvents(db: DbWriter, booking: BookingRecord): RealtimeEvent[] {
  const [venue, court] = [db.venues.get(booking.venue_id), db.courts.get(booking.court_id)];
  const actor = booking.user_id === null ? null : (db.users.get(booking.user_id) ?? null);
  return venue && court
    ? newBookingEvents(db, { booking, venue, court, weekly: booking.series_id !== null, actor })
    : [];
}

/** From an admin of a team or organization to its members, about an event that all of them may know of. Null: not allowed. */
function inTheNameOf(db: DbWriter, sender: UserRecord, { user_ids, event_type, data }: Wish): RealtimeEvent[] | null {
  const { team_id, organization_id, event_id } = data;
  const event = event_id === undefined ? undefined : db.events.get(event_id);
  if (!event || ![sender.id, ...user_ids].every((id) => mayReadEvent(db, event, id))) return null;
  const isTheirs = (id: number): boolean =>
    team_id === undefined
      ? organizationRole(db, organization_id ?? 0, id) !== null
      : membershipOf(db, team_id, id) !== undefined;
  const role = organization_id === undefined ? null : organizationRole(db, organization_id, sender.id);
  const mayTell =
    team_id === undefined ? role === 'owner' || role === 'manager' : isAdmin(membershipOf(db, team_id, sender.id));
  return mayTell && user_ids.every(isTheirs) ? user_ids.map((user_id) => ({ user_id, type: event_type, data })) : null;
}
