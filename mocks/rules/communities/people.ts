import type { WriteContext } from '../../contract/types.ts';
import type { CommunityMemberRecord, CommunityRecord } from '../../db/records.ts';
import type { DbReader, DbWriter } from '../../db/tables.ts';
import { quitRoom } from '../../realtime/rooms.ts';
import { settleApplication } from '../applications/applications.ts';
import { isActive, isKnownTo, openJoinRequestOf, placeIn, runsCommunity } from './access.ts';
import { type CommunityLive, communityEvents, communityRoom, tellMembers } from './events.ts';
import { type CommunityMembershipEvent, type CommunityMembershipRefusal, decideCommunity } from './membership.ts';
import { closeCommunityInvitation, forgetCommunity, forgetRequests, recountJoinRequests } from './notices.ts';

/** Applies an event to a person's place in a community, or refuses; null when it is gone. */
export async function changePlace(
  ctx: WriteContext,
  community: CommunityRecord,
  userId: number,
  event: CommunityMembershipEvent,
): Promise<CommunityMemberRecord | null> {
  const { member, refused } = await tryPlace(ctx, community, userId, event);
  return refused === undefined ? member : ctx.refuse(refused === 'not_found' ? 404 : 409, refused);
}

type Placed =
  | { readonly member: CommunityMemberRecord | null; readonly refused?: undefined }
  | { readonly member?: undefined; readonly refused: CommunityMembershipRefusal };

/** The same, but returns the refusal, having changed nothing. Whose place ends loses what it gave. */
export async function tryPlace(
  ctx: Omit<WriteContext, 'refuse'>,
  community: CommunityRecord,
  userId: number,
  event: CommunityMembershipEvent,
): Promise<Placed> {
  const mine = placeIn(ctx.db, community.id, userId);
  const decision = decideCommunity(mine, event);
  if (decision.refused !== undefined) return { refused: decision.refused };
  const { next } = decision;
  const begins = next?.status === 'active' && mine?.status !== 'active';
  const columns = next && {
    ...next,
    inviter_id: next.status === 'invited' ? ctx.user.id : null,
    joined_at: begins ? ctx.now() : next.status === 'active' ? (mine?.joined_at ?? null) : null,
  };
  const member = !columns
    ? null
    : mine
      ? await ctx.db.communityMembers.update(mine.id, columns)
      : await ctx.db.communityMembers.insert({ community_id: community.id, user_id: userId, ...columns });
  if (!columns && mine) await ctx.db.communityMembers.remove(mine.id);
  const roleAs = (one: CommunityMemberRecord | null | undefined) =>
    isActive(one ?? undefined) ? one?.role : undefined;
  if (roleAs(mine) !== roleAs(member)) tellMembers(ctx.realtime, community.id);
  // also of a public one, where a reader could come back
  if (isActive(mine) && !isActive(member ?? undefined))
    quitRoom(ctx.realtime, { roomId: communityRoom(community.id), userId });
  if (!runsCommunity(member ?? undefined)) await forgetRequests(ctx.db, community.id, userId);
  await forgetIfUnknown(ctx.db, community, userId);
  return { member };
}

/** Who may no longer know of a community loses what was told about it. */
export async function forgetIfUnknown(db: DbWriter, community: CommunityRecord, userId: number): Promise<void> {
  if (!isKnownTo(db, community, userId)) await forgetCommunity(db, community.id, userId);
}

/** Once somebody is in, or for good out: an open invitation and an open request are answered, and no longer wait. */
export async function settleWaiting(
  ctx: Pick<WriteContext, 'db' | 'user' | 'now'>,
  community: CommunityRecord,
  userId: number,
  answer: { readonly invitation: 'accepted' | 'declined' | 'withdrawn'; readonly request: 'rejected' | 'withdrawn' },
): Promise<void> {
  const now = ctx.now();
  await closeCommunityInvitation(ctx.db, { community, now }, userId, answer.invitation);
  const request = openJoinRequestOf(ctx.db, community.id, userId);
  if (!request) return;
  await settleApplication(ctx.db, request, { action: answer.request, actorId: ctx.user.id, note: null, now });
  await recountJoinRequests(ctx.db, community, now);
}

/** Sends what the screens of the people concerned are to show. */
export function live(
  ctx: { readonly db: DbReader; readonly user: { readonly id: number }; emit: WriteContext['emit'] },
  what: Omit<CommunityLive, 'actorId'>,
): void {
  for (const event of communityEvents(ctx.db, { actorId: ctx.user.id, ...what })) ctx.emit(event);
}
