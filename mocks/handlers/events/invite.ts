import type { Context, Handlers, Input } from '../../contract/types.ts';
import type { ParticipantRecord } from '../../db/records.ts';
import { isActive, membersOfCommunity, placeIn } from '../../rules/communities/access.ts';
import { isOver, managesEvent, participationOf } from '../../rules/events/access.ts';
import { type EventAct, tellInvited } from '../../rules/events/live.ts';
import { noteAccepted, noteInvited, recountEventRequests } from '../../rules/events/notices.ts';
import { changeParticipations, tellPeopleChanged } from '../../rules/events/people.ts';
import { rosterOf } from '../../rules/teams/access.ts';
import { toParticipant } from '../../views/event.ts';
import { existing } from '../../rules/shared/lookups.ts';
import { isFindable } from '../shared/find-people.ts';
import { refuseTellingMore } from '../shared/limits.ts';
import { knownEvent } from './access.ts';
import { texts } from './texts.ts';

type Ctx = Context<'inviteToEvent'>;
type Body = Input<'inviteToEvent'>['body'];

/** Inviting people, a team or a community (decision 041). */
export const inviteHandlers: Handlers<'inviteToEvent'> = {
  async inviteToEvent({ path: { eventId }, body }, ctx) {
    const event = knownEvent(ctx, eventId);
    const now = ctx.now();
    const byManager = managesEvent(ctx.db, ctx, event);
    const mine = participationOf(ctx.db, eventId, ctx.user.id);
    const isOpen = event.visibility === 'public' && event.join_policy === 'open';
    const mayName = mine?.status === 'going' && isOpen && body.team_id === undefined && body.community_id === undefined;
    if (!byManager && !mayName) return ctx.refuse(403, 'forbidden');
    const people = invitees(ctx, body);
    if (isOver(event, now)) return ctx.refuse(409, 'event_over');
    if (now >= event.starts_at) return ctx.refuse(409, 'answer_closed');
    refuseTellingMore(ctx);
    const act: EventAct = { ...ctx, event, actor: ctx.user, now };
    const invited: ParticipantRecord[] = [];
    for (const user of people) {
      const named = body.user_ids !== undefined;
      const { refused } = await changeParticipations(act, { type: 'invited', user, byManager, named });
      if (refused !== undefined) continue;
      const one = existing(participationOf(ctx.db, eventId, user), 'participation');
      invited.push(one);
      if (one.status !== 'invited') {
        await noteAccepted(act, user);
        continue;
      }
      await noteInvited(act, user);
      tellInvited(act, user);
    }
    await recountEventRequests(act);
    tellPeopleChanged(
      act,
      [],
      invited.map(({ user_id, status }) => [user_id, status === 'invited' ? undefined : 'accepted']),
    );
    return { participants: invited.map((one) => toParticipant(ctx, event, one)) };
  },
};

/** Whom the sender names: users that can be found, or the others of a team or a community of theirs. */
function invitees(ctx: Ctx, { user_ids, team_id, community_id }: Body): readonly number[] {
  const { db, user } = ctx;
  const canBeFound = (id: number) => {
    const one = db.users.get(id);
    return one !== undefined && isFindable(one);
  };
  if ([user_ids, team_id, community_id].filter((one) => one !== undefined).length !== 1)
    return ctx.refuse(422, 'validation', ctx.say(texts.whom), { field: 'user_ids' });
  if (user_ids)
    return user_ids.every(canBeFound)
      ? user_ids
      : ctx.refuse(422, 'validation', ctx.say(texts.users), { field: 'user_ids' });
  if (community_id !== undefined && !isActive(placeIn(db, community_id, user.id)))
    return ctx.refuse(422, 'validation', ctx.say(texts.community), { field: 'community_id' });
  const members =
    community_id === undefined
      ? rosterOf(db, team_id ?? 0).filter(({ status }) => status === 'active')
      : membersOfCommunity(db, community_id);
  const ids = members.map(({ user_id }) => user_id);
  if (!ids.includes(user.id)) return ctx.refuse(422, 'validation', ctx.say(texts.team), { field: 'team_id' });
  return ids.filter((id) => id !== user.id && canBeFound(id));
}
