/** Writes in a community, among its people and in its feed (decision 040). */
import { expect } from 'vitest';
import { communityIds } from '../../mocks/seed/communities.ts';
import { competitionIds } from '../../mocks/seed/competitions.ts';
import { demoId } from '../../mocks/seed/demo-accounts.ts';
import { imageIds } from '../../mocks/seed/images.ts';
import type { Persona, World } from './mock-world.ts';
import { at, idAt, read, type WriteCase, type WriteName } from './write-case.ts';

const one = { communityId: communityIds.thursday };
const owner = { as: 'teamAdmin' } as const;
const notTheirs = { as: 'player', status: 403 } as const;
const outside = { as: 'superUser', status: 403 } as const;
const player = demoId('player');

const community = async (w: World, as: Persona = 'player', communityId: number = one.communityId) =>
  at(await read(w, 'getCommunity', { as, path: { communityId } }), 'community');
const people = async (w: World, status: string) =>
  at(await read(w, 'listCommunityMembers', { ...owner, path: one, query: { status, per_page: 50 } }), 'members');
const placeOf = (w: World, userId: number) => ({
  ...one,
  memberId: w.db.communityMembers.one('membership', one.communityId, userId)?.id ?? 0,
});
const reported = (w: World) => w.db.reports.all()[0];
/** Of the player, liked by them already. */
const ownPost = (w: World) => ({
  ...one,
  postId: w.db.posts.by('author', player).find(({ community_id }) => community_id === one.communityId)?.id ?? 0,
});
const post = async (w: World, postId: number) =>
  at(await read(w, 'getPost', { as: 'player', path: { ...one, postId } }), 'post');
const gone = async (w: World, postId: number) =>
  expect((await w.call('getPost', { as: 'player', path: { ...one, postId } })).status).toBe(404);
const commented = (w: World) => ({ ...one, postId: w.db.comments.all()[0]?.post_id ?? 0 });
const ownComment = (w: World) => ({
  ...commented(w),
  commentId: w.db.comments.by('author', player).find(({ post_id }) => post_id === commented(w).postId)?.id ?? 0,
});
const isAmong = (userId: number, more: object = {}) =>
  expect.objectContaining({ user: expect.objectContaining({ id: userId }) as unknown, ...more }) as unknown;

type Names = Extract<
  WriteName,
  `${string}Community${string}` | `${string}Post` | `${string}Comment` | 'decideReport' | 'setFeedSources'
>;

