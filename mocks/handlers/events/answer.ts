import type { Handlers } from '../../contract/types.ts';
import { isOver, managersOf, participationOf } from '../../rules/events/access.ts';
import type { EventAct } from '../../rules/events/live.ts';
import { noteRequested, readInvitation, recountEventRequests } from '../../rules/events/notices.ts';
import { changeParticipations, tellPeopleChanged } from '../../rules/events/people.ts';
import { toEvent } from '../../views/event.ts';
import { existing } from '../../rules/shared/lookups.ts';
import { knownEvent } from './access.ts';

/** One's own answer (decision 041). */
export const answerHandlers: Handlers<'answerEvent'> = {
  async answerEvent({ path: { eventId }, body }, ctx) {
    const event = knownEvent(ctx, eventId);
    const now = ctx.now();
    const before = participationOf(ctx.db, eventId, ctx.user.id)?.status;
    if (before === 'removed') return ctx.refuse(403, 'removed');
    if (isOver(event, now)) return ctx.refuse(409, 'event_over');
    const act: EventAct = { ...ctx, event, actor: ctx.user, now };
    const guests = body.status === 'going' ? (body.guests ?? 0) : 0;
    const changed = await changeParticipations(act, {
      type: 'answered',
      user: ctx.user.id,
      answer: body.status,
      guests,
    });
    if (changed.refused !== undefined) {
      if (changed.refused === 'answer_closed' || changed.refused === 'event_full')
        return ctx.refuse(409, changed.refused);
      throw new Error(`no refusal of an answer: ${changed.refused}`);
    }
    await readInvitation(act, ctx.user.id);
    const mine = existing(participationOf(ctx.db, eventId, ctx.user.id), 'participation');
    const asks = mine.status === 'requested' && before !== 'requested';
    if (asks) await noteRequested(act, mine);
    else if (before === 'requested' && mine.status !== 'requested') await recountEventRequests(act);
    tellPeopleChanged(act, changed.promoted, asks ? requestsFor(act) : []);
    return { event: toEvent(ctx, event) };
  },
};

/** Those who decide get a message. */
const requestsFor = ({ db, event }: EventAct) => managersOf(db, event).map((userId) => [userId, 'requested'] as const);
