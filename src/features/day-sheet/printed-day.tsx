import { useQuery } from '@tanstack/react-query';
import { createPortal } from 'react-dom';
import { getGetVenueCalendarQueryOptions } from '../../shared/api/generated/endpoints/venue-bookings/venue-bookings.ts';
import type { Id } from '../../shared/api/generated/model';
import * as css from './day-sheet.css.ts';
import { sheetRows } from './day-sheet-rows.ts';
import { DaySheet } from './day-sheet.tsx';

interface PrintedDayProps {
  venueId: Id;
  /** Its name. */
  venue: string;
  /** `yyyy-MM-dd` */
  date: string;
}

/**
 * The sheet of a day, beside the page and shown on paper only. Drawn once its day is in the cache; the page may show the same
 * query, so nothing here may keep it from being asked.
 */
export function PrintedDay({ venueId, venue, date }: PrintedDayProps) {
  const { data } = useQuery(getGetVenueCalendarQueryOptions(venueId, { from: date, to: date }));
  if (!data) return null;
  return createPortal(
    <div className={css.printed}>
      <DaySheet venue={venue} date={date} courts={sheetRows(data, date)} />
    </div>,
    document.body,
  );
}
