import { useQueryClient } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { $user } from '../../models/session/session.model.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import { getGetVenueCalendarQueryOptions } from '../../shared/api/generated/endpoints/venue-bookings/venue-bookings.ts';
import type { Id } from '../../shared/api/generated/model';
import { PrintedDay } from './printed-day.tsx';

interface DaySheetPrinter {
  /** Asks for the day anew and hands it to the printer. */
  print: () => Promise<void>;
  isPreparing: boolean;
  /** To be drawn anywhere in the page: nothing on the screen. */
  sheet: ReactNode;
}

/**
 * Prints the day `date` (`yyyy-MM-dd`) of a venue. The sheet stays beside the page until another day is shown: phones draw a
 * print anew, long after `print` has returned, when its settings change.
 */
export function useDaySheet(venueId: Id, date: string): DaySheetPrinter {
  const client = useQueryClient();
  const user = useUnit($user);
  const say = useUnit(snackbarRequested);
  const [isPreparing, setIsPreparing] = useState(false);
  const [printed, setPrinted] = useState<string | null>(null);
  const day = getGetVenueCalendarQueryOptions(venueId, { from: date, to: date });
  const venue = user?.profiles.find(({ type, entity_id: id }) => type === 'venue' && id === venueId)?.name ?? '';

  const print = async (): Promise<void> => {
    if (isPreparing) return;
    setIsPreparing(true);
    try {
      await client.fetchQuery(day);
      flushSync(() => setPrinted(date));
      window.print();
    } catch {
      say({ message: { key: 'figures:sheet.failed' }, color: 'error' });
    } finally {
      setIsPreparing(false);
    }
  };
  const sheet = printed === date && <PrintedDay venueId={venueId} venue={venue} date={date} />;
  return { print, isPreparing, sheet };
}
