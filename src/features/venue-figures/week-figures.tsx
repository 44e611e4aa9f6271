import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Venue } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { addDays, startOfWeek } from '../../shared/lib/time/dates.ts';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { now } from '../../shared/platform/clock.ts';
import { Link } from '../../shared/routing/link.tsx';
import { useSearch } from '../../shared/routing/use-search.ts';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { lastDay, readWeek, withWeek } from './figures-week.ts';
import { LazyWeekContent } from './lazy-week-content.tsx';
import { useVenueFigures } from './use-venue-figures.ts';
import { WeekSkeleton } from './week-skeleton.tsx';
import * as css from './venue-figures.css.ts';

/** How a week went or is going (`?week=`, else this one): tiles, charts, and the same numbers as a table and as CSV. Source: design §4. */
export function WeekFigures({ venue }: { venue: Venue }) {
  const t = useT('figures');
  const format = useFormat();
  const { search, change } = useSearch();
  const today = tiraneDate(now());
  const monday = readWeek(search, today);
  const isCurrent = monday === startOfWeek(today);
  const query = useVenueFigures(venue.id, isCurrent ? undefined : monday);
  const go = (to: string) => void change((latest) => withWeek(latest, to, today));
  const range = t('week.of', { from: format.dayMonth(monday), to: format.dayMonth(lastDay(monday)) });
  const isPast = lastDay(monday) < today;
  return (
    <Section title={isCurrent ? t('week.current') : range} className={css.headed}>
      <div className={css.steps}>
        <IconButton aria-label={t('week.previous')} onClick={() => go(addDays(monday, -7))}>
          <ChevronLeft size={22} />
        </IconButton>
        <IconButton aria-label={t('week.next')} onClick={() => go(addDays(monday, 7))}>
          <ChevronRight size={22} />
        </IconButton>
      </div>
      <p className={css.meta}>
        {isCurrent && `${range}. `}
        {t(isPast ? 'week.whole' : 'week.soFar')}
        {!isCurrent && (
          <>
            {' '}
            <Link to={`?${withWeek(search, startOfWeek(today), today)}`} preventScrollReset>
              {t('week.back')}
            </Link>
          </>
        )}
      </p>
      <div className={css.below}>
        <QueryView query={query} errorTitle={t('notLoaded')} skeleton={<WeekSkeleton />}>
          {(figures, stale) => <LazyWeekContent {...{ venue, figures, monday, today, stale }} />}
        </QueryView>
      </div>
    </Section>
  );
}
