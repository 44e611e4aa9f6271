import { List, Map as MapIcon } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useLoaderData } from 'react-router';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { useLayout } from '../../shared/platform/use-layout.ts';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { formatVenueFilters } from '../../entities/venue/venue-filters.ts';
import { FilterSheet } from './filter-sheet.tsx';
import { MainFilters } from './main-filters.tsx';
import { SearchBox } from './search-box.tsx';
import { useVenueFilters } from './use-venue-filters.ts';
import type { WideParts } from './venues.data.ts';
import { VenueResults, useVenueResults } from './venue-results.tsx';
import * as css from './venues.css.ts';

export { loader } from './venues.data.ts';

// on phones they stand in the sheet, which brings them; a window that grows brings them too
const LateFurtherFilters = lazy(() =>
  import('./further-filters.tsx').then((module) => ({ default: module.FurtherFilters })),
);

// only an address can name what does not exist: the fields offer what there is
const ExistingSearch = lazy(() =>
  import('./existing-search.tsx').then((module) => ({ default: module.ExistingSearch })),
);

/** Find a venue: search, filters in the URL, list or map. Source: RT-13, ENT-35. */
export function Component() {
  const t = useT('venues');
  const layout = useLayout();
  const FurtherFilters = useLoaderData<WideParts>()?.FurtherFilters ?? LateFurtherFilters;
  const search = useVenueFilters();
  const { filters, change } = search;
  const query = useVenueResults(filters);
  const total = query.data?.pagination.total;
  const onMap = filters.view === 'map';
  const otherView = paths.venues(formatVenueFilters({ ...filters, page: 1, view: onMap ? 'list' : 'map' }));
  return (
    <div className={css.page}>
      <h1 className={css.title}>{t('title')}</h1>
      <SearchBox keywords={filters.keywords} change={change} />
      <MainFilters {...search} />
      {layout === 'tablet' && (
        <div className={css.bar}>
          <Suspense>
            <FurtherFilters filters={filters} change={change} />
          </Suspense>
        </div>
      )}
      <div className={css.toolbar}>
        <p role="status" className={css.total}>
          {total !== undefined && t('count', { count: total })}
        </p>
        <FilterSheet {...search} total={total} />
        <LinkButton
          to={otherView}
          variant="secondary"
          size="sm"
          icon={onMap ? <List size={18} aria-hidden /> : <MapIcon size={18} aria-hidden />}
          preventScrollReset
        >
          {onMap ? t('map.showList') : t('map.showMap')}
        </LinkButton>
      </div>
      <VenueResults {...search} query={query} />
      {(filters.sport_id ?? filters.city_id) !== undefined && (
        <Suspense>
          <ExistingSearch filters={filters} />
        </Suspense>
      )}
    </div>
  );
}
