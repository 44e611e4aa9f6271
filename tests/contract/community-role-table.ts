/** What each person may do with one community (design §3 and §7, decision 040), written by hand: a public one and a private one. */
import { competitionIds } from '../../mocks/seed/competitions.ts';
import type { CommunityKind } from './community-world.ts';
import { ids, otherAdmin, otherMember, people, placeOf, requestOf } from './community-world.ts';
import type { Persona, World } from './mock-world.ts';
import type { Caller, RoleRow, Verdict } from './role-rows.ts';

/** In the order of the columns; all in the base profile. */
export const callers = [
  { name: 'guest', as: 'guest', module: 'base' },
  { name: 'outsider', as: people.outsider.as, module: 'base' },
  { name: 'invited', as: people.invited.as, module: 'base' },
  { name: 'applicant', as: people.applicant.as, module: 'base' },
  { name: 'member', as: people.member.as, module: 'base' },
  { name: 'admin', as: people.admin.as, module: 'base' },
  { name: 'owner', as: people.owner.as, module: 'base' },
  { name: 'banned', as: people.banned.as, module: 'base' },
] as const satisfies readonly Caller[];

type Eight = readonly [Verdict, Verdict, Verdict, Verdict, Verdict, Verdict, Verdict, Verdict];
export interface CommunityRoleRow extends Omit<RoleRow, 'verdicts'> {
  /** Of the three public kinds, unless one has its own. */
  readonly verdicts: Eight;
  readonly private: Eight;
  readonly request?: Eight;
  readonly invite?: Eight;
}
export const verdictsOf = (row: CommunityRoleRow, kind: CommunityKind): Eight =>
  kind === 'private' ? row.private : kind === 'open' ? row.verdicts : (row[kind] ?? row.verdicts);

const one = { communityId: ids.community };
const there = () => one;
const memberOf = (userId: number) => (_caller: Persona, w: World) => ({ ...one, memberId: placeOf(w, userId) });
const post = (postId: number) => () => ({ ...one, postId, commentId: ids.comment });
const { member: membersPost, owner: ownersPost } = ids.posts;
const request = (_caller: Persona, w: World) => ({ applicationId: requestOf(w) });

