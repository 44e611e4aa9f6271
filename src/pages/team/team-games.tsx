import { useQuery } from '@tanstack/react-query';
import type { Fixture, Id, ListTeamFixturesData } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { now } from '../../shared/platform/clock.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ListRow, ListRows } from '../../shared/ui/list-row.tsx';
import { ListView, type ViewedQuery } from '../../shared/ui/query-view.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { gamesQuery } from './team.data.ts';
import * as css from './team.css.ts';

/** The next games and the last ones. */
export function TeamGames({ teamId }: { teamId: Id }) {
  const t = useT('team');
  const next = useQuery(gamesQuery(teamId, 'upcoming'));
  const last = useQuery(gamesQuery(teamId, 'past'));
  const isEmpty = next.data?.pagination.total === 0 && last.data?.pagination.total === 0;
  return (
    <Section title={t('games.title')}>
      {isEmpty ? (
        <EmptyState drawing="calendar">{t('games.none')}</EmptyState>
      ) : (
        <div className={css.games}>
          <Games title={t('games.next')} query={next} empty={t('games.noneNext')} />
          <Games title={t('games.last')} query={last} empty={t('games.noneLast')} />
        </div>
      )}
    </Section>
  );
}

interface GamesProps {
  title: string;
  query: ViewedQuery<ListTeamFixturesData>;
  empty: string;
}

function Games({ title, query, empty }: GamesProps) {
  return (
    <>
      <h3 className={css.subtitle}>{title}</h3>
      <ListView
        query={query}
        failure="line"
        skeleton={<Skeleton shape="box" width="100%" height={72} />}
        empty={<p className={css.quiet}>{empty}</p>}
      >
        {({ fixtures }) => (
          <ListRows label={title}>
            {fixtures.map((fixture) => (
              <GameRow key={fixture.id} fixture={fixture} />
            ))}
          </ListRows>
        )}
      </ListView>
    </>
  );
}

function GameRow({ fixture: { home, away, starts_at, score, venue, status } }: { fixture: Fixture }) {
  const t = useT('team');
  const format = useFormat();
  const instant = starts_at === null ? null : Date.parse(starts_at);
  const when =
    instant === null ? t('games.noDate') : `${format.dateBrief(tiraneDate(instant), now())}, ${format.time(instant)}`;
  const isScored = score.home !== null && score.away !== null;
  const state = status === 'scheduled' || status === 'finished' || status === 'unscheduled' ? null : status;
  return (
    <ListRow
      title={`${home.team?.name ?? home.label} – ${away.team?.name ?? away.label}`}
      meta={[when, venue?.name, state && t(`games.states.${state}`)].filter(Boolean).join(' · ')}
      value={
        isScored && (
          <span className={css.score}>
            {score.home}–{score.away}
          </span>
        )
      }
    />
  );
}
