import type { RealtimeEvent } from '../../contract/types.ts';
import type { UserRecord } from '../../db/records.ts';
import type { DbWriter } from '../../db/tables.ts';
import type { RealtimeWriter } from '../../realtime/staging.ts';
import { membersOfCommunity, ownerOf } from '../../rules/communities/access.ts';
import { communityEvents, communityRoom, tellMembers } from '../../rules/communities/events.ts';
import { tellCommunityRole } from '../../rules/communities/notices.ts';
import { removeCommunity } from '../../rules/endings/community.ts';
import { existing } from '../../rules/shared/lookups.ts';

interface Leaving {
  readonly db: DbWriter;
  readonly realtime: RealtimeWriter;
  readonly user: UserRecord;
  now(): number;
  emit(event: RealtimeEvent): void;
}

/** The end of an account in its communities: they pass on, and what was written there stays without the name (decision 040). */
export async function leaveCommunities(ctx: Leaving): Promise<void> {
  const { db, user } = ctx;
  for (const { community_id, role } of db.communityMembers.by('user', user.id))
    if (role === 'owner') await passOn(ctx, community_id);
  for (const { id, community_id, status } of db.communityMembers.by('user', user.id)) {
    await db.communityMembers.remove(id);
    if (status === 'active' && db.communities.get(community_id)) tellMembers(ctx.realtime, community_id);
  }
  // the invitation of a community outlives who has sent it
  for (const { id, community_id } of db.communityMembers.filter({ inviter_id: user.id }))
    await db.communityMembers.update(id, { inviter_id: existing(ownerOf(db, community_id), 'owner').user_id });
  for (const { id } of db.posts.by('author', user.id)) await db.posts.update(id, { author_id: null });
  for (const { id } of db.comments.by('author', user.id)) await db.comments.update(id, { author_id: null });
  for (const { id } of db.reports.by('user', user.id)) await db.reports.update(id, { user_id: null });
  for (const { id } of db.postLikes.by('user', user.id)) await db.postLikes.remove(id);
}

/** To the admin, else the member, of longest standing; the last person's community goes with them. */
async function passOn(ctx: Leaving, communityId: number): Promise<void> {
  const { db, realtime, user } = ctx;
  const community = existing(db.communities.get(communityId), 'community');
  const heir = membersOfCommunity(db, communityId).find(({ user_id }) => user_id !== user.id);
  if (!heir) {
    await removeCommunity(db, community);
    realtime.update({ [`rooms/${communityRoom(communityId)}`]: null });
    return;
  }
  await db.communityMembers.update(heir.id, { role: 'owner' });
  await tellCommunityRole(db, { community, actor: user, now: ctx.now() }, heir.user_id, 'owner');
  const what = { community, actorId: user.id, personId: heir.user_id, tells: 'role', follow: 'members' } as const;
  for (const event of communityEvents(db, what)) if (event.user_id !== user.id) ctx.emit(event);
}
