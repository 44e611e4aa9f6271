import { pageOf } from '../../contract/paging.ts';
import type { Context, Handlers, Input } from '../../contract/types.ts';
import type { CommunityMemberRecord, CommunityRecord } from '../../db/records.ts';
import { listRecords } from '../../db/query.ts';
import { communityPermissions, isKnownTo, membersOfCommunity, placeIn } from '../../rules/communities/access.ts';
import { newestFirst } from '../../rules/applications/applications.ts';
import { existing } from '../../rules/shared/lookups.ts';
import { toApplication } from '../../views/application.ts';
import { fold } from '../../rules/shared/fold.ts';
import { knownCommunity, permittedCommunity, readableCommunity } from './access.ts';
import { openReports, toCommunity, toCommunityMember, toReport } from '../../views/community.ts';

type Ctx = Context<'listCommunities'>;

/** Finding and reading communities and their people (design §7). */
export const readHandlers: Handlers<
  'listCommunities' | 'getCommunity' | 'listCommunityMembers' | 'listCommunityRequests' | 'listReports'
> = {
  listCommunities({ query }, ctx) {
    const found = ctx.db.communities.filter(filterOf(query, ctx)).toSorted(byName);
    const isInvited = ({ id }: CommunityRecord) => placeIn(ctx.db, id, ctx.user?.id)?.status === 'invited';
    const sorted = query.mine
      ? found.toSorted((a, b) => Number(isInvited(b)) - Number(isInvited(a)) || byName(a, b))
      : found;
    const { items, pagination } = listRecords(sorted, pageOf(query));
    return { communities: items.map((one) => toCommunity(ctx, one)), pagination };
  },

  getCommunity: ({ path: { communityId } }, ctx) => ({
    community: toCommunity(ctx, knownCommunity(ctx, communityId)),
  }),

  listCommunityMembers({ path: { communityId }, query }, ctx) {
    const community = readableCommunity(ctx, communityId);
    const { status = 'active' } = query;
    if (status !== 'active' && !communityPermissions(ctx.db, ctx, community).manage_members)
      return ctx.refuse(403, 'forbidden');
    const nameOf = ({ user_id }: CommunityMemberRecord) => fold(existing(ctx.db.users.get(user_id), 'user').name ?? '');
    const people =
      status === 'active'
        ? membersOfCommunity(ctx.db, community.id)
        : ctx.db.communityMembers.by('community', community.id).filter((one) => one.status === status);
    const words = wordsOf(query.keywords);
    const meets = (member: CommunityMemberRecord) => {
      const names = nameOf(member).split(/\s+/);
      return words.every((word) => names.some((name) => name.startsWith(word)));
    };
    const sorted = people
      .filter(meets)
      .toSorted((a, b) => ranks[a.role] - ranks[b.role] || compare(nameOf(a), nameOf(b)) || a.id - b.id);
    const { items, pagination } = listRecords(sorted, pageOf(query));
    return { members: items.map((one) => toCommunityMember(ctx, one)), pagination };
  },

  listCommunityRequests({ path: { communityId }, query }, ctx) {
    const community = permittedCommunity(ctx, communityId, 'decide');
    const statuses = query['status[]'] ?? ['pending'];
    const asked = ctx.db.applications
      .by('target', 'community-join', community.id)
      .filter(({ status }) => statuses.includes(status));
    const { items, pagination } = listRecords(newestFirst(asked), pageOf(query));
    return { applications: items.map((one) => toApplication(ctx, one)), pagination };
  },

  listReports({ path: { communityId }, query }, ctx) {
    const community = permittedCommunity(ctx, communityId, 'decide');
    const { items, pagination } = listRecords(openReports(ctx.db, community.id), pageOf(query));
    return { reports: items.map((one) => toReport(ctx, one)), pagination };
  },
};

const ranks = { owner: 0, admin: 1, member: 2 } as const;
const compare = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);
const byName = (a: CommunityRecord, b: CommunityRecord): number => compare(fold(a.name), fold(b.name)) || a.id - b.id;
const wordsOf = (keywords = ''): string[] => fold(keywords).split(/\s+/).filter(Boolean);

function filterOf(query: Input<'listCommunities'>['query'], ctx: Ctx): (community: CommunityRecord) => boolean {
  const { db, user } = ctx;
  if (query.mine && !user) return ctx.refuse(401, 'unauthenticated');
  const words = wordsOf(query.keywords);
  return (community) => {
    const { id, sport_ids, city_id, name } = community;
    if (!isKnownTo(db, community, user?.id)) return false;
    if (query.sport_id !== undefined && !sport_ids.includes(query.sport_id)) return false;
    if (query.city_id !== undefined && city_id !== query.city_id) return false;
    const mine = query.mine ? placeIn(db, id, user?.id) : undefined;
    if (query.mine && (!mine || mine.status === 'banned')) return false;
    const text = fold(`${name} ${db.cities.get(city_id)?.name ?? ''}`);
    return words.every((word) => text.includes(word));
  };
}
