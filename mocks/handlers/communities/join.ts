import type { Handlers } from '../../contract/types.ts';
import type { LocalText } from '../../db/records.ts';
import { sendApplication } from '../../rules/applications/applications.ts';
import { isActive, openJoinRequestOf, placeIn } from '../../rules/communities/access.ts';
import { closeCommunityInvitation, tellJoinRequested } from '../../rules/communities/notices.ts';
import { toApplication } from '../../views/application.ts';
import { knownCommunity } from './access.ts';
import { changePlace, live, settleWaiting } from '../../rules/communities/people.ts';
import { toCommunity } from '../../views/community.ts';

const texts = { answer: { en: 'Answer the question.', sq: 'Përgjigju pyetjes.' } } satisfies Record<string, LocalText>;

/** One's own place in a community: coming in, declining an invitation, leaving (decision 040). */
export const joinHandlers: Handlers<'joinCommunity' | 'declineCommunityInvitation' | 'leaveCommunity'> = {
  async joinCommunity({ path: { communityId }, body }, ctx) {
    const community = knownCommunity(ctx, communityId);
    const mine = placeIn(ctx.db, communityId, ctx.user.id);
    if (mine?.status === 'banned') return ctx.refuse(403, 'banned');
    if (isActive(mine)) return ctx.refuse(409, 'already_member');
    if (mine || community.join_policy === 'open') {
      await changePlace(ctx, community, ctx.user.id, { type: 'joined' });
      await settleWaiting(ctx, community, ctx.user.id, { invitation: 'accepted', request: 'withdrawn' });
      live(ctx, { community, personId: ctx.user.id, follow: 'runners' });
      return { community: toCommunity(ctx, community), application: null };
    }
    if (openJoinRequestOf(ctx.db, communityId, ctx.user.id)) return ctx.refuse(409, 'already_applied');
    if (community.join_policy === 'invite') return ctx.refuse(403, 'invite_only');
    const { join_question: question } = community;
    const answer = body.answer || null;
    if (question !== null && answer === null)
      return ctx.refuse(422, 'validation', ctx.say(texts.answer), { field: 'answer' });
    const now = ctx.now();
    const application = await sendApplication(ctx.db, {
      kind: 'community-join',
      target_id: communityId,
      userId: ctx.user.id,
      question,
      answer: question === null ? null : answer,
      now,
    });
    await tellJoinRequested(ctx.db, { community, actor: ctx.user, now }, application);
    live(ctx, { community, follow: 'runners', tellsFollowers: 'requested' });
    return { community: toCommunity(ctx, community), application: toApplication(ctx, application) };
  },

  async declineCommunityInvitation({ path: { communityId } }, ctx) {
    const community = knownCommunity(ctx, communityId);
    await closeCommunityInvitation(ctx.db, { community, now: ctx.now() }, ctx.user.id, 'declined');
    await changePlace(ctx, community, ctx.user.id, { type: 'declined' });
    live(ctx, { community, follow: 'runners' });
    return null;
  },

  async leaveCommunity({ path: { communityId } }, ctx) {
    const community = knownCommunity(ctx, communityId);
    await changePlace(ctx, community, ctx.user.id, { type: 'left' });
    live(ctx, { community, follow: 'runners' });
    return null;
  },
};
