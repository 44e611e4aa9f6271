import type { ReadContext } from '../contract/types.ts';
import type { CommentRecord, CommunityMemberRecord, CommunityRecord, PostRecord, ReportRecord } from '../db/records.ts';
import type { DbReader } from '../db/tables.ts';
import {
  commentPermissions,
  communityPermissions,
  mayBanAuthor,
  memberPermissions,
  membersOfCommunity,
  openJoinRequestOf,
  openJoinRequests,
  ownerOf,
  placeIn,
  postPermissions,
  wroteItself,
} from '../rules/communities/access.ts';
import { sourcesOf } from '../rules/feeds/sources.ts';
import { subjectOf } from '../rules/feeds/subjects.ts';
import { linksOf } from '../rules/communities/post-links.ts';
import { toIso } from '../rules/shared/time.ts';
import { existing, toCity, toImage, toImages, toSport, toUserRef } from '../rules/shared/lookups.ts';
import { isSeenOnline } from '../rules/shared/seen-online.ts';
import { toCompetitionRef } from './competition.ts';
import { toFixture, toFixtureStage } from './fixture.ts';
import { toTeamRef } from './team.ts';

const person = (db: DbReader, userId: number) => existing(toUserRef(db, userId) ?? undefined, 'user');
const instantOf = (at: number | null) => (at === null ? null : toIso(at));

/** A community as this user sees it. What only its readers may know is empty for others. */
export function toCommunity(ctx: ReadContext, community: CommunityRecord) {
  const { db, user } = ctx;
  const { id, slug, name, visibility, join_policy, join_question } = community;
  const mine = placeIn(db, id, user?.id);
  const permissions = communityPermissions(db, ctx, community);
  const members = membersOfCommunity(db, id);
  const seesOnline = user !== null && permissions.read;
  return {
    id,
    slug,
    name,
    image: toImage(db, community.image_id),
    description: community.description ? ctx.say(community.description) : '',
    sports: community.sport_ids.map((sportId) => toSport(existing(db.sports.get(sportId), 'sport'), ctx)),
    city: toCity(existing(db.cities.get(community.city_id), 'city')),
    visibility,
    join_policy,
    join_question,
    members_count: members.length,
    online_count: seesOnline ? members.filter(({ user_id }) => isSeenOnline(ctx, user_id)).length : 0,
    pending_requests_count: permissions.decide ? openJoinRequests(db, id).length : 0,
    open_reports_count: permissions.decide ? openReports(db, id).length : 0,
    my_role: mine?.status === 'active' ? mine.role : null,
    my_application_id: openJoinRequestOf(db, id, user?.id)?.id ?? null,
    my_inviter: mine?.status === 'invited' ? toUserRef(db, mine.inviter_id) : null,
    is_banned: mine?.status === 'banned',
    owner: person(db, existing(ownerOf(db, id), 'owner').user_id),
    permissions,
  };
}

/** Somebody in a community, invited to it or banned from it. */
export const toCommunityMember = (ctx: ReadContext, member: CommunityMemberRecord) => ({
  id: member.id,
  user: person(ctx.db, member.user_id),
  role: member.role,
  status: member.status,
  joined_at: instantOf(member.joined_at),
  is_online: ctx.user !== null && isSeenOnline(ctx, member.user_id),
  permissions: memberPermissions(ctx.db, ctx, member),
});

/** A post with its counts, the cards of the links in its text, and what it is about if it wrote itself. */
export function toPost(ctx: ReadContext, post: PostRecord) {
  const { db, user } = ctx;
  return {
    id: post.id,
    community_id: post.community_id,
    author: toUserRef(db, post.author_id),
    kind: post.kind,
    text: post.text,
    images: toImages(db, post.image_ids),
    links: linksOf(db, post.text, ctx),
    ...toSubject(ctx, post),
    is_pinned: post.is_pinned,
    likes_count: db.postLikes.by('post', post.id).length,
    liked_by_me: user !== null && db.postLikes.one('pair', post.id, user.id) !== undefined,
    comments_count: db.comments.by('post', post.id).length,
    created_at: toIso(post.created_at),
    edited_at: instantOf(post.edited_at),
    permissions: postPermissions(db, ctx, post),
  };
}

/** What a post is about that wrote itself, with the rights of the reader; of any other nothing. */
function toSubject(ctx: ReadContext, post: PostRecord) {
  const { db } = ctx;
  const none = { game: null, ranks: null, matchday: null };
  const subject = wroteItself(post) ? subjectOf(db, ctx.user, post, ctx.now()) : null;
  if (!subject) return none;
  if (subject.kind === 'result') return { ...none, game: toFixture(ctx, subject.game) };
  const competition = existing(toCompetitionRef(db, subject.competition.id) ?? undefined, 'competition');
  const stage = existing(toFixtureStage(ctx, subject.game) ?? undefined, 'stage');
  if (subject.kind === 'ranks')
    return { ...none, ranks: { team: toTeamRef(db, subject.team), competition, stage, ...subject.ranks } };
  return {
    ...none,
    matchday: { competition, stage, games_count: subject.count, starts_at: toIso(subject.starts_at) },
  };
}

/** What its feed follows, for who runs it. */
export const toFeedSources = ({ db }: ReadContext, { id, is_feed_on }: CommunityRecord) => ({
  is_on: is_feed_on,
  sources: sourcesOf(db, id).map(({ type, target_id }) => {
    const of =
      type === 'team'
        ? existing(db.teams.get(target_id), 'team')
        : existing(db.competitions.get(target_id), 'competition');
    const { slug, name, image_id, city_id } = of;
    const city = existing(db.cities.get(city_id), 'city').name;
    return { type, id: target_id, slug, name, image: toImage(db, image_id), city };
  }),
});

export const toComment = (ctx: ReadContext, post: PostRecord, comment: CommentRecord) => ({
  id: comment.id,
  author: toUserRef(ctx.db, comment.author_id),
  text: comment.text,
  created_at: toIso(comment.created_at),
  permissions: commentPermissions(ctx.db, ctx, post, comment),
});

export function toReport(ctx: ReadContext, report: ReportRecord) {
  const post = existing(ctx.db.posts.get(report.post_id), 'post');
  return {
    id: report.id,
    post: toPost(ctx, post),
    reporter: toUserRef(ctx.db, report.user_id),
    reason: report.reason,
    note: report.note,
    created_at: toIso(report.created_at),
    permissions: { keep: true, remove: true, ban: mayBanAuthor(ctx.db, ctx, post) },
  };
}

/** The first open report of each post, which stands for all of it; oldest first. */
export function openReports(db: DbReader, communityId: number): ReportRecord[] {
  const first = new Map<number, ReportRecord>();
  for (const report of db.reports.by('community', communityId).toSorted((a, b) => a.id - b.id))
    if (report.settled_at === null && !first.has(report.post_id)) first.set(report.post_id, report);
  return [...first.values()];
}
