/** Feeds that write themselves: each subject is one post, however often it is counted (decision 064). */
import type { CommunityRecord, FeedItemRecord, GameRecord, PostRecord } from '../../db/records.ts';
import type { DbReader, DbWriter } from '../../db/tables.ts';
import type { RealtimeWriter } from '../../realtime/staging.ts';
import { tellRoom } from '../communities/events.ts';
import { movesBy, type RankMove } from '../competitions/tables.ts';
import type { Job } from '../shared/job.ts';
import { type Followed, followedBy, MATCHDAY_AHEAD, matchdaysFor, resultsFor } from './news.ts';
import { firstStart, matchdayGames, officialSince } from './subjects.ts';

/** From so many ranks on, up or down, a move in a table is news. */
const JUMP = 3;

interface Feed {
  readonly db: DbWriter;
  readonly realtime: RealtimeWriter;
  readonly community: CommunityRecord;
  readonly followed: Followed;
  readonly now: number;
}
/** What is said, by its key. */
export type FeedNews = Pick<FeedItemRecord, 'key' | 'kind' | 'game_id'> &
  Partial<Pick<FeedItemRecord, 'team_id' | 'ranks'>>;

/** The result of a game. */
export const resultNews = ({ id }: GameRecord): FeedNews => ({ key: `result:${id}`, kind: 'result', game_id: id });
/** A team that a game has moved, once a matchday. */
export const jumpNews = ({ id, place }: GameRecord, { team, from, to }: RankMove): FeedNews => ({
  key: `ranks:${place?.group_id}:${place?.round}:${team}`,
  kind: 'ranks',
  game_id: id,
  team_id: team,
  ranks: { from, to },
});
/** A round, by one of its games. */
export const matchdayNews = (round: string, { id }: GameRecord): FeedNews => ({
  key: `fixtures:${round}`,
  kind: 'fixtures',
  game_id: id,
});

/** After every write, whoever made it, and whatever time alone has made official. */
export const tendFeeds: Job = async (db, now, _emit, realtime) => {
  const ids = new Set([...db.feedSources.all(), ...db.feedItems.all()].map(({ community_id }) => community_id));
  for (const id of ids) {
    const community = db.communities.get(id);
    if (!community) continue;
    const feed = { db, realtime, community, followed: followedBy(db, community), now };
    for (const item of db.feedItems.by('community', id)) await lookAgain(feed, item);
    if (community.is_feed_on) await writeNews(feed);
  }
};

async function writeNews(feed: Feed): Promise<void> {
  const { db, followed, now } = feed;
  for (const { game } of resultsFor(db, followed, now))
    if (await say(feed, resultNews(game))) await sayJumps(feed, game);
  for (const { round, first, starts_at } of matchdaysFor(db, followed, now))
    if (starts_at - now <= MATCHDAY_AHEAD) await say(feed, matchdayNews(round, first));
}

/** Says it once; true when it was not said before. */
async function say({ db, realtime, community, now }: Feed, item: FeedNews): Promise<boolean> {
  const before = db.feedItems.one('item', community.id, item.key);
  if (before) {
    // the games of a matchday that was drawn again are others
    if (!db.games.get(before.game_id)) await db.feedItems.update(before.id, { game_id: item.game_id });
    return false;
  }
  tellRoom(realtime, 'post-added', await insertFeedPost(db, community.id, item, now), null);
  return true;
}

/** A post that writes itself at this moment. */
export async function insertFeedPost(
  db: DbWriter,
  community_id: number,
  item: FeedNews,
  now: number,
): Promise<PostRecord> {
  const post = await db.posts.insert({
    community_id,
    author_id: null,
    kind: item.kind,
    text: '',
    image_ids: [],
    is_pinned: false,
    created_at: now,
    edited_at: null,
  });
  const whole = { community_id, post_id: post.id, team_id: null, ranks: null, ...item };
  await db.feedItems.insert({ ...whole, state: stateOf(db, whole, now) });
  return post;
}

/** The moves by a game that are news. */
export const jumpsBy = (db: DbReader, game: GameRecord, now: number): RankMove[] =>
  movesBy(db, game, now).filter(({ from, to }) => Math.abs(from - to) >= JUMP);

/** Of a competition that is followed every team, else those that are. */
async function sayJumps(feed: Feed, game: GameRecord): Promise<void> {
  const { db, followed, now } = feed;
  const isFollowed = (team: number) => followed.competitions.has(game.competition_id ?? 0) || followed.teams.has(team);
  for (const { team, from, to } of jumpsBy(db, game, now).filter((one) => isFollowed(one.team)))
    await say(feed, jumpNews(game, { team, from, to }));
}

/** How the subject stands: when this changes, so does its post. */
function stateOf(
  db: DbReader,
  { kind, game_id, ranks }: Pick<FeedItemRecord, 'kind' | 'game_id' | 'ranks'>,
  now: number,
): string {
  const game = db.games.get(game_id);
  if (!game) return 'gone';
  if (kind === 'fixtures') {
    const games = matchdayGames(db, game);
    return `${games.length} from ${firstStart(games)}`;
  }
  const at = officialSince(game, now);
  if (at === null) return 'open';
  return ranks ? `${at}: ${ranks.from} to ${ranks.to}` : String(at);
}

/** A result that was taken back, or is official again, changes its post and those about the ranks that followed from it. */
async function lookAgain(feed: Feed, { id }: FeedItemRecord): Promise<void> {
  const { db, realtime, now } = feed;
  const item = db.feedItems.get(id);
  if (!item) return;
  const state = stateOf(db, item, now);
  if (state === item.state) return;
  await db.feedItems.update(id, { state });
  const post = item.post_id === null ? undefined : db.posts.get(item.post_id);
  if (post) tellRoom(realtime, 'post-changed', post, null);
  const game = db.games.get(item.game_id);
  if (item.kind === 'result' && game && state !== 'open') await countAgain(feed, game);
}

/** The ranks that a result moves now that it is official again, with another score perhaps. */
async function countAgain(feed: Feed, game: GameRecord): Promise<void> {
  const { db, community, now } = feed;
  const jumps = new Map(jumpsBy(db, game, now).map((one) => [one.team, one]));
  for (const { id, kind, game_id, team_id } of db.feedItems.by('community', community.id)) {
    if (kind !== 'ranks' || game_id !== game.id) continue;
    const jump = jumps.get(team_id ?? 0);
    await db.feedItems.update(id, { ranks: jump ? { from: jump.from, to: jump.to } : null });
  }
  if (community.is_feed_on) await sayJumps(feed, game);
}

/** When time alone next brings a matchday close enough. */
export const nextFeedJob = (db: DbReader, now: number): number[] =>
  db.communities
    .filter(({ is_feed_on }) => is_feed_on)
    .flatMap((community) => matchdaysFor(db, followedBy(db, community), now))
    .map(({ starts_at }) => starts_at - MATCHDAY_AHEAD);
