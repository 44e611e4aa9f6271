import { EventDays, EventDaysSkeleton } from '../../entities/event/event-days.tsx';
import { type EventFilters, eventSearch } from '../../entities/event/event-filters.ts';
import { SearchPage } from '../../entities/own-list/search-page.tsx';
import { EventFilterRow } from '../../features/filter-events/event-filter-row.tsx';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { useFilters } from '../../shared/routing/use-filters.ts';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { CreateEvent } from './create-event.tsx';
import { eventsQuery } from './events.data.ts';

export { loader } from './events.data.ts';

/** Find an event, or create one: search and filters in the URL (RT-12, COM-08). */
export function Component() {
  const t = useT('events');
  const { filters, change, go } = useFilters(eventSearch);
  const { mine = false } = filters;
  return (
    <SearchPage
      title={t('title')}
      search={{ label: t('searchLabel'), placeholder: t('searchPlaceholder') }}
      count={(count) => t('count', { count })}
      filters={filters}
      change={change}
      query={eventsQuery(filters)}
      own={{ isAsked: mine, drawing: 'calendar', guest: t('guest.mine') }}
      action={<CreateEvent search={eventSearch.format(filters)} />}
      filterRow={<EventFilterRow filters={filters} change={change} />}
      skeleton={<EventDaysSkeleton count={12} />}
      empty={<NothingFound filters={filters} onClear={() => void go(eventSearch.none)} />}
    >
      {({ events }, stale) => <EventDays label={t('title')} events={events} askedFirst={mine} stale={stale} />}
    </SearchPage>
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
