import type { Context, Handlers, Input } from '../../contract/types.ts';
import type { EventRecord } from '../../db/records.ts';
import { moduleOfOwner, runsOwner } from '../../rules/events/access.ts';
import { type EventAct, announcedTo, tellCreated, tellScreens } from '../../rules/events/live.ts';
import { noteCreated } from '../../rules/events/notices.ts';
import { changeParticipations } from '../../rules/events/people.ts';
import { minimumCheckOf, remindersAt } from '../../rules/events/times.ts';
import { toEvent } from '../../views/event.ts';
import { editText, sharedErrors } from '../shared/edits.ts';
import { countCreation } from '../shared/limits.ts';
import { announcingCommunity, bookingFor, courtColumns, draftErrors, noCourt, placeOf, priceOf } from './draft.ts';
import { texts } from './texts.ts';

type Ctx = Context<'createEvent'>;
type Body = Input<'createEvent'>['body'];

/** Making an event (decision 041). */
export const createHandlers: Handlers<'createEvent'> = {
  async createEvent({ body }, ctx) {
    const owner = ownerOf(ctx, body);
    const community_id = announcingCommunity(ctx, owner, body.community_id);
    const shared = sharedErrors(ctx, body, null);
    if (shared.length > 0) return ctx.refuse(422, 'validation', undefined, { errors: shared });
    const { price, ...where } = whereOf(ctx, body);
    const { starts_at } = where;
    const { min_participants = null, recurrence = 'none' } = body;
    const now = ctx.now();
    const draft = {
      ...owner,
      ...where,
      community_id,
      capacity: body.capacity,
      min_participants,
      min_check_at: min_participants === null ? null : (instantOf(body.min_check_at) ?? minimumCheckOf(starts_at, now)),
      visibility: body.visibility,
      rsvp_until: instantOf(body.rsvp_until) ?? starts_at,
    };
    const errors = draftErrors(ctx, draft, null);
    if (errors.length > 0) return ctx.refuse(422, 'validation', undefined, { errors });
    await countCreation(ctx, 'event');
    const made = await ctx.db.events.insert({
      ...draft,
      title: body.title,
      description: null,
      ...editText(ctx, null, body.description),
      kind: body.kind,
      sport_id: body.sport_id,
      host_id: ctx.user.id,
      image_id: body.image ?? null,
      price_total: priceOf(body.price_total === undefined ? price : body.price_total),
      level: body.level ?? null,
      gender: body.gender,
      join_policy: body.join_policy,
      recurrence,
      series_id: null,
      cancelled_at: null,
      cancel_reason: null,
      cancel_cause: null,
      created_at: now,
      ...remindersAt(starts_at, now),
      min_checked_at: null,
      next_made_at: null,
    });
    const event = recurrence === 'weekly' ? await ctx.db.events.update(made.id, { series_id: made.id }) : made;
    const act: EventAct = { ...ctx, event, actor: ctx.user, now };
    if (body.host_plays ?? true) {
      const going = { type: 'answered', user: ctx.user.id, answer: 'going', guests: 0 } as const;
      const { refused } = await changeParticipations(act, going);
      if (refused !== undefined) throw new Error(`the host of a new event has no seat: ${refused}`);
    }
    const members = announcedTo(ctx.db, event);
    await noteCreated(act, members);
    tellCreated(act, members);
    tellScreens(act, new Map());
    return { event: toEvent(ctx, event) };
  },
};

const instantOf = (text: string | null | undefined): number | null =>
  text === undefined || text === null ? null : Date.parse(text);

/** In whose name, if the user may: the same answer for what they do not run and what does not exist. */
function ownerOf(ctx: Ctx, { owner_type, owner_id }: Body): Pick<EventRecord, 'owner_type' | 'owner_id'> {
  if (ctx.module !== moduleOfOwner({ owner_type })) return ctx.refuse(403, 'forbidden');
  if (owner_type === 'base')
    return owner_id === undefined || owner_id === ctx.user.id
      ? { owner_type, owner_id: ctx.user.id }
      : ctx.refuse(422, 'validation', ctx.say(texts.ownOwner), { field: 'owner_id' });
  if (owner_id === undefined) return ctx.refuse(422, 'validation', ctx.say(texts.owner), { field: 'owner_id' });
  return runsOwner(ctx.db, { owner_type, owner_id }, ctx.user.id)
    ? { owner_type, owner_id }
    : ctx.refuse(403, 'forbidden');
}

type Where = Pick<EventRecord, 'booking_id' | 'booked' | 'location' | 'starts_at' | 'ends_at' | 'city_id'>;
/** On a court of the user, or at a place and time of their choice; with what the court costs. */
function whereOf(ctx: Ctx, body: Body): Where & { readonly price: number | null } {
  const { booking_id, location, sport_id, city_id } = body;
  if (booking_id !== undefined && booking_id !== null) {
    if (location) return ctx.refuse(422, 'validation', ctx.say(texts.courtOrPlace), { field: 'location' });
    const booking = bookingFor(ctx, booking_id, { sport_id });
    return { ...courtColumns(ctx.db, booking), price: booking.price };
  }
  const [starts_at, ends_at] = [instantOf(body.starts_at), instantOf(body.ends_at)];
  if (starts_at === null) return ctx.refuse(422, 'validation', ctx.say(texts.start), { field: 'starts_at' });
  if (ends_at === null) return ctx.refuse(422, 'validation', ctx.say(texts.end), { field: 'ends_at' });
  // null says that there is no court yet
  if (location === undefined) return ctx.refuse(422, 'validation', ctx.say(texts.place), { field: 'location' });
  if (city_id === undefined) return ctx.refuse(422, 'validation', ctx.say(texts.city), { field: 'city_id' });
  return { ...noCourt, location: location && placeOf(location), starts_at, ends_at, city_id, price: null };
}
