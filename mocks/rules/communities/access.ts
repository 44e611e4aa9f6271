import type {
  ApplicationRecord,
  CommentRecord,
  CommunityMemberRecord,
  CommunityRecord,
  ModuleType,
  PostRecord,
} from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';

export interface CommunityRequester {
  readonly user: { readonly id: number } | null;
  readonly module: ModuleType;
}
type Member = CommunityMemberRecord | undefined;

/** What the person is in the community: a member, invited or banned. */
export const placeIn = (db: DbReader, communityId: number, userId: number | undefined): Member =>
  userId === undefined ? undefined : db.communityMembers.one('membership', communityId, userId);

export const isActive = (member: Member): boolean => member?.status === 'active';
/** The owner and admins of a community. */
export const runsCommunity = (member: Member): boolean => isActive(member) && member?.role !== 'member';

const ranks = { owner: 0, admin: 1, member: 2 } as const;
/** Active members: the owner, admins, members, each by how long they have been there. */
export const membersOfCommunity = (db: DbReader, communityId: number): CommunityMemberRecord[] =>
  db.communityMembers
    .by('community', communityId)
    .filter(isActive)
    .toSorted((a, b) => ranks[a.role] - ranks[b.role] || (a.joined_at ?? 0) - (b.joined_at ?? 0) || a.id - b.id);

export const ownerOf = (db: DbReader, communityId: number): CommunityMemberRecord | undefined =>
  db.communityMembers.by('community', communityId).find(({ role }) => role === 'owner');

/** A private community exists for its members and for those it has invited only. */
export function isKnownTo(db: DbReader, community: CommunityRecord, userId: number | undefined): boolean {
  if (community.visibility === 'public') return true;
  const mine = placeIn(db, community.id, userId);
  return mine !== undefined && mine.status !== 'banned';
}

/** Whether the feed and the people are theirs to read: everybody's of a public community, but those it has banned. */
export function mayReadCommunity(db: DbReader, community: CommunityRecord, userId: number | undefined): boolean {
  const mine = placeIn(db, community.id, userId);
  return community.visibility === 'public' ? mine?.status !== 'banned' : isActive(mine);
}

/** The open request of a person to join. */
export const openJoinRequestOf = (
  db: DbReader,
  communityId: number,
  userId: number | undefined,
): ApplicationRecord | undefined =>
  userId === undefined ? undefined : openJoinRequests(db, communityId).find(({ user_id }) => user_id === userId);

export const openJoinRequests = (db: DbReader, communityId: number): ApplicationRecord[] =>
  db.applications.by('target', 'community-join', communityId).filter(({ status }) => status === 'pending');

/** The user's permissions on a community. It is run from the base profile; requests and reports are decided in whatever module. */
export function communityPermissions(db: DbReader, requester: CommunityRequester, community: CommunityRecord) {
  const { user, module } = requester;
  const mine = placeIn(db, community.id, user?.id);
  const isFree = user !== null && mine === undefined;
  const asked = openJoinRequestOf(db, community.id, user?.id) !== undefined;
  const runs = runsCommunity(mine) && module === 'base';
  const owns = runs && mine?.role === 'owner';
  return {
    read: mayReadCommunity(db, community, user?.id),
    join: mine?.status === 'invited' || (isFree && community.join_policy === 'open'),
    ask: isFree && !asked && community.join_policy === 'request',
    decline: mine?.status === 'invited',
    leave: isActive(mine) && mine?.role !== 'owner',
    post: isActive(mine),
    announce: runs,
    invite: runs,
    decide: runsCommunity(mine),
    edit: runs,
    manage_members: runs,
    transfer: owns,
    delete: owns,
  };
}
export type CommunityPermission = keyof ReturnType<typeof communityPermissions>;

/** What the user may do with somebody's place in a community: an admin does nothing to another admin. */
export function memberPermissions(db: DbReader, { user, module }: CommunityRequester, member: CommunityMemberRecord) {
  const mine = placeIn(db, member.community_id, user?.id);
  const runs = runsCommunity(mine) && module === 'base';
  const owns = runs && mine?.role === 'owner';
  const isOther = isActive(member) && member.role !== 'owner';
  const isBelow = member.role === 'member' || (owns && member.role === 'admin');
  return {
    change_role: owns && isOther,
    transfer: owns && isOther,
    remove: runs && isBelow,
    ban: runs && isBelow && member.status !== 'banned',
  };
}

/** What is written by what happened, not by somebody (decision 064). */
export const wroteItself = ({ kind }: Pick<PostRecord, 'kind'>): boolean => kind !== 'text' && kind !== 'announcement';

/** What the user may do with a post they may read; one that wrote itself has nobody to report. */
export function postPermissions(db: DbReader, { user, module }: CommunityRequester, post: PostRecord) {
  const mine = placeIn(db, post.community_id, user?.id);
  const isIn = isActive(mine);
  const runs = runsCommunity(mine) && module === 'base';
  const isOwn = user !== null && post.author_id === user.id;
  return {
    like: isIn,
    comment: isIn,
    edit: isIn && isOwn,
    pin: runs,
    delete: (isIn && isOwn) || runs,
    report: isIn && !isOwn && !wroteItself(post),
  };
}

/** Whether the user may delete a comment on a post. */
export function commentPermissions(db: DbReader, requester: CommunityRequester, post: PostRecord, one: CommentRecord) {
  const { user, module } = requester;
  const mine = placeIn(db, post.community_id, user?.id);
  const isOwn = user !== null && one.author_id === user.id;
  return { delete: isActive(mine) && (isOwn || (runsCommunity(mine) && module === 'base')) };
}

/** Whether the user may ban the author of a reported post. */
export function mayBanAuthor(db: DbReader, { user }: CommunityRequester, post: PostRecord): boolean {
  if (post.author_id === null) return false;
  const mine = placeIn(db, post.community_id, user?.id);
  const author = placeIn(db, post.community_id, post.author_id);
  return runsCommunity(mine) && author?.role !== 'owner' && (mine?.role === 'owner' || author?.role !== 'admin');
}
