import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Booking, BookingSeriesGroup } from '../../shared/api/generated/model';
import { getGetBookingQueryOptions } from '../../shared/api/generated/endpoints/bookings/bookings.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { useDeadlines } from '../../shared/platform/use-deadlines.ts';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { BookingRow, SeriesRow, SessionRow, Sessions, SessionsSkeleton } from '../../entities/booking/booking-row.tsx';
import { deadlinesOf } from '../../entities/booking/open-matters.ts';
import { isOver, useBookingActions } from './use-booking-actions.tsx';
import type { BookingDialogNavigation } from './use-booking-dialog.ts';

interface EntryProps {
  booking: Booking;
  isNext?: boolean;
  dialog: BookingDialogNavigation;
}

/** A booking of the list; a press opens its details. */
export function BookingEntry({ booking, isNext, dialog }: EntryProps) {
  const menu = useBookingActions(booking, dialog);
  return <BookingRow {...{ booking, isNext, menu }} onPress={() => dialog.open(booking.id, 'details')} />;
}

/** A weekly booking of the list, by its next session, which the menu is about; a press opens all sessions that are left. */
export function SeriesEntry({ series, ...entry }: EntryProps & { series: BookingSeriesGroup }) {
  const { booking, dialog } = entry;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const menu = useBookingActions(booking, dialog);
  // anew after each change: writes leave a booking that is on the screen as it is, because its dialog may still be closing
  const version = `${booking.id} ${series.session_count} ${dialog.changedAt}`;
  return (
    <SeriesRow
      {...{ ...entry, series, isOpen, menu }}
      contentId={id}
      onPress={() => setIsOpen(!isOpen)}
      onOpen={() => series.open_session && dialog.open(series.open_session.id, 'details')}
    >
      {isOpen && <AllSessions key={version} id={id} {...{ booking, series, dialog }} />}
    </SeriesRow>
  );
}

function AllSessions({ id, booking, series, dialog }: EntryProps & { id: string; series: BookingSeriesGroup }) {
  const t = useT('bookings');
  const query = useQuery(getGetBookingQueryOptions(booking.id));
  useDeadlines(deadlinesOf(query.data?.sessions ?? []), query.refetch);
  return (
    <div id={id}>
      <QueryView query={query} failure="line" skeleton={<SessionsSkeleton count={series.session_count} />}>
        {({ sessions }) => (
          <Sessions aria-label={t('sessions.title')}>
            {sessions
              .filter((session) => !isOver(session))
              .map((session) => (
                <SessionEntry key={session.id} booking={session} usualStart={series.start} dialog={dialog} />
              ))}
          </Sessions>
        )}
      </QueryView>
    </div>
  );
}

function SessionEntry({ booking, usualStart, dialog }: EntryProps & { usualStart: string }) {
  const menu = useBookingActions(booking, dialog);
  return <SessionRow {...{ booking, usualStart, menu }} onPress={() => dialog.open(booking.id, 'details')} />;
}
