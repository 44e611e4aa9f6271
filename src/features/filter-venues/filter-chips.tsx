import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, lazy, type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react';
import { countFurther } from '../../entities/venue/venue-filters.ts';
import { citiesQuery, prefetchVenueLookups, sportsQuery } from '../../entities/venue/venue-lookups.ts';
import { isFirstPageShown, subscribeToFirstPage } from '../../shared/api/first-visit.ts';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { slotStart } from '../../shared/lib/session-times.ts';
import { addDays } from '../../shared/lib/time/dates.ts';
import { now } from '../../shared/platform/clock.ts';
import { lateModule } from '../../shared/platform/late-module.ts';
import { whenIdle } from '../../shared/platform/when-idle.ts';
import { chip } from '../../shared/ui/chip.css.ts';
import { cx } from '../../shared/ui/cx.ts';
import { FilterChip, FilterRow } from '../../shared/ui/filter-chips.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import type * as PanelModule from './filter-panel.tsx';
import type { VenueSearch } from './use-venue-search.ts';
import * as css from '../../shared/ui/filter-chips.css.ts';

const { preload, useLoaded } = lateModule<typeof PanelModule>(() => import('./filter-panel.tsx'));

// only an address can name what does not exist: the filters offer what there is
const ExistingSearch = lazy(() =>
  import('./existing-search.tsx').then((module) => ({ default: module.ExistingSearch })),
);
const MoreFilters = lazy(() => import('./more-filters.tsx').then((module) => ({ default: module.MoreFilters })));

const KINDS = ['sport', 'city', 'when', 'price'] as const;
export type FilterKind = (typeof KINDS)[number];

interface FilterChipsProps {
  search: VenueSearch;
  /** How many venues fit, once it is known. */
  total: number | undefined;
}

/**
 * One line of filters: each says what is chosen, and opens what there is to choose from. Below it is said, or corrected, what an
 * address asks for that cannot be.
 */
export function FilterChips({ search, total }: FilterChipsProps) {
  const t = useT('venues');
  const { filters, change } = search;
  const chosen = useChosen(search);
  const more = countFurther(filters);
  useReadyForPress();
  return (
    <>
      <FilterRow label={t('filters.title')}>
        {KINDS.map((kind) => (
          <FilterChip
            key={kind}
            title={t(`filters.${kind}`)}
            chosen={chosen[kind]}
            wide={kind === 'when'}
            renderFooter={(close) => <LateFooter total={total} onClose={close} />}
          >
            {(close) => <LatePanel kind={kind} search={search} close={close} />}
          </FilterChip>
        ))}
        <button
          type="button"
          className={cx(chip, css.filter, more > 0 && css.inUse)}
          aria-haspopup="dialog"
          aria-label={more > 0 ? t('filters.moreInUse', { count: more }) : undefined}
          onClick={() => void change({ panel: true, page: filters.page })}
        >
          {more > 0 ? `${t('filters.more')} · ${more}` : t('filters.more')}
        </button>
        {filters.panel && (
          <Suspense>
            <MoreFilters
              {...search}
              total={total}
              onClose={() => void change({ panel: false, page: filters.page }, { replace: true })}
            />
          </Suspense>
        )}
      </FilterRow>
      {search.pastDate && <p className={css.note}>{t('filters.datePast')}</p>}
      {(filters.sport_id ?? filters.city_id) !== undefined && (
        <Suspense>
          <ExistingSearch filters={filters} />
        </Suspense>
      )}
    </>
  );
}

/** Gets ready, while the browser is idle, what the first press on a filter needs. */
function useReadyForPress(): void {
  const client = useQueryClient();
  const { compare } = useFormat();
  useEffect(() => {
    whenIdle(preload);
    whenIdle(() => prefetchVenueLookups(client));
    whenIdle(() => void compare('a', 'b')); // the browser's rules of sorting take up to 30 ms to load
  }, [client, compare]);
}

function LatePanel(props: PanelModule.FilterPanelProps): ReactNode {
  const panels = useLoaded('now');
  return panels ? <panels.FilterPanel {...props} /> : <Skeleton shape="box" width="100%" height={220} />;
}

function LateFooter(props: ComponentProps<typeof PanelModule.ShowVenues>): ReactNode {
  const panels = useLoaded();
  return panels && <panels.ShowVenues {...props} />;
}

/** What the chips say of the search; undefined where nothing is chosen, or its name is not known yet. */
function useChosen({ filters, today }: VenueSearch): Record<FilterKind, string | undefined> {
  const t = useT('venues');
  const format = useFormat();
  const { sport_id, city_id, date, available_time_slot_id: slot, price_max: price } = filters;
  const isNeeded = useSyncExternalStore(subscribeToFirstPage, isFirstPageShown);
  const sports = useQuery(skipUnless(isNeeded && sport_id !== undefined, sportsQuery)).data?.sports;
  const cities = useQuery(skipUnless(isNeeded && city_id !== undefined, citiesQuery)).data?.cities;
  const sport = sports?.find(({ id }) => id === sport_id);
  // an hour alone means today's (design §4)
  const day = date ?? (slot === undefined ? undefined : today);
  return {
    sport: sport && t(`common:sports.${sport.key}`),
    city: cities?.find(({ id }) => id === city_id)?.name,
    when: day === undefined ? undefined : dayName(day) + (slot === undefined ? '' : ` ${slotStart(slot)}`),
    price: price === undefined ? undefined : t('filters.upTo', { price: format.money(price) }),
  };

  function dayName(of: string): string {
    if (of === today) return t('common:time.today');
    return of === addDays(today, 1) ? t('common:time.tomorrow') : format.dateBrief(of, now());
  }
}
