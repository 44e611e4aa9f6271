import { useQuery } from '@tanstack/react-query';
import { Trophy } from 'lucide-react';
import { useId } from 'react';
import { hasScorers, topScorerText } from '../../features/standings/scorer-words.ts';
import type { Competition, ScorerRow, TeamRef } from '../../shared/api/generated/model';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { Link } from '../../shared/routing/link.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { Card } from '../../shared/ui/card.tsx';
import { Crest } from '../../shared/ui/crest.tsx';
import { cx } from '../../shared/ui/cx.ts';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { areAnswered, QueryView } from '../../shared/ui/query-view.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import * as css from './champion.css.ts';
import { type ChampionWay, wayOf } from './champion-way.ts';
import { ShareChampion } from './share-champion.tsx';
import { pipelineQuery, standingsQuery, statsQuery } from './standings.data.ts';
import { type WayRow, wordsOf } from './way-rows.ts';

interface ChampionProps {
  competition: Competition;
  champion: TeamRef;
}

/** Who has won the competition, how, and the picture of it that people share (decision 062). */
export function Champion({ competition, champion }: ChampionProps) {
  const t = useT('competition');
  const heading = useId();
  const { id, name, sport } = competition;
  const pipeline = useQuery(pipelineQuery(id));
  const standings = useQuery(standingsQuery(id));
  const stats = useQuery(skipUnless(hasScorers(sport.key), statsQuery(id)));
  const way = useWay(pipeline.data && standings.data ? wayOf(pipeline.data.stages, standings.data.tables) : null);
  const skeleton = <Skeleton shape="box" width="100%" height={96} />;
  return (
    <Card as="section" className={css.champion} aria-labelledby={heading}>
      <div className={css.hero}>
        <span className={css.crest}>
          <Crest of={champion} size={72} />
        </span>
        <div className={css.names}>
          <p className={css.label}>
            <Trophy size={18} aria-hidden />
            {t('champion.of', { competition: name })}
          </p>
          <h2 id={heading} className={css.name}>
            <Link to={paths.team(champion.slug)}>{champion.name}</Link>
          </h2>
        </div>
      </div>
      <div className={css.below}>
        <QueryView query={pipeline} failure="line" skeleton={skeleton}>
          {() => (
            <QueryView query={standings} failure="line" skeleton={skeleton}>
              {() =>
                areAnswered(stats) ? (
                  <div className={css.ways}>
                    {way && <Way {...way} />}
                    <TopScorer competition={competition} scorers={stats.data?.scorers ?? []} />
                  </div>
                ) : (
                  skeleton
                )
              }
            </QueryView>
          )}
        </QueryView>
        <div className={css.actions}>
          <ShareChampion
            competition={competition}
            champion={champion}
            way={way?.words ?? null}
            isAwaited={!areAnswered(pipeline, standings)}
          />
          <LinkButton to={paths.competitionStandings(id)} variant="secondary">
            {t(way?.kind === 'table' ? 'champion.allOfTable' : 'champion.allOfBracket')}
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}

function useWay(way: ChampionWay | null) {
  const t = useT('competition');
  const games = useT('fixtures');
  const format = useFormat();
  if (!way) return null;
  const to = way.kind === 'final' ? paths.fixture(way.game.id) : null;
  return { kind: way.kind, words: wordsOf(way, { t, games, format }), to };
}

/** The final, whose caption leads to its page, or the first of the table. */
function Way({ words: { caption, rows }, to }: NonNullable<ReturnType<typeof useWay>>) {
  return (
    <div className={css.way}>
      <p className={css.caption}>{to === null ? caption : <Link to={to}>{caption}</Link>}</p>
      <ul aria-label={caption}>
        {rows.map((row) => (
          <Row key={`${row.lead} ${row.name}`} row={row} />
        ))}
      </ul>
    </div>
  );
}

/** Who has scored most, in one line; nothing where nobody is known to, also when it could not be loaded. */
function TopScorer({ competition, scorers }: { competition: Competition; scorers: readonly ScorerRow[] }) {
  const t = useT('standings');
  const format = useFormat();
  const { key } = competition.sport;
  const text = hasScorers(key) ? topScorerText(scorers, key, { t, format }) : null;
  return text !== null && <p className={css.scorer}>{text}</p>;
}

function Row({ row: { lead, team, name, value, hasWon } }: { row: WayRow }) {
  return (
    <li className={cx(css.row, hasWon && css.won)}>
      <span className={css.mark}>
        {lead}
        {team && <Crest of={team} size={28} />}
      </span>
      <span className={css.rowName}>{name}</span>
      <span className={css.value}>{value}</span>
    </li>
  );
}