export const communityWrites: Record<Names, WriteCase> = {
  createCommunity: {
    as: 'player',
    send: () => ({
      body: {
        name: ' Rrethi i Ri ',
        sport_ids: [2, 3],
        city_id: 1,
        visibility: 'public',
        join_policy: 'request',
        join_question: 'Ku luan?',
        image: imageIds.portrait,
      },
    }),
    shows: async (w, answer) =>
      expect(await community(w, 'player', idAt(answer, 'community'))).toMatchObject({
        slug: 'rrethi-i-ri',
        name: 'Rrethi i Ri',
        image: { id: imageIds.portrait },
        join_question: 'Ku luan?',
        my_role: 'owner',
        members_count: 1,
      }),
    foreign: 'Everybody may start a community.',
    invalid: { body: { visibility: 'private' }, field: 'join_policy' },
  },
  updateCommunity: {
    ...owner,
    send: () => ({ path: one, body: { slug: 'te-enjten', join_policy: 'request', join_question: 'Sa luan?' } }),
    shows: async (w) =>
      expect(await community(w)).toMatchObject({
        slug: 'te-enjten',
        join_policy: 'request',
        join_question: 'Sa luan?',
      }),
    foreign: notTheirs,
    invalid: { body: { slug: 'fusha-e-liqenit' }, field: 'slug' },
  },
  deleteCommunity: {
    ...owner,
    send: () => ({ path: one }),
    shows: async (w) => expect((await w.call('getCommunity', { as: 'player', path: one })).status).toBe(404),
    foreign: notTheirs,
  },
  joinCommunity: {
    as: 'superUser',
    send: () => ({ path: one, body: {} }),
    shows: async (w) => expect(await community(w, 'superUser')).toMatchObject({ my_role: 'member' }),
    foreign: 'Everybody may join an open community.',
    invalid: { body: { answer: 'x'.repeat(301) }, field: 'answer' },
  },
  leaveCommunity: {
    as: 'player',
    send: () => ({ path: one, body: {} }),
    shows: async (w) => expect(await community(w)).toMatchObject({ my_role: null, permissions: { join: true } }),
    foreign: 'One’s own membership: who is no member gets a 409.',
  },
  declineCommunityInvitation: {
    as: 'organizationManager',
    send: () => ({ path: one, body: {} }),
    shows: async (w) => expect(await community(w, 'organizationManager')).toMatchObject({ my_inviter: null }),
    foreign: 'One’s own invitation: without one it is a 409.',
  },
  transferCommunity: {
    ...owner,
    send: () => ({ path: one, body: { user_id: player } }),
    shows: async (w) => {
      expect(await community(w)).toMatchObject({ my_role: 'owner', owner: { id: player } });
      expect(await community(w, 'teamAdmin')).toMatchObject({ my_role: 'admin' });
    },
    foreign: notTheirs,
  },
  inviteToCommunity: {
    ...owner,
    send: () => ({ path: one, body: { user_ids: [demoId('superUser'), player] } }),
    shows: async (w, answer) => {
      // the player is a member already
      expect(at(answer, 'members')).toEqual([isAmong(demoId('superUser'))]);
      expect(await people(w, 'invited')).toContainEqual(isAmong(demoId('superUser'), { joined_at: null }));
    },
    foreign: notTheirs,
    invalid: { body: { team_id: 1 }, field: 'user_ids' },
  },
  updateCommunityMember: {
    ...owner,
    send: (w) => ({ path: placeOf(w, player), body: { role: 'admin' } }),
    shows: async (w) => expect(await community(w)).toMatchObject({ my_role: 'admin', permissions: { edit: true } }),
    foreign: notTheirs,
    invalid: { body: { role: 'owner' }, field: 'role' },
  },
  removeCommunityMember: {
    ...owner,
    send: (w) => ({ path: placeOf(w, player) }),
    shows: async (w) => expect(await people(w, 'active')).not.toContainEqual(isAmong(player)),
    foreign: notTheirs,
  },
  banFromCommunity: {
    ...owner,
    send: () => ({ path: one, body: { user_id: player } }),
    shows: async (w) => {
      expect(await people(w, 'banned')).toContainEqual(isAmong(player));
      expect(await community(w)).toMatchObject({ is_banned: true, permissions: { read: false, join: false } });
    },
    foreign: notTheirs,
    invalid: { body: { user_id: 99_999 }, field: 'user_id' },
  },
  setFeedSources: {
    ...owner,
    send: () => ({ path: one, body: { is_on: false, team_ids: [1], competition_ids: [competitionIds.liga] } }),
    shows: async (w) =>
      expect((await read(w, 'getFeedSources', { ...owner, path: one })).body.data).toMatchObject({
        is_on: false,
        sources: [
          { type: 'team', id: 1 },
          { type: 'competition', id: competitionIds.liga, name: 'Liga e Lagjeve 2026' },
        ],
      }),
    foreign: notTheirs,
    invalid: { body: { team_ids: [99_999] }, field: 'team_ids.0' },
  },
  createPost: {
    as: 'player',
    send: () => ({ path: one, body: { text: ' Kush vjen? ', images: [imageIds.portrait] } }),
    shows: async (w, answer) =>
      expect(await post(w, idAt(answer, 'post'))).toMatchObject({
        author: { id: player },
        text: 'Kush vjen?',
        images: [{ id: imageIds.portrait }],
        is_pinned: false,
        edited_at: null,
      }),
    foreign: outside,
    invalid: { body: { images: [imageIds.teamCrest] }, field: 'images' },
  },
  updatePost: {
    as: 'player',
    send: (w) => ({ path: ownPost(w), body: { text: 'Kush vjen nesër?' } }),
    shows: async (w, answer) =>
      expect(await post(w, idAt(answer, 'post'))).toMatchObject({
        text: 'Kush vjen nesër?',
        edited_at: '2026-11-24T10:00:00+01:00',
      }),
    foreign: { as: 'teamAdmin', status: 403 },
    invalid: { body: { text: ' ' }, field: 'text' },
  },
  deletePost: {
    as: 'player',
    send: (w) => ({ path: ownPost(w) }),
    // the first of theirs
    shows: (w) => gone(w, 5),
    foreign: { as: 'everyone', status: 403 },
  },
  likePost: {
    as: 'everyone',
    send: (w) => ({ path: ownPost(w), body: {} }),
    shows: async (w, answer) => {
      const path = { ...one, postId: idAt(answer, 'post') };
      const shown = await read(w, 'getPost', { as: 'everyone', path });
      expect(at(shown, 'post', 'liked_by_me')).toBe(true);
    },
    foreign: outside,
  },
  unlikePost: {
    as: 'player',
    send: (w) => ({ path: { ...one, postId: w.db.postLikes.by('user', player)[0]?.post_id ?? 0 } }),
    shows: async (w, answer) => expect(await post(w, idAt(answer, 'post'))).toMatchObject({ liked_by_me: false }),
    foreign: outside,
  },
  createComment: {
    as: 'player',
    send: (w) => ({ path: commented(w), body: { text: ' E sjell unë. ' } }),
    shows: async (w, answer) => {
      const shown = await read(w, 'listComments', { as: 'player', path: commented(w) });
      expect(at(shown, 'comments', 0)).toMatchObject({ id: idAt(answer, 'comment'), text: 'E sjell unë.' });
    },
    foreign: outside,
    invalid: { body: { text: ' ' }, field: 'text' },
  },
  deleteComment: {
    as: 'player',
    send: (w) => ({ path: ownComment(w) }),
    shows: async (w) => {
      const shown = await read(w, 'listComments', { as: 'player', path: commented(w) });
      expect(at(shown, 'pagination', 'total')).toBe(2);
    },
    foreign: { as: 'everyone', status: 403 },
  },
  reportPost: {
    as: 'everyone',
    send: (w) => ({ path: ownPost(w), body: { reason: 'abuse', note: 'Fyen të tjerët.' } }),
    shows: async (w) => {
      expect(await community(w, 'teamAdmin')).toMatchObject({ open_reports_count: 2 });
      const shown = await read(w, 'listReports', { ...owner, path: one });
      expect(at(shown, 'reports', 1)).toMatchObject({ reporter: { id: demoId('everyone') }, note: 'Fyen të tjerët.' });
    },
    foreign: outside,
    invalid: { body: { reason: 'boring' }, field: 'reason' },
  },
  decideReport: {
    ...owner,
    send: (w) => ({ path: { ...one, reportId: reported(w)?.id ?? 0 }, body: { decision: 'remove' } }),
    shows: async (w) => {
      expect(await community(w, 'teamAdmin')).toMatchObject({ open_reports_count: 0 });
      await gone(w, 23);
    },
    foreign: notTheirs,
    invalid: { body: { decision: 'laugh' }, field: 'decision' },
  },
};
