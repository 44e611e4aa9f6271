import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { EventDays, EventDaysSkeleton } from '../../entities/event/event-days.tsx';
import {
  type EventFilters,
  formatEventFilters,
  isEventSearch,
  noEventFilters,
  parseEventFilters,
} from '../../entities/event/event-filters.ts';
import { EventFilterRow } from '../../features/filter-events/event-filter-row.tsx';
import { $authenticated, $undecided } from '../../models/session/session.model.ts';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { useFilters } from '../../shared/routing/use-filters.ts';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { ListView } from '../../shared/ui/query-view.tsx';
import { SearchHead } from '../../shared/ui/search-head.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { CreateEvent } from './create-event.tsx';
import { eventsQuery } from './events.data.ts';

export { loader } from './events.data.ts';

/** Find an event, or create one: search and filters in the URL (RT-12, COM-08). */
export function Component() {
  const t = useT('events');
  const { authenticated, undecided } = useUnit({ authenticated: $authenticated, undecided: $undecided });
  const { filters, change, go } = useFilters(parseEventFilters, formatEventFilters);
  const { mine = false } = filters;
  const query = useQuery({
    ...skipUnless(authenticated || !mine, eventsQuery(filters)),
    placeholderData: keepPreviousData,
  });
  const total = query.data?.pagination.total;
  const isGuests = mine && !authenticated && !undecided;
  return (
    <Stack gap={2}>
      <SearchHead
        title={t('title')}
        found={total === undefined || isGuests ? null : { total, words: t('count', { count: total }) }}
        search={{
          label: t('searchLabel'),
          placeholder: t('searchPlaceholder'),
          keywords: filters.keywords,
          change,
        }}
        action={<CreateEvent search={formatEventFilters(filters)} />}
      />
      <EventFilterRow filters={filters} change={change} />
      {isGuests ? (
        <EmptyState
          drawing="calendar"
          action={
            <LinkButton to={paths.login(paths.events(formatEventFilters(filters)))}>
              {t('common:actions.signIn')}
            </LinkButton>
          }
        >
          {t('guest.mine')}
        </EmptyState>
      ) : (
        <ListView
          query={query}
          skeleton={<EventDaysSkeleton count={12} />}
          empty={<NothingFound filters={filters} onClear={() => void go(noEventFilters)} />}
          paging={{ page: filters.page, onPage: (page) => void change({ page }, { scroll: true }) }}
        >
          {({ events }, stale) => <EventDays label={t('title')} events={events} askedFirst={mine} stale={stale} />}
        </ListView>
      )}
    </Stack>
  );
}

/** One's own list, and what is over, without another filter, say more than that nothing matches. */
function NothingFound({ filters, onClear }: { filters: EventFilters; onClear: () => void }) {
  const t = useT('events');
  const { page: _page, mine, when, ...others } = filters;
  if (!isEventSearch(filters))
    return (
      <EmptyState drawing="calendar" hint={t('noneHint')}>
        {t('none')}
      </EmptyState>
    );
  const isPlain = Object.keys(others).length === 0;
  const clear = <Button onClick={onClear}>{t('common:actions.clearFilters')}</Button>;
  if (isPlain && when === 'past')
    return (
      <EmptyState drawing="calendar" action={clear}>
        {t('pastEmpty')}
      </EmptyState>
    );
  const isOwn = isPlain && mine === true;
  return (
    <EmptyState drawing={isOwn ? 'calendar' : 'search'} hint={isOwn ? t('mineHint') : undefined} action={clear}>
      {t(isOwn ? 'mineEmpty' : 'emptySearch')}
    </EmptyState>
  );
}
