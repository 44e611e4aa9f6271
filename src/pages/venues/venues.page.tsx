import { List, Map as MapIcon } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { formatVenueFilters } from '../../entities/venue/venue-filters.ts';
import { FilterChips } from '../../features/filter-venues/filter-chips.tsx';
import { SearchBox } from '../../features/filter-venues/search-box.tsx';
import { useVenueSearch } from '../../features/filter-venues/use-venue-search.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { useIsWide } from '../../shared/platform/use-layout.ts';
import { paths } from '../../shared/routing/paths.ts';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { useVenueResults, VenueResults } from './venue-results.tsx';
import * as css from './venues.css.ts';

export { loader } from './venues.data.ts';

// only an address can name what does not exist: the filters offer what there is
const ExistingSearch = lazy(() =>
  import('../../features/filter-venues/existing-search.tsx').then((module) => ({ default: module.ExistingSearch })),
);

/** Find a venue: search, filters in the URL, list or map, on wide screens both. Source: RT-13, ENT-35. */
export function Component() {
  const t = useT('venues');
  const isWide = useIsWide();
  const search = useVenueSearch();
  const { filters, change, pastDate } = search;
  const query = useVenueResults(filters);
  const total = query.data?.pagination.total;
  const onMap = filters.view === 'map';
  return (
    <div className={css.page}>
      <div className={css.top}>
        <div className={css.heading}>
          <h1 className={css.title}>{t('title')}</h1>
          <p role="status" className={css.total}>
            {total !== undefined && t('count', { count: total })}
          </p>
        </div>
        {!isWide && (
          <LinkButton
            to={paths.venues(formatVenueFilters({ ...filters, page: 1, view: onMap ? 'list' : 'map' }))}
            variant="ghost"
            size="sm"
            icon={onMap ? <List size={18} aria-hidden /> : <MapIcon size={18} aria-hidden />}
            preventScrollReset
          >
            {onMap ? t('map.showList') : t('map.showMap')}
          </LinkButton>
        )}
        <SearchBox keywords={filters.keywords} change={change} className={css.search} />
      </div>
      <FilterChips search={search} total={total} />
      {pastDate && <p className={css.note}>{t('filters.datePast')}</p>}
      <VenueResults {...search} query={query} isWide={isWide} />
      {(filters.sport_id ?? filters.city_id) !== undefined && (
        <Suspense>
          <ExistingSearch filters={filters} />
        </Suspense>
      )}
    </div>
  );
}
