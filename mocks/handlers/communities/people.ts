import type { Context, Handlers, WriteContext } from '../../contract/types.ts';
import type { CommunityMemberRecord, CommunityRecord, LocalText } from '../../db/records.ts';
import { settleApplication } from '../../rules/applications/applications.ts';
import { isActive, memberPermissions, openJoinRequestOf, ownerOf, placeIn } from '../../rules/communities/access.ts';
import { afterHandover } from '../../rules/communities/membership.ts';
import { banFromEvents } from '../../rules/events/community.ts';
import {
  closeCommunityInvitation,
  recountJoinRequests,
  tellCommunityRole,
  tellInvitedToCommunity,
  tellJoinDecided,
} from '../../rules/communities/notices.ts';
import { rosterOf } from '../../rules/teams/access.ts';
import { existing } from '../../rules/shared/lookups.ts';
import { isFindable } from '../shared/find-people.ts';
import { refuseTellingMore } from '../shared/limits.ts';
import { permittedCommunity } from './access.ts';
import { changePlace, live, settleWaiting, tryPlace } from '../../rules/communities/people.ts';
import { toCommunity, toCommunityMember } from '../../views/community.ts';

const texts = {
  which: { en: 'Give users or a team.', sq: 'Jep përdorues ose një ekip.' },
  users: { en: 'One of these users does not exist.', sq: 'Njëri nga këta përdorues nuk ekziston.' },
  user: { en: 'This user does not exist.', sq: 'Ky përdorues nuk ekziston.' },
  team: { en: 'You do not belong to this team.', sq: 'Nuk bën pjesë në këtë ekip.' },
} satisfies Record<string, LocalText>;

/** The people of a community, by those who run it (design §3, decision 040). */
export const peopleHandlers: Handlers<
  'inviteToCommunity' | 'updateCommunityMember' | 'removeCommunityMember' | 'banFromCommunity' | 'transferCommunity'
> = {
  async inviteToCommunity({ path: { communityId }, body }, ctx) {
    const community = permittedCommunity(ctx, communityId, 'invite');
    const people = invitees(ctx, body);
    refuseTellingMore(ctx);
    const members: CommunityMemberRecord[] = [];
    for (const userId of people) {
      const member = await invite(ctx, community, userId);
      if (member) members.push(member);
    }
    return { members: members.map((one) => toCommunityMember(ctx, one)) };
  },

  async updateCommunityMember({ path, body: { role } }, ctx) {
    const community = permittedCommunity(ctx, path.communityId, 'transfer');
    const before = memberOf(ctx, path);
    const member = await changePlace(ctx, community, before.user_id, { type: 'changed', role });
    if (before.role !== role) {
      const act = { community, actor: ctx.user, now: ctx.now() };
      await tellCommunityRole(ctx.db, act, before.user_id, role === 'admin' ? 'admin' : 'none');
      live(ctx, { community, personId: before.user_id, tells: 'role', follow: 'runners' });
    }
    return { member: toCommunityMember(ctx, existing(member ?? undefined, 'member')) };
  },

  async removeCommunityMember({ path }, ctx) {
    const community = permittedCommunity(ctx, path.communityId, 'manage_members');
    const member = memberOf(ctx, path);
    if (member.role !== 'owner' && !memberPermissions(ctx.db, ctx, member).remove) return ctx.refuse(403, 'forbidden');
    await closeCommunityInvitation(ctx.db, { community, now: ctx.now() }, member.user_id, 'withdrawn');
    await changePlace(ctx, community, member.user_id, { type: 'removed' });
    live(ctx, {
      community,
      personId: member.user_id,
      ...(isActive(member) && { tells: 'removed' }),
      follow: 'runners',
    });
    return null;
  },

  async banFromCommunity({ path: { communityId }, body: { user_id } }, ctx) {
    const community = permittedCommunity(ctx, communityId, 'manage_members');
    const user = ctx.db.users.get(user_id);
    if (!user || !isFindable(user)) return ctx.refuse(422, 'validation', ctx.say(texts.user), { field: 'user_id' });
    const mine = placeIn(ctx.db, communityId, ctx.user.id);
    const theirs = placeIn(ctx.db, communityId, user_id);
    // an admin bans no admin, themselves included
    if (theirs?.role === 'admin' && mine?.role !== 'owner') return ctx.refuse(403, 'forbidden');
    const member = await ban(ctx, community, user_id);
    return { member: toCommunityMember(ctx, member) };
  },

  async transferCommunity({ path: { communityId }, body: { user_id } }, ctx) {
    const community = permittedCommunity(ctx, communityId, 'transfer');
    const owner = existing(ownerOf(ctx.db, communityId), 'owner');
    await changePlace(ctx, community, user_id, { type: 'crowned' });
    await ctx.db.communityMembers.update(owner.id, afterHandover);
    await tellCommunityRole(ctx.db, { community, actor: ctx.user, now: ctx.now() }, user_id, 'owner');
    live(ctx, { community, personId: user_id, tells: 'role', follow: 'runners' });
    return { community: toCommunity(ctx, community) };
  },
};

