import { ListVenueOffer } from '../../features/edit-venue/list-venue-offer.tsx';
import { FilterChips } from '../../features/filter-venues/filter-chips.tsx';
import { useVenueSearch } from '../../features/filter-venues/use-venue-search.ts';
import { ViewLink } from '../../features/map-venues/view-link.tsx';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { useIsWide } from '../../shared/platform/use-layout.ts';
import { areAnswered } from '../../shared/ui/query-view.tsx';
import { SearchHead } from '../../shared/ui/search-head.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { useVenueResults, VenueResults } from './venue-results.tsx';
import * as css from './venues.css.ts';

export { loader } from './venues.data.ts';

/** Find a venue: search, filters in the URL, list or map, on wide screens both. Source: RT-13, ENT-35. */
export function Component() {
  const t = useT('venues');
  const isWide = useIsWide();
  const search = useVenueSearch();
  const { filters, change } = search;
  const query = useVenueResults(filters);
  const total = query.data?.pagination.total;
  return (
    <Stack gap={2} className={css.page}>
      <SearchHead
        title={t('title')}
        found={total === undefined ? null : { total, words: t('count', { count: total }) }}
        search={{
          label: t('searchLabel'),
          placeholder: t('searchPlaceholder'),
          keywords: filters.keywords,
          change,
        }}
        action={!isWide && <ViewLink filters={filters} />}
      />
      <FilterChips search={search} total={total} />
      <VenueResults {...search} query={query} isWide={isWide} />
      {areAnswered(query) && (isWide || filters.view === 'list') && <ListVenueOffer />}
    </Stack>
  );
}
