import type { CommunityRecord, PostRecord } from '../../db/records.ts';
import type { DbWriter } from '../../db/tables.ts';
import { removeApplication } from '../applications/applications.ts';
import { passOnEvents } from '../events/community.ts';
import { forgetCommunity, forgetPost } from '../communities/notices.ts';
import { forgetFeed, forgetFeedPost } from '../feeds/sources.ts';

/** Removes a post with its comments, likes, reports and what was told about it. */
export async function removePost(db: DbWriter, { id }: PostRecord): Promise<void> {
  for (const one of db.comments.by('post', id)) await db.comments.remove(one.id);
  for (const one of db.postLikes.by('post', id)) await db.postLikes.remove(one.id);
  for (const one of db.reports.by('post', id)) await db.reports.remove(one.id);
  await forgetPost(db, id);
  await forgetFeedPost(db, id);
  await db.posts.remove(id);
}

/** Removes a community with everything in it, the requests to join, and what was told about it. */
export async function removeCommunity(db: DbWriter, { id }: CommunityRecord): Promise<void> {
  await passOnEvents(db, { id });
  for (const post of db.posts.by('community', id)) await removePost(db, post);
  for (const one of db.communityMembers.by('community', id)) await db.communityMembers.remove(one.id);
  for (const one of db.applications.by('target', 'community-join', id)) await removeApplication(db, one);
  await forgetFeed(db, id);
  await forgetCommunity(db, id);
  await db.communities.remove(id);
}
