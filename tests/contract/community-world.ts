import type { CommunityMemberRecord, CommunityRecord } from '../../mocks/db/records.ts';
import { sendApplication } from '../../mocks/rules/applications/applications.ts';
import { demoId } from '../../mocks/seed/demo-accounts.ts';
import { organizationAccountId } from '../../mocks/seed/organization-accounts.ts';
import { teamAccounts } from '../../mocks/seed/team-people.ts';
import { now, type World } from './mock-world.ts';

/** One community with a person in every place, for tables of roles; of the same ids in each of its kinds. */
export const ids = {
  community: 90,
  slug: 'rrethi-i-proves',
  report: 900,
  /** Of the member, reported; of the owner; of the other admin, reported. */
  posts: { member: 901, owner: 902, otherAdmin: 903 },
  comment: 900,
  adminReport: 901,
} as const;
export const kinds = {
  open: { visibility: 'public', join_policy: 'open' },
  request: { visibility: 'public', join_policy: 'request', join_question: 'Pse?' },
  invite: { visibility: 'public', join_policy: 'invite' },
  private: { visibility: 'private', join_policy: 'invite' },
} as const satisfies Record<string, Partial<CommunityRecord>>;
export type CommunityKind = keyof typeof kinds;

export const people = {
  outsider: { as: 'superUser', id: demoId('superUser') },
  invited: { as: 'organizationManager', id: demoId('organizationManager') },
  applicant: { as: 'teamCoach', id: teamAccounts.teamCoach },
  member: { as: 'player', id: demoId('player') },
  admin: { as: 'teamCaptain', id: teamAccounts.teamCaptain },
  owner: { as: 'teamAdmin', id: demoId('teamAdmin') },
  banned: { as: 'leagueReferee', id: organizationAccountId('leagueReferee') },
} as const;
/** Two more: an admin and a member, to whom things are done. */
export const otherAdmin = 53;
export const otherMember = 54;

const places: readonly (readonly [number, Partial<CommunityMemberRecord>])[] = [
  [people.owner.id, { role: 'owner' }],
  [people.admin.id, { role: 'admin' }],
  [otherAdmin, { role: 'admin' }],
  [people.member.id, {}],
  [otherMember, {}],
  [people.invited.id, { status: 'invited', inviter_id: people.owner.id, joined_at: null }],
  [people.banned.id, { status: 'banned', joined_at: null }],
];

/** Adds the community; in a private one the request of the applicant has expired. */
export async function addCommunity(world: World, kind: CommunityKind): Promise<void> {
  await world.backend.control.db.transact(async (db) => {
    const community_id = ids.community;
    await db.communities.insert({
      id: community_id,
      slug: ids.slug,
      name: 'Rrethi i Provës',
      image_id: null,
      description: { en: 'A circle.', sq: 'Një rreth.' },
      sport_ids: [1],
      city_id: 1,
      join_question: null,
      is_feed_on: true,
      created_at: now,
      ...kinds[kind],
    });
    for (const [user_id, place] of places)
      await db.communityMembers.insert({
        community_id,
        user_id,
        role: 'member',
        status: 'active',
        inviter_id: null,
        joined_at: now,
        ...place,
      });
    const texts = { member: 'Kush vjen?', owner: 'Të gjithë!', otherAdmin: 'Reklamë.' };
    const authors = { member: people.member.id, owner: people.owner.id, otherAdmin };
    for (const by of ['member', 'owner', 'otherAdmin'] as const)
      await db.posts.insert({
        id: ids.posts[by],
        community_id,
        author_id: authors[by],
        kind: 'text',
        text: texts[by],
        image_ids: [],
        is_pinned: false,
        created_at: now,
        edited_at: null,
      });
    await db.comments.insert({
      id: ids.comment,
      post_id: ids.posts.owner,
      author_id: people.member.id,
      text: 'Unë.',
      created_at: now,
    });
    const report = { community_id, user_id: otherMember, reason: 'spam', note: null, created_at: now } as const;
    await db.reports.insert({ ...report, id: ids.report, post_id: ids.posts.member, settled_at: null });
    await db.reports.insert({ ...report, id: ids.adminReport, post_id: ids.posts.otherAdmin, settled_at: null });
    const request = await sendApplication(db, {
      kind: 'community-join',
      target_id: community_id,
      userId: people.applicant.id,
      question: null,
      answer: null,
      now,
    });
    if (kind === 'private') await db.applications.update(request.id, { status: 'expired' });
  });
}

/** The id of somebody's place. */
export const placeOf = (world: World, userId: number): number =>
  world.db.communityMembers.one('membership', ids.community, userId)?.id ?? 0;
/** The request of the applicant. */
export const requestOf = (world: World): number =>
  world.db.applications.by('target', 'community-join', ids.community)[0]?.id ?? 0;
