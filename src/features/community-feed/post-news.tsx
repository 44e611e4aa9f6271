import { CalendarDays, ClipboardCheck, TrendingDown, TrendingUp } from 'lucide-react';
import type { Fixture, Post, PostMatchday, PostRanks } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { now } from '../../shared/platform/clock.ts';
import { paths } from '../../shared/routing/paths.ts';
import { placeInStage, roundName } from '../../entities/competition/round-words.ts';
import { PostLine } from '../../entities/post/post-line.tsx';

/** What a post says that wrote itself, in the language of the screen, with the way to more of it (decision 064). */
export function PostNews({ post: { game, ranks, matchday } }: { post: Pick<Post, 'game' | 'ranks' | 'matchday'> }) {
  if (game) return <Result game={game} />;
  if (ranks) return <Ranks ranks={ranks} />;
  return matchday && <Matchday matchday={matchday} />;
}

/** "Dinamo 3–1 Shqiponjat", or that the result was taken back. */
function Result({ game }: { game: Fixture }) {
  const t = useT('community');
  const words = useT('competition');
  const { id, competition, home, away, score, result_status, status } = game;
  const isOfficial = result_status === 'official';
  const isScored = isOfficial && score.home !== null && score.away !== null;
  const shootout = score.shootout && t('news.shootout', { home: score.shootout.home, away: score.shootout.away });
  const isWalkover = status === 'walkover' && t('news.walkover');
  return (
    <PostLine
      to={paths.fixture(id)}
      mark={<ClipboardCheck size={22} />}
      name={[home.label, isScored ? `${score.home}–${score.away}` : '–', away.label].join(' ')}
      facts={[isOfficial ? shootout || isWalkover : t('news.takenBack'), competition?.name, placeInStage(game, words)]}
    />
  );
}

/** "Dinamo is up from place 5 to place 2". */
function Ranks({ ranks: { team, competition, stage, from, to } }: { ranks: PostRanks }) {
  const t = useT('community');
  const words = useT('competition');
  const isUp = to < from;
  return (
    <PostLine
      to={paths.competitionStandings(competition.id)}
      mark={isUp ? <TrendingUp size={22} /> : <TrendingDown size={22} />}
      name={t(isUp ? 'news.up' : 'news.down', { team: team.name, from, to })}
      facts={[competition.name, placeInStage({ stage }, words)]}
    />
  );
}

/** "Matchday 4: 6 games, from Sat, Nov 28". */
function Matchday({ matchday: { competition, stage, games_count: count, starts_at } }: { matchday: PostMatchday }) {
  const t = useT('community');
  const words = useT('competition');
  const format = useFormat();
  const date = format.dateBrief(tiraneDate(Date.parse(starts_at)), now());
  return (
    <PostLine
      to={paths.competitionFixtures(competition.id)}
      mark={<CalendarDays size={22} />}
      name={t('news.matchday', { round: roundName(stage, words), count, date })}
      facts={[competition.name]}
    />
  );
}