/** Ends a person's place, an invitation and an open request for good. */
export async function ban(
  ctx: WriteContext,
  community: CommunityRecord,
  userId: number,
): Promise<CommunityMemberRecord> {
  const before = placeIn(ctx.db, community.id, userId);
  const member = existing((await changePlace(ctx, community, userId, { type: 'banned' })) ?? undefined, 'member');
  await settleWaiting(ctx, community, userId, { invitation: 'withdrawn', request: 'rejected' });
  await banFromEvents(ctx, community, userId);
  live(ctx, { community, personId: userId, ...(isActive(before) && { tells: 'removed' }), follow: 'runners' });
  return member;
}

/** Invites somebody; who has asked to join has agreed already, and is in. Null for members, invited and banned people. */
async function invite(
  ctx: Omit<WriteContext, 'refuse'>,
  community: CommunityRecord,
  userId: number,
): Promise<CommunityMemberRecord | null> {
  const act = { community, actor: ctx.user, now: ctx.now() };
  const request = openJoinRequestOf(ctx.db, community.id, userId);
  const { member } = await tryPlace(ctx, community, userId, { type: request ? 'admitted' : 'invited' });
  if (!member) return null;
  if (request) {
    const settled = { action: 'accepted', actorId: ctx.user.id, note: null, now: act.now } as const;
    await tellJoinDecided(ctx.db, act, await settleApplication(ctx.db, request, settled));
    await recountJoinRequests(ctx.db, community, act.now);
  } else await tellInvitedToCommunity(ctx.db, act, userId);
  live(ctx, { community, personId: userId, tells: request ? 'accepted' : 'invited', follow: 'runners' });
  return member;
}

/** Whom the sender names: users that can be found, or the others of a team of theirs. */
function invitees(
  ctx: Context<'inviteToCommunity'>,
  { user_ids, team_id }: { readonly user_ids?: readonly number[]; readonly team_id?: number },
): readonly number[] {
  const canBeFound = (id: number) => {
    const user = ctx.db.users.get(id);
    return user !== undefined && isFindable(user);
  };
  if ((user_ids === undefined) === (team_id === undefined))
    return ctx.refuse(422, 'validation', ctx.say(texts.which), { field: 'user_ids' });
  if (user_ids)
    return user_ids.every(canBeFound)
      ? user_ids
      : ctx.refuse(422, 'validation', ctx.say(texts.users), { field: 'user_ids' });
  const active = rosterOf(ctx.db, team_id ?? 0).filter(({ status }) => status === 'active');
  if (!active.some((one) => one.user_id === ctx.user.id))
    return ctx.refuse(422, 'validation', ctx.say(texts.team), { field: 'team_id' });
  return active.map((one) => one.user_id).filter(canBeFound);
}

function memberOf(
  ctx: WriteContext,
  { communityId, memberId }: { readonly communityId: number; readonly memberId: number },
): CommunityMemberRecord {
  const member = ctx.db.communityMembers.get(memberId);
  return member?.community_id === communityId ? member : ctx.refuse(404, 'not_found');
}
