import { useUnit } from 'effector-react';
import { Lock, Plus, Printer } from 'lucide-react';
import { CALENDAR_VIEWS, turned } from '../../entities/venue-calendar/calendar-address.ts';
import { useDaySheet } from '../../features/day-sheet/use-day-sheet.tsx';
import { deskAddress } from '../../features/venue-desk/desk-address.ts';
import { useDesk } from '../../features/venue-desk/use-desk.ts';
import { VenueDesk } from '../../features/venue-desk/venue-desk.tsx';
import { VenueRequests } from '../../features/venue-desk/venue-requests.tsx';
import { $activeProfile } from '../../models/profile/profile.model.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { QueryView, type StaleMark } from '../../shared/ui/query-view.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { TabLinks, TabPanel } from '../../shared/ui/tab-links.tsx';
import type { ShownCalendar } from './admin-venue-calendar.data.ts';
import { CalendarFilters } from './calendar-filters.tsx';
import { CalendarGrid } from './calendar-grid.tsx';
import { CalendarLegend } from './calendar-legend.tsx';
import { CalendarSkeleton } from './calendar-skeleton.tsx';
import * as css from './admin-venue-calendar.css.ts';
import { DayTurner } from './day-turner.tsx';
import { useCalendar } from './use-calendar.ts';

export { loader } from './admin-venue-calendar.data.ts';

const TABS_ID = 'calendar';

/** The day and the week of a venue: who plays when on which court, and what can be done about it (RT-60, NAV-07, VEN-04). */
export function Component() {
  const t = useT('calendar');
  const { type, entity_id: id } = useUnit($activeProfile);
  const venueId = id ?? 0;
  const { address, date, query, change } = useCalendar(venueId, type === 'venue');
  const desk = useDesk();
  const { view } = address;
  const { data } = query;
  const hasCourts = data !== undefined && data.courts.length > 0;
  const words = useT('figures');
  const { print, sheet } = useDaySheet(venueId, date);
  const menu = [{ label: words('sheet.print'), icon: <Printer size={20} />, onSelect: () => void print() }];
  return (
    <Stack gap={4} className={css.page} data-wide={view === 'week' || undefined}>
      <PageHeader
        title={t('title')}
        action={
          hasCourts &&
          data.permissions['book'] && (
            <Button icon={<Plus size={20} />} onClick={() => desk.open(deskAddress.book())}>
              {t('book')}
            </Button>
          )
        }
        menu={hasCourts ? menu : []}
      />
      <VenueRequests venueId={venueId} />
      <div className={css.views}>
        <TabLinks
          id={TABS_ID}
          label={t('views.label')}
          tabs={CALENDAR_VIEWS.map((value) => ({ value, label: t(`views.${value}`) }))}
          value={view}
          onChange={(next) => change({ view: next })}
        />
        {hasCourts && data.permissions['block'] && (
          <Button
            variant="ghost"
            size="sm"
            icon={<Lock size={18} />}
            className={css.block}
            onClick={() => desk.open(deskAddress.block())}
          >
            {t('block')}
          </Button>
        )}
      </div>
      <TabPanel id={TABS_ID} value={view}>
        <div className={css.controls}>
          <DayTurner view={view} date={date} onChange={(next) => change({ date: next })} />
          {data && <CalendarFilters courts={data.courts} address={address} onChange={change} />}
        </div>
        <QueryView query={query} errorTitle={t('notLoaded')} skeleton={<CalendarSkeleton view={view} />}>
          {(calendar, stale) => (
            <Shown calendar={calendar} stale={stale} onTurn={(by) => change({ date: turned(view, date, by) })} />
          )}
        </QueryView>
      </TabPanel>
      <VenueDesk venueId={venueId} />
      {sheet}
    </Stack>
  );
}

interface ShownProps {
  calendar: ShownCalendar;
  stale: StaleMark;
  onTurn: (by: 1 | -1) => void;
}

function Shown({ calendar: { courts, cells, permissions }, stale, onTurn }: ShownProps) {
  const t = useT('calendar');
  const desk = useDesk();
  const canBlock = permissions['block'] === true;
  if (courts.length === 0) {
    return (
      <EmptyState
        drawing="calendar"
        hint={t('noCourtsHint')}
        // whoever may close courts may add them
        action={canBlock && <LinkButton to={paths.manageVenue('courts')}>{t('addCourt')}</LinkButton>}
      >
        {t('noCourts')}
      </EmptyState>
    );
  }
  if (cells.rows.length === 0) {
    return (
      <EmptyState drawing="calendar" hint={t('closedHint')}>
        {t('closed')}
      </EmptyState>
    );
  }
  return (
    <>
      <CalendarGrid
        cells={cells}
        stale={stale}
        canBook={permissions['book'] === true}
        canBlock={canBlock}
        onBook={(place) => desk.open(deskAddress.book(place))}
        onBlock={(place) => desk.open(deskAddress.block(place))}
        onBooking={(id) => desk.open(deskAddress.booking(id))}
        onBlocked={(id) => desk.open(deskAddress.blocked(id))}
        onMove={({ id }, to) => desk.open(deskAddress.move(id, to))}
        onTurn={onTurn}
      />
      <CalendarLegend />
    </>
  );
}
