import type { Context, Handlers, Input } from '../../contract/types.ts';
import type { EventRecord, NotificationRecord } from '../../db/records.ts';
import { isOver } from '../../rules/events/access.ts';
import { goingTo, headsOf } from '../../rules/events/figures.ts';
import { type EventAct, peopleOf, tellEventRoom, tellScreens } from '../../rules/events/live.ts';
import { noteUpdated } from '../../rules/events/notices.ts';
import { changeParticipations } from '../../rules/events/people.ts';
import { minimumCheckOf, movedCheckOf, remindersAt } from '../../rules/events/times.ts';
import { toEvent } from '../../views/event.ts';
import { editText, imageColumns, sharedErrors } from '../shared/edits.ts';
import { managedEvent } from './access.ts';
import { bookingFor, courtColumns, draftErrors, errorAt, noCourt, placeOf, priceOf } from './draft.ts';
import { texts } from './texts.ts';

type Ctx = Context<'updateEvent'>;
type Body = Input<'updateEvent'>['body'];
type Change = NonNullable<NonNullable<NotificationRecord['data']['event']>['change']>;

/** Changing an event; who comes is told what changed, unless the host says no (decision 041). */
export const editHandlers: Handlers<'updateEvent'> = {
  async updateEvent({ path: { eventId }, body }, ctx) {
    const before = managedEvent(ctx, eventId);
    const now = ctx.now();
    if (isOver(before, now)) return ctx.refuse(409, 'event_over');
    const shared = sharedErrors(ctx, body, { slug: '', image_id: before.image_id, image_ids: [] });
    if (shared.length > 0) return ctx.refuse(422, 'validation', undefined, { errors: shared });
    const where = whereOf(ctx, before, body);
    const { starts_at } = where;
    const isMoved = starts_at !== before.starts_at || where.ends_at !== before.ends_at;
    const draft = { ...before, ...where, ...numbersOf(before, body, { starts_at, now }) };
    const timed = starts_at !== before.starts_at;
    const errors = draftErrors(ctx, { ...draft, visibility: body.visibility ?? before.visibility }, before);
    if (errors.length > 0) return ctx.refuse(422, 'validation', undefined, { errors });
    if (draft.capacity < headsOf(goingTo(ctx.db, eventId)))
      return ctx.refuse(409, 'event_full', undefined, { field: 'capacity' });
    const { recurrence = before.recurrence } = body;
    const event = await ctx.db.events.update(eventId, {
      ...draft,
      ...(body.title !== undefined && { title: body.title }),
      ...(body.kind && { kind: body.kind }),
      ...(body.level !== undefined && { level: body.level }),
      ...(body.gender && { gender: body.gender }),
      ...(body.visibility && { visibility: body.visibility }),
      ...(body.join_policy && { join_policy: body.join_policy }),
      ...(body.price_total !== undefined && { price_total: priceOf(body.price_total) }),
      ...imageColumns({ image: body.image }),
      ...editText(ctx, before.description, body.description),
      recurrence,
      series_id: before.series_id ?? (recurrence === 'weekly' ? eventId : null),
      ...(timed && remindersAt(starts_at, now)),
      ...(draft.min_check_at !== before.min_check_at && { min_checked_at: null }),
    });
    const act: EventAct = { ...ctx, event, actor: ctx.user, now };
    const resized = await changeParticipations(act, { type: 'resized' });
    await tell(act, { before, isMoved, notify: body.notify ?? true, promoted: resized.promoted ?? [] });
    return { event: toEvent(ctx, event) };
  },
};

type Where = Pick<EventRecord, 'booking_id' | 'booked' | 'location' | 'starts_at' | 'ends_at' | 'city_id'>;
/** Another court, another place, or what it was; on a booked court the times change with the booking only. */
function whereOf(ctx: Ctx, before: EventRecord, body: Body): Where {
  const { booking_id = before.booking_id } = body;
  if (booking_id !== null) {
    if (body.location) return ctx.refuse(422, 'validation', ctx.say(texts.courtOrPlace), { field: 'location' });
    const court =
      booking_id === before.booking_id
        ? before
        : courtColumns(ctx.db, bookingFor(ctx, booking_id, { sport_id: before.sport_id, eventId: before.id }));
    const wrong = (['starts_at', 'ends_at'] as const).filter(
      (field) => body[field] !== undefined && Date.parse(body[field]) !== court[field],
    );
    const errors = wrong.map((field) => errorAt(ctx, field, texts.courtTime));
    if (errors.length > 0) return ctx.refuse(422, 'validation', undefined, { errors });
    const { booked, location, starts_at, ends_at, city_id } = court;
    return { booking_id, booked, location, starts_at, ends_at, city_id };
  }
  const length = before.ends_at - before.starts_at;
  const starts_at = body.starts_at === undefined ? before.starts_at : Date.parse(body.starts_at);
  return {
    ...noCourt,
    location: body.location === undefined ? before.location : body.location && placeOf(body.location),
    starts_at,
    ends_at: body.ends_at === undefined ? starts_at + length : Date.parse(body.ends_at),
    city_id: body.city_id ?? before.city_id,
  };
}

/** Seats, minimum and answers; what is counted from the start moves along with it unless it is chosen anew. */
function numbersOf(
  before: EventRecord,
  body: Body,
  { starts_at, now }: { readonly starts_at: number; readonly now: number },
): Pick<EventRecord, 'capacity' | 'min_participants' | 'min_check_at' | 'rsvp_until'> {
  const by = starts_at - before.starts_at;
  const { min_participants = before.min_participants } = body;
  const kept =
    before.min_check_at === null
      ? minimumCheckOf(starts_at, now)
      : movedCheckOf(before.min_check_at, by, starts_at, now);
  const chosen = body.min_check_at === undefined || body.min_check_at === null ? null : Date.parse(body.min_check_at);
  return {
    capacity: body.capacity ?? before.capacity,
    min_participants,
    min_check_at: min_participants === null ? null : (chosen ?? kept),
    rsvp_until: body.rsvp_until === undefined ? before.rsvp_until + by : Date.parse(body.rsvp_until),
  };
}

interface Told {
  readonly before: EventRecord;
  readonly isMoved: boolean;
  readonly notify: boolean;
  readonly promoted: readonly number[];
}
async function tell(act: EventAct, { before, isMoved, notify, promoted }: Told): Promise<void> {
  const { db, event } = act;
  const change = isMoved ? 'time' : placeChange(before, event);
  const told = notify && change !== null ? peopleOf(db, event.id) : [];
  if (change !== null) await noteUpdated(act, told, change);
  const messages = [
    ...told.map((userId) => [userId, 'updated'] as const),
    ...promoted.map((userId) => [userId, 'promoted'] as const),
  ];
  tellScreens(act, new Map(messages), { everybody: true });
  tellEventRoom(act, 'event-changed');
}

/** What changed besides the time; null: nothing. */
function placeChange(before: EventRecord, event: EventRecord): Change | null {
  const placeOfIt = ({ booking_id, location, city_id }: EventRecord) => JSON.stringify([booking_id, location, city_id]);
  if (placeOfIt(before) !== placeOfIt(event)) return 'place';
  return JSON.stringify(before) === JSON.stringify(event) ? null : 'details';
}
