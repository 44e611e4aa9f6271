import { ListVenueOffer } from '../../features/edit-venue/list-venue-offer.tsx';
import { FilterChips } from '../../features/filter-venues/filter-chips.tsx';
import { useVenueSearch } from '../../features/filter-venues/use-venue-search.ts';
import { ViewLink } from '../../features/map-venues/view-link.tsx';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { useIsWide } from '../../shared/platform/use-layout.ts';
import { areAnswered } from '../../shared/ui/query-view.tsx';
import { SearchBox } from '../../shared/ui/search-box.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
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
      <div className={css.top}>
        <h1>{t('title')}</h1>
        <p role="status" className={css.total}>
          {total !== undefined && (
            <>
              <VisuallyHidden>{t('count', { count: total })}</VisuallyHidden>
              <span aria-hidden>{total}</span>
            </>
          )}
        </p>
        {!isWide && <ViewLink filters={filters} />}
        <SearchBox
          label={t('searchLabel')}
          placeholder={t('searchPlaceholder')}
          keywords={filters.keywords}
          change={change}
          className={css.search}
        />
      </div>
      <FilterChips search={search} total={total} />
      <VenueResults {...search} query={query} isWide={isWide} />
      {areAnswered(query) && (isWide || filters.view === 'list') && <ListVenueOffer />}
    </Stack>
  );
}
