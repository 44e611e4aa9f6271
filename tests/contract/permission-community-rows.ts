/** Permissions of the operations on communities (design §3, decision 040), written by hand, for the personas of `permission-table.ts`. */
import { communityIds } from '../../mocks/seed/communities.ts';
import { competitionIds } from '../../mocks/seed/competitions.ts';
import { demoId } from '../../mocks/seed/demo-accounts.ts';
import type { World } from './mock-world.ts';
import type { PermissionRow } from './permission-table.ts';

const open = [200, 200, 200, 200, 200, 200, 200] as const;
const making = [401, 201, 201, 201, 201, 201, 201] as const;
/** The team admin owns the community; player, venue owner and the account with all profiles are members. */
const owner = [401, 403, 403, 200, 403, 403, 403] as const;
const members = [401, 200, 200, 200, 403, 403, 200] as const;
const membersMake = [401, 201, 201, 201, 403, 403, 201] as const;
const thursday = { communityId: communityIds.thursday };
const there = () => thursday;
const player = (w: World) => ({
  ...thursday,
  memberId: w.db.communityMembers.one('membership', communityIds.thursday, demoId('player'))?.id ?? 0,
});
/** Of somebody else, with comments. */
const post = (w: World) => {
  const comment = w.db.comments.all()[0];
  return { ...thursday, postId: w.db.posts.by('author', 31)[0]?.id ?? 0, commentId: comment?.id ?? 0 };
};
const commented = (w: World) => ({ ...post(w), postId: w.db.comments.all()[0]?.post_id ?? 0 });

export const communityRows = {
  listCommunities: { module: 'base', statuses: open },
  createCommunity: {
    module: 'base',
    statuses: making,
    body: { name: 'Rrethi i Ri', sport_ids: [1], city_id: 1, visibility: 'public', join_policy: 'open' },
  },
  getCommunity: { module: 'base', statuses: open, path: there },
  updateCommunity: { module: 'base', statuses: owner, path: there, body: { city_id: 2 } },
  deleteCommunity: { module: 'base', statuses: owner, path: there },
  // the organization manager is invited
  joinCommunity: { module: 'base', statuses: [401, 409, 409, 409, 200, 200, 409], path: there },
  leaveCommunity: { module: 'base', statuses: [401, 200, 200, 409, 409, 409, 200], path: there },
  declineCommunityInvitation: { module: 'base', statuses: [401, 409, 409, 409, 200, 409, 409], path: there },
  transferCommunity: { module: 'base', statuses: owner, path: there, body: { user_id: demoId('player') } },
  inviteToCommunity: { module: 'base', statuses: owner, path: there, body: { user_ids: [50] } },
  listCommunityMembers: { module: 'base', statuses: open, path: there },
  updateCommunityMember: { module: 'base', statuses: owner, path: player, body: { role: 'admin' } },
  removeCommunityMember: { module: 'base', statuses: owner, path: player },
  banFromCommunity: { module: 'base', statuses: owner, path: there, body: { user_id: 50 } },
  listCommunityRequests: { module: 'base', statuses: owner, path: there },
  getFeedSources: { module: 'base', statuses: owner, path: there },
  setFeedSources: {
    module: 'base',
    statuses: owner,
    path: there,
    body: { is_on: true, team_ids: [], competition_ids: [competitionIds.liga] },
  },
  listCommunityPosts: { module: 'base', statuses: open, path: there },
  createPost: { module: 'base', statuses: membersMake, path: there, body: { text: 'Tung!' } },
  getPost: { module: 'base', statuses: open, path: post },
  updatePost: { module: 'base', statuses: owner, path: post, body: { is_pinned: true } },
  deletePost: { module: 'base', statuses: owner, path: post },
  likePost: { module: 'base', statuses: members, path: post },
  unlikePost: { module: 'base', statuses: members, path: post },
  listComments: { module: 'base', statuses: open, path: post },
  createComment: { module: 'base', statuses: membersMake, path: post, body: { text: 'Unë vij.' } },
  deleteComment: { module: 'base', statuses: owner, path: commented },
  reportPost: { module: 'base', statuses: members, path: post, body: { reason: 'other' } },
  listReports: { module: 'base', statuses: owner, path: there },
  decideReport: {
    module: 'base',
    statuses: owner,
    path: (w: World) => ({ ...thursday, reportId: w.db.reports.all()[0]?.id ?? 0 }),
    body: { decision: 'remove' },
  },
} as const satisfies Record<string, PermissionRow>;
