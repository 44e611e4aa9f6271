import type { Context, Handlers, Input } from '../../contract/types.ts';
import type { EventRecord, ParticipantRecord, SportRecord } from '../../db/records.ts';
import { isOver } from '../../rules/events/access.ts';
import { type EventAct, tellEventRoom, tellScreens } from '../../rules/events/live.ts';
import { noteAccepted, noteRejected, readInvitation, recountEventRequests } from '../../rules/events/notices.ts';
import { changeParticipations, tellPeopleChanged } from '../../rules/events/people.ts';
import { carryAgain } from '../../rules/events/series.ts';
import { gameOfEvent } from '../../rules/games/games.ts';
import { toParticipant } from '../../views/event.ts';
import { existing } from '../../rules/shared/lookups.ts';
import { live } from '../../rules/games/change.ts';
import { managedEvent, participantIn } from './access.ts';
import { texts } from './texts.ts';

type Ctx = Context<'updateParticipant'>;
type Body = Input<'updateParticipant'>['body'];

const positions: Record<SportRecord['key'], readonly NonNullable<ParticipantRecord['position']>[]> = {
  football: ['goalkeeper', 'defender', 'midfielder', 'forward'],
  basketball: ['guard', 'forward', 'center'],
  volleyball: ['setter', 'hitter', 'libero'],
  tennis: [],
};

/** The people of an event, by who manages it (decision 041). */
export const peopleHandlers: Handlers<'updateParticipant' | 'removeParticipant'> = {
  async updateParticipant({ path, body }, ctx) {
    const event = managedEvent(ctx, path.eventId);
    const before = participantIn(ctx, path);
    if (event.cancelled_at !== null) return ctx.refuse(409, 'event_over');
    const { module: _, status, ...noted } = body;
    if (status !== undefined) await decide(ctx, event, before, status);
    const changes =
      Object.keys(noted).length === 0
        ? null
        : notedOf(ctx, event, existing(ctx.db.participants.get(before.id), 'participant'), noted);
    if (changes) {
      await ctx.db.participants.update(before.id, changes);
      const act: EventAct = { ...ctx, event, actor: ctx.user, now: ctx.now() };
      if (changes.has_paid !== undefined) await carryAgain(act, before.user_id);
      tellScreens(act, new Map([[before.user_id, undefined]]));
      const isGame = body.side !== undefined || body.is_locked !== undefined;
      const game = isGame ? gameOfEvent(ctx.db, event.id) : undefined;
      if (game) live(ctx, game);
      else tellEventRoom(act, isGame ? 'game-changed' : 'answers-changed');
    }
    return { participant: toParticipant(ctx, event, existing(ctx.db.participants.get(before.id), 'participant')) };
  },

  async removeParticipant({ path }, ctx) {
    const event = managedEvent(ctx, path.eventId);
    const { user_id } = participantIn(ctx, path);
    const now = ctx.now();
    if (isOver(event, now)) return ctx.refuse(409, 'event_over');
    const act: EventAct = { ...ctx, event, actor: ctx.user, now };
    const { promoted, refused } = await changeParticipations(act, { type: 'removed', user: user_id });
    if (refused === 'host_stays') return ctx.refuse(409, refused);
    if (refused !== undefined) return ctx.refuse(404, 'not_found'); // removed already
    await recountEventRequests(act);
    tellPeopleChanged(act, promoted, [[user_id, 'removed']]);
    return null;
  },
};

/** Lets somebody in who asked, or not. */
async function decide(
  ctx: Ctx,
  event: EventRecord,
  { user_id }: ParticipantRecord,
  status: NonNullable<Body['status']>,
): Promise<void> {
  const act: EventAct = { ...ctx, event, actor: ctx.user, now: ctx.now() };
  const isIn = status === 'going';
  const { promoted, refused } = await changeParticipations(act, {
    type: isIn ? 'approved' : 'rejected',
    user: user_id,
  });
  if (refused !== undefined) return ctx.refuse(409, refused === 'answer_closed' ? refused : 'stale');
  await readInvitation(act, user_id);
  await (isIn ? noteAccepted : noteRejected)(act, user_id);
  await recountEventRequests(act);
  tellPeopleChanged(act, promoted, [[user_id, isIn ? 'accepted' : 'rejected']]);
  return undefined;
}

/** Money, check-in, rating, position and side of somebody who is going; of others what they owe can be paid. */
function notedOf(
  ctx: Ctx,
  event: EventRecord,
  one: ParticipantRecord,
  noted: Omit<Body, 'module' | 'status'>,
): Partial<ParticipantRecord> {
  const { has_paid, attended, rating, position } = noted;
  if (one.status !== 'going') {
    const isDebt = one.owes > 0 && Object.keys(noted).every((key) => key === 'has_paid');
    return isDebt && has_paid !== undefined ? { has_paid } : ctx.refuse(409, 'not_going');
  }
  if (attended !== undefined && ctx.now() < event.starts_at) return ctx.refuse(409, 'not_started');
  const { key } = existing(ctx.db.sports.get(event.sport_id), 'sport');
  if (position && !positions[key].includes(position))
    return ctx.refuse(422, 'validation', ctx.say(texts.otherPosition), { field: 'position' });
  const { side = one.side } = noted;
  const is_locked = noted.is_locked ?? (side === null ? false : one.is_locked);
  if (is_locked && side === null) return ctx.refuse(422, 'validation', ctx.say(texts.noSide), { field: 'is_locked' });
  return {
    side,
    is_locked,
    ...(has_paid !== undefined && { has_paid }),
    ...(attended !== undefined && { attended }),
    ...(rating !== undefined && { rating }),
    ...(position !== undefined && { position }),
  };
}
