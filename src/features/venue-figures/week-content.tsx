import type { GetVenueFiguresData, Venue } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { startOfWeek } from '../../shared/lib/time/dates.ts';
import { paths } from '../../shared/routing/paths.ts';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import type { StaleMark } from '../../shared/ui/query-view.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { isUnused } from './compare.ts';
import * as css from './venue-figures.css.ts';
import { WeekCharts } from './week-charts.tsx';
import { WeekTable } from './week-table.tsx';
import { WeekTiles } from './week-tiles.tsx';

export interface WeekContentProps {
  venue: Venue;
  figures: GetVenueFiguresData;
  /** First day of the week, `yyyy-MM-dd`. */
  monday: string;
  today: string;
  /** The figures are those of another week still. */
  stale: StaleMark;
}

/** A week in tiles and charts, and the same numbers as a table and a file. */
export function WeekContent({ venue, figures, monday, today, stale }: WeekContentProps) {
  const { days, week } = figures;
  return (
    <Stack gap={3} {...stale}>
      <WeekTiles figures={figures} today={today} />
      {isUnused(week) ? (
        <Unused isCurrent={monday === startOfWeek(today)} mayEdit={venue.permissions['edit'] === true} />
      ) : (
        <WeekCharts days={days} week={week} today={today} />
      )}
      <WeekTable figures={figures} slug={venue.slug} monday={monday} today={today} />
    </Stack>
  );
}

/** Nothing is booked: people book where they find hours and a price. */
function Unused({ isCurrent, mayEdit }: { isCurrent: boolean; mayEdit: boolean }) {
  const t = useT('figures');
  return (
    <div className={css.unused}>
      <p>{t(isCurrent ? 'week.noneYet' : 'week.none')}</p>
      {mayEdit && (
        <LinkButton variant="secondary" to={paths.manageVenue('courts')}>
          {t('week.setHours')}
        </LinkButton>
      )}
    </div>
  );
}
