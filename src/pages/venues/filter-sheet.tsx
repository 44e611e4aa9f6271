import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { countFurther } from '../../entities/venue/venue-filters.ts';
import type { VenueSearch } from './use-venue-filters.ts';
import * as css from './venues.css.ts';

const FilterDialog = lazy(() => import('./filter-dialog.tsx').then((module) => ({ default: module.FilterDialog })));

interface FilterSheetProps extends Pick<VenueSearch, 'filters' | 'change' | 'clear'> {
  /** How many venues fit, once it is known. */
  total: number | undefined;
}

/** Phones: the further filters in a sheet, and the button that opens it with the number of those in use. */
export function FilterSheet({ filters, change, clear, total }: FilterSheetProps) {
  const t = useT('venues');
  const count = countFurther(filters);
  return (
    <div className={css.sheet}>
      <Button
        variant="secondary"
        size="sm"
        icon={<SlidersHorizontal size={18} aria-hidden />}
        aria-haspopup="dialog"
        aria-label={count > 0 ? t('filters.openWith', { count }) : undefined}
        onClick={() => void change({ panel: true, page: filters.page })}
      >
        {t('filters.title')} {count > 0 && <span className={css.count}>{count}</span>}
      </Button>
      {filters.panel && (
        <Suspense>
          <FilterDialog
            filters={filters}
            change={change}
            clear={clear}
            total={total}
            onClose={() => void change({ panel: false, page: filters.page }, { replace: true })}
          />
        </Suspense>
      )}
    </div>
  );
}
