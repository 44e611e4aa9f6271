import type { GameRecord } from '../db/records.ts';
import { insertFeedPost, jumpNews, matchdayNews, resultNews, type FeedNews } from '../rules/feeds/write.ts';
import { roundOf } from '../rules/feeds/subjects.ts';
import { DAY, HOUR } from '../rules/shared/time.ts';
import { existing } from '../rules/shared/lookups.ts';
import { communityIds } from './communities.ts';
import { competitionIds } from './competitions.ts';
import type { Seeding } from './seeding.ts';

/** One community follows the league and a team of it; its feed has a post of each kind, and writes on from now. */
export async function seedFeedSources({ db, now }: Seeding): Promise<void> {
  const community_id = communityIds.morning;
  const sources = [
    { type: 'team', target_id: 1 },
    { type: 'competition', target_id: competitionIds.liga },
  ] as const;
  for (const one of sources) await db.feedSources.insert({ community_id, ...one, since: now });
  const games = db.games.by('competition', competitionIds.liga);
  const gameOf = (home: number, away: number): GameRecord =>
    existing(
      games.find(({ home_team_id, away_team_id }) => home_team_id === home && away_team_id === away),
      'game',
    );
  const coming = gameOf(5, 1);
  const posts: readonly (readonly [FeedNews, number])[] = [
    // so the table was before and after it, without what was played later
    [jumpNews(gameOf(2, 4), { team: 2, from: 4, to: 1 }), now - 9 * DAY],
    [matchdayNews(coming.place ? roundOf(coming.place) : '', coming), now - 7 * DAY],
    [resultNews(gameOf(5, 7)), now - 4 * DAY - 12 * HOUR],
  ];
  for (const [news, at] of posts) await insertFeedPost(db, community_id, news, at);
}
