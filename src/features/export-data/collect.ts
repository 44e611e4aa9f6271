import { readCurrentUser } from '../../shared/api/current-user.ts';
import { listApplications } from '../../shared/api/generated/endpoints/applications/applications.ts';
import { listBookings } from '../../shared/api/generated/endpoints/bookings/bookings.ts';
import {
  listComments,
  listCommunities,
  listCommunityPosts,
} from '../../shared/api/generated/endpoints/communities/communities.ts';
import { listHandovers } from '../../shared/api/generated/endpoints/handovers/handovers.ts';
import { listNotifications } from '../../shared/api/generated/endpoints/notifications/notifications.ts';
import { listSettings } from '../../shared/api/generated/endpoints/settings/settings.ts';
import { listSlotWatches } from '../../shared/api/generated/endpoints/slot-watches/slot-watches.ts';
import { listTeams } from '../../shared/api/generated/endpoints/teams/teams.ts';
import { listVenues } from '../../shared/api/generated/endpoints/venues/venues.ts';
import type { Comment, Id, Pagination, Post } from '../../shared/api/generated/model';
import { toIsoWithOffset } from '../../shared/lib/time/tirane.ts';

/** The most that the API gives at once. */
const PER_PAGE = 50;

/** All pages of a list, one after the other. */
async function allOf<D extends { pagination: Pagination }, T>(
  read: (page: number) => Promise<D>,
  entries: (data: D) => readonly T[],
): Promise<T[]> {
  const all: T[] = [];
  let last = 1;
  for (let page = 1; page <= last; page += 1) {
    const data = await read(page);
    all.push(...entries(data));
    last = data.pagination.last_page;
  }
  return all;
}

/** What the user has written in a community; the API lists it only among all of its feed. */
async function writtenIn(communityId: Id, userId: Id): Promise<{ posts: Post[]; comments: OwnComment[] }> {
  const isOwn = ({ author }: Post | Comment) => author?.id === userId;
  const posts: Post[] = [];
  const comments: OwnComment[] = [];
  for (let before: Id | null = 0; before !== null;) {
    const part = await listCommunityPosts(communityId, { per_page: PER_PAGE, ...(before > 0 && { before }) });
    for (const post of [...part.pinned, ...part.posts]) {
      if (isOwn(post)) posts.push(post);
      if (post.comments_count > 0) {
        const all = await allOf(
          (page) => listComments(communityId, post.id, { page, per_page: PER_PAGE }),
          (data) => data.comments,
        );
        for (const comment of all)
          if (isOwn(comment)) comments.push({ community_id: communityId, post_id: post.id, ...comment });
      }
    }
    before = part.next_before;
  }
  return { posts, comments };
}

/** A comment with where it stands. */
type OwnComment = Comment & { community_id: Id; post_id: Id };

/**
 * All that the API tells of the signed-in user, each answer as it came: whoever reads it needs no other description than the
 * contract's. Rejects when a part cannot be read, so that no file is silently incomplete. Source: design §12.
 */
export async function collectData(now: number) {
  const [
    user,
    { settings },
    bookings,
    saved_venues,
    saved_teams,
    communities,
    requests,
    notifications,
    { watches },
    offers,
  ] = await Promise.all([
    readCurrentUser(),
    listSettings({ scope: 'user' }),
    allOf(
      (page) => listBookings({ page, per_page: PER_PAGE }),
      (data) => data.bookings,
    ),
    allOf(
      (page) => listVenues({ bookmark: true, page, per_page: PER_PAGE }),
      (data) => data.venues,
    ),
    allOf(
      (page) => listTeams({ bookmark: true, page, per_page: PER_PAGE }),
      (data) => data.teams,
    ),
    allOf(
      (page) => listCommunities({ mine: true, page, per_page: PER_PAGE }),
      (data) => data.communities,
    ),
    allOf(
      (page) => listApplications({ direction: 'sent', page, per_page: PER_PAGE }),
      (data) => data.applications,
    ),
    allOf(
      (page) => listNotifications({ page }),
      (data) => data.notifications,
    ),
    listSlotWatches(),
    listHandovers(),
  ]);
  const posts: Post[] = [];
  const comments: OwnComment[] = [];
  for (const { id, my_role } of communities) {
    if (my_role === null) continue;
    const written = await writtenIn(id, user.id);
    posts.push(...written.posts);
    comments.push(...written.comments);
  }
  return {
    exported_at: toIsoWithOffset(now),
    user,
    settings,
    bookings,
    offered_bookings: offers.bookings,
    watches,
    saved_venues,
    saved_teams,
    communities,
    posts,
    comments,
    requests,
    notifications,
  };
}