const all: Eight = ['yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes'];
const signedIn: Eight = ['401', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes'];
/** Who may know of it. */
const known = { verdicts: all, private: ['404', '404', 'yes', '404', 'yes', 'yes', 'yes', '404'] as Eight };
/** Who may read the feed and the people. */
const readers = {
  verdicts: ['yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', '403'] as Eight,
  private: ['404', '404', '403', '404', 'yes', 'yes', 'yes', '404'] as Eight,
};
const members = {
  verdicts: ['401', '403', '403', '403', 'yes', 'yes', 'yes', '403'] as Eight,
  private: ['401', '404', '403', '404', 'yes', 'yes', 'yes', '404'] as Eight,
};
const author = {
  verdicts: ['401', '403', '403', '403', 'yes', '403', '403', '403'] as Eight,
  private: ['401', '404', '403', '404', 'yes', '403', '403', '404'] as Eight,
};
const runners = {
  verdicts: ['401', '403', '403', '403', '403', 'yes', 'yes', '403'] as Eight,
  private: ['401', '404', '403', '404', '403', 'yes', 'yes', '404'] as Eight,
};
const owner = {
  verdicts: ['401', '403', '403', '403', '403', '403', 'yes', '403'] as Eight,
  private: ['401', '404', '403', '404', '403', '403', 'yes', '404'] as Eight,
};
/** By those who run it, to the owner. */
const ownerStays = {
  verdicts: ['401', '403', '403', '403', '403', '409 owner_stays', '409 owner_stays', '403'] as Eight,
  private: ['401', '404', '403', '404', '403', '409 owner_stays', '409 owner_stays', '404'] as Eight,
};

export const communityRoleTable: readonly CommunityRoleRow[] = [
  { operation: 'listCommunities', verdicts: all, private: all },
  { operation: 'listCommunities', about: 'one’s own', verdicts: signedIn, private: signedIn, query: { mine: true } },
  { operation: 'getCommunity', ...known, path: there },
  { operation: 'resolveSlug', ...known, path: () => ({ slug: ids.slug }) },
  {
    operation: 'createCommunity',
    verdicts: signedIn,
    private: signedIn,
    body: { name: 'I ri', sport_ids: [1], city_id: 1, visibility: 'private', join_policy: 'invite' },
  },
  { operation: 'updateCommunity', ...runners, path: there, body: { name: 'Rrethi i Ri' } },
  { operation: 'deleteCommunity', ...owner, path: there },
  {
    operation: 'joinCommunity',
    verdicts: [
      '401',
      'yes',
      'yes',
      'yes',
      '409 already_member',
      '409 already_member',
      '409 already_member',
      '403 banned',
    ],
    request: [
      '401',
      'yes',
      'yes',
      '409 already_applied',
      '409 already_member',
      '409 already_member',
      '409 already_member',
      '403 banned',
    ],
    invite: [
      '401',
      '403 invite_only',
      'yes',
      '409 already_applied',
      '409 already_member',
      '409 already_member',
      '409 already_member',
      '403 banned',
    ],
    private: ['401', '404', 'yes', '404', '409 already_member', '409 already_member', '409 already_member', '404'],
    path: there,
    body: { answer: 'Sepse luaj.' },
  },
  {
    operation: 'leaveCommunity',
    verdicts: ['401', '409 stale', '409 stale', '409 stale', 'yes', 'yes', '409 owner_stays', '409 stale'],
    private: ['401', '404', '409 stale', '404', 'yes', 'yes', '409 owner_stays', '404'],
    path: there,
  },
  {
    operation: 'declineCommunityInvitation',
    verdicts: ['401', '409 stale', 'yes', '409 stale', '409 stale', '409 stale', '409 stale', '409 stale'],
    private: ['401', '404', 'yes', '404', '409 stale', '409 stale', '409 stale', '404'],
    path: there,
  },
  { operation: 'transferCommunity', ...owner, path: there, body: { user_id: otherMember } },
  {
    operation: 'transferCommunity',
    about: 'to somebody who is no member',
    verdicts: ['401', '403', '403', '403', '403', '403', '409 stale', '403'],
    private: ['401', '404', '403', '404', '403', '403', '409 stale', '404'],
    path: there,
    body: { user_id: people.invited.id },
  },
  { operation: 'inviteToCommunity', ...runners, path: there, body: { user_ids: [people.outsider.id] } },

  { operation: 'listCommunityMembers', ...readers, path: there },
  {
    operation: 'listCommunityMembers',
    about: 'who is banned',
    verdicts: ['403', '403', '403', '403', '403', 'yes', 'yes', '403'],
    private: ['404', '404', '403', '404', '403', 'yes', 'yes', '404'],
    path: there,
    query: { status: 'banned' },
  },
  { operation: 'updateCommunityMember', ...owner, path: memberOf(otherMember), body: { role: 'admin' } },
  {
    operation: 'updateCommunityMember',
    about: 'an admin',
    ...owner,
    path: memberOf(otherAdmin),
    body: { role: 'member' },
  },
  {
    operation: 'updateCommunityMember',
    about: 'the owner',
    verdicts: ['401', '403', '403', '403', '403', '403', '409 owner_stays', '403'],
    private: ['401', '404', '403', '404', '403', '403', '409 owner_stays', '404'],
    path: memberOf(people.owner.id),
    body: { role: 'member' },
  },
  { operation: 'removeCommunityMember', ...runners, path: memberOf(otherMember) },
  { operation: 'removeCommunityMember', about: 'an invitation', ...runners, path: memberOf(people.invited.id) },
  { operation: 'removeCommunityMember', about: 'a ban', ...runners, path: memberOf(people.banned.id) },
  { operation: 'removeCommunityMember', about: 'an admin', ...owner, path: memberOf(otherAdmin) },
  { operation: 'removeCommunityMember', about: 'the owner', ...ownerStays, path: memberOf(people.owner.id) },
  { operation: 'banFromCommunity', ...runners, path: there, body: { user_id: otherMember } },
  { operation: 'banFromCommunity', about: 'somebody outside', ...runners, path: there, body: { user_id: 55 } },
  { operation: 'banFromCommunity', about: 'an admin', ...owner, path: there, body: { user_id: otherAdmin } },
  { operation: 'banFromCommunity', about: 'the owner', ...ownerStays, path: there, body: { user_id: people.owner.id } },

  { operation: 'listCommunityRequests', ...runners, path: there },
  {
    operation: 'getApplication',
    verdicts: ['401', '404', '404', 'yes', '404', 'yes', 'yes', '404'],
    private: ['401', '404', '404', '404', '404', 'yes', 'yes', '404'],
    path: request,
  },
  {
    operation: 'decideApplication',
    verdicts: ['401', '404', '404', '403', '404', 'yes', 'yes', '404'],
    private: ['401', '404', '404', '404', '404', '409 stale', '409 stale', '404'],
    path: request,
    body: { decision: 'accepted' },
  },
  {
    operation: 'withdrawApplication',
    verdicts: ['401', '404', '404', 'yes', '404', '403', '403', '404'],
    private: ['401', '404', '404', '404', '404', '403', '403', '404'],
    path: request,
  },

  { operation: 'listCommunityPosts', ...readers, path: there },
  { operation: 'createPost', ...members, path: there, body: { text: 'Tung!' } },
  {
    operation: 'createPost',
    about: 'an announcement',
    ...runners,
    path: there,
    body: { text: 'Nesër nuk luajmë.', kind: 'announcement' },
  },
  { operation: 'getPost', ...readers, path: post(membersPost) },
  { operation: 'updatePost', about: 'its text', ...author, path: post(membersPost), body: { text: 'Kush vjen sot?' } },
  { operation: 'updatePost', about: 'pinned', ...runners, path: post(membersPost), body: { is_pinned: true } },
  { operation: 'deletePost', about: 'of the member', ...members, path: post(membersPost) },
  { operation: 'deletePost', about: 'of the owner', ...runners, path: post(ownersPost) },
  { operation: 'likePost', ...members, path: post(membersPost) },
  { operation: 'unlikePost', ...members, path: post(membersPost) },
  { operation: 'listComments', ...readers, path: post(ownersPost) },
  { operation: 'createComment', ...members, path: post(membersPost), body: { text: 'Unë.' } },
  { operation: 'deleteComment', about: 'of the member', ...members, path: post(ownersPost) },
  {
    operation: 'reportPost',
    verdicts: ['401', '403', '403', '403', 'yes', 'yes', '403', '403'],
    private: ['401', '404', '403', '404', 'yes', 'yes', '403', '404'],
    about: 'not one’s own',
    path: post(ownersPost),
    body: { reason: 'abuse' },
  },
  { operation: 'getFeedSources', ...runners, path: there },
  {
    operation: 'setFeedSources',
    ...runners,
    path: there,
    body: { is_on: true, team_ids: [1], competition_ids: [competitionIds.liga] },
  },
  { operation: 'listReports', ...runners, path: there },
  { operation: 'decideReport', ...runners, path: () => ({ ...one, reportId: ids.report }), body: { decision: 'keep' } },
  {
    operation: 'decideReport',
    about: 'with a ban of an admin',
    ...owner,
    path: () => ({ ...one, reportId: ids.adminReport }),
    body: { decision: 'ban' },
  },

  {
    operation: 'joinRoom',
    verdicts: ['401', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', '403'],
    private: ['401', '404', '403', '404', 'yes', 'yes', 'yes', '404'],
    body: { room_id: `community-${ids.community}` },
  },
];
