import { useQuery } from '@tanstack/react-query';
import { receivedAtOf } from '../../entities/game/live-clock.ts';
import { useVenueChoices } from '../../entities/venue/venue-choices.ts';
import { asksForAnswer } from '../../features/game-result/result-answers.tsx';
import { ResultDialogs } from '../../features/game-result/result-dialogs.tsx';
import { GameTime, type ListGamesData } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { useFilters } from '../../shared/routing/use-filters.ts';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { FilterChoice } from '../../shared/ui/filter-choice.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { areAnswered, ListView } from '../../shared/ui/query-view.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { SegmentedControl } from '../../shared/ui/segmented-control.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { GameList, WaitingList } from './game-list.tsx';
import * as css from './games.css.ts';
import { type GameFilters, gameSearch, gamesQuery, waitingQuery } from './games.data.ts';

export { loader } from './games.data.ts';

/** My games: to come, on now, and over; results that wait for me come first and are answered here (RT-07, NAV-13). */
export function Component() {
  const t = useT('games');
  const { filters, change, go } = useFilters(gameSearch);
  const { sports } = useVenueChoices();
  const { when, sport_id, page } = filters;
  const query = useQuery(gamesQuery(filters));
  // past games begin with them
  const asksFirst = when !== 'past' && (query.data?.waiting_count ?? 0) > 0;
  // never a skipped one: the list of past games may be the same query
  const waiting = useQuery(asksFirst ? waitingQuery : gamesQuery(filters));
  const isBelow = asksFirst && !areAnswered(waiting);
  return (
    <Stack gap={4} className={css.page}>
      <PageHeader title={t('title')} meta={<Summary data={query.data} />} />
      <div className={css.filters}>
        <SegmentedControl
          label={t('show.label')}
          segments={Object.values(GameTime).map((value) => ({ value, label: t(`show.${value}`) }))}
          value={when}
          onChange={(next) => void change({ when: next })}
        />
        <FilterChoice
          title={t('filters.sport')}
          unfiltered={t('filters.allSports')}
          options={sports}
          value={sport_id}
          onChoose={(chosen) => change({ sport_id: chosen })}
        />
      </div>
      {asksFirst && <Waiting data={waiting.data} count={query.data?.waiting_count ?? 0} />}
      <ListView
        query={isBelow ? { ...query, data: undefined, error: null } : query}
        skeleton={<Skeleton shape="box" width="100%" height={420} />}
        empty={<NoGames filters={filters} onGo={(next) => void go(next)} />}
        paging={{ page, onPage: (next) => void change({ page: next }, { scroll: true }) }}
      >
        {({ games }, stale) => (
          <GameList label={t('title')} games={games} receivedAt={receivedAtOf(query)} stale={stale} />
        )}
      </ListView>
      <ResultDialogs />
    </Stack>
  );
}

/** How many there are, and how many results wait; a line of the same height while that is not known. */
function Summary({ data }: { data: ListGamesData | undefined }) {
  const t = useT('games');
  if (!data) return '\u00a0';
  const { pagination, waiting_count: waiting } = data;
  return (
    <span role="status">
      {[t('count', { count: pagination.total }), waiting > 0 && t('waiting', { count: waiting })]
        .filter(Boolean)
        .join(' · ')}
    </span>
  );
}

/** Those of the first page that wait; `count` is of all. */
function Waiting({ data, count }: { data: ListGamesData | undefined; count: number }) {
  const t = useT('games');
  const games = data?.games.filter(asksForAnswer) ?? [];
  if (games.length === 0) return null;
  const title = t('waiting', { count });
  return (
    <Section title={title}>
      <WaitingList label={title} games={games} />
    </Section>
  );
}

/** What there is to do next. */
function NoGames({
  filters: { when, sport_id },
  onGo,
}: {
  filters: GameFilters;
  onGo: (filters: GameFilters) => void;
}) {
  const t = useT('games');
  if (sport_id !== undefined)
    return (
      <EmptyState
        drawing="search"
        action={<Button onClick={() => onGo({ when, page: 1 })}>{t('filters.allSports')}</Button>}
      >
        {t('none.filtered')}
      </EmptyState>
    );
  if (when === 'live')
    return (
      <EmptyState
        drawing="calendar"
        action={<Button onClick={() => onGo({ when: 'past', page: 1 })}>{t('look')}</Button>}
      >
        {t('none.live')}
      </EmptyState>
    );
  return (
    <EmptyState
      drawing="calendar"
      hint={when === 'upcoming' && t('none.upcomingHint')}
      action={<LinkButton to={paths.events()}>{t('none.find')}</LinkButton>}
    >
      {t(`none.${when}`)}
    </EmptyState>
  );
}
