import { EventDays, EventDaysSkeleton } from '../../entities/event/event-days.tsx';
import { type EventFilters, eventSearch } from '../../entities/event/event-filters.ts';
import { SignInToSee } from '../../entities/own-list/sign-in-to-see.tsx';
import { useOwnList } from '../../entities/own-list/use-own-list.ts';
import { EventFilterRow } from '../../features/filter-events/event-filter-row.tsx';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { useFilters } from '../../shared/routing/use-filters.ts';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ListView } from '../../shared/ui/query-view.tsx';
import { SearchHead } from '../../shared/ui/search-head.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { CreateEvent } from './create-event.tsx';
import { eventsQuery } from './events.data.ts';

export { loader } from './events.data.ts';

/** Find an event, or create one: search and filters in the URL (RT-12, COM-08). */
export function Component() {
  const t = useT('events');
  const { filters, change, go } = useFilters(eventSearch);
  const { mine = false } = filters;
  const { query, isGuests } = useOwnList(mine, eventsQuery(filters));
  const total = query.data?.pagination.total;
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
        action={<CreateEvent search={eventSearch.format(filters)} />}
      />
      <EventFilterRow filters={filters} change={change} />
      {isGuests ? (
        <SignInToSee drawing="calendar">{t('guest.mine')}</SignInToSee>
      ) : (
        <ListView
          query={query}
          skeleton={<EventDaysSkeleton count={12} />}
          empty={<NothingFound filters={filters} onClear={() => void go(eventSearch.none)} />}
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
  if (!eventSearch.isNarrowed(filters))
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
