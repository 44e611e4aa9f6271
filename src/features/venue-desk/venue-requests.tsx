import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Booking, Id } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { FailureLine } from '../../shared/ui/query-view.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { deskAddress } from './desk-address.ts';
import { CompetitionItem } from './games/competition-item.tsx';
import { useConfirmGames } from './games/use-answer-games.ts';
import { RequestItem } from './requests/request-item.tsx';
import { groupedRows, type RequestRow, requestRows } from './requests/request-rows.ts';
import * as css from './requests/requests.css.ts';
import { useConfirmBooking } from './use-confirm-booking.ts';
import { useDesk } from './use-desk.ts';
import { venueRequestsQuery } from './venue-requests-query.ts';

/** How many stand there at first. */
const FEW = 3;

/** The bookings that wait for the venue, each with Confirm and Decline; nothing when there are none. */
export function VenueRequests({ venueId }: { venueId: Id }) {
  const t = useT('desk');
  const desk = useDesk();
  const confirm = useConfirmBooking(venueId);
  const confirmGames = useConfirmGames(venueId);
  const [answered, setAnswered] = useState<readonly Booking[]>([]);
  const [showsAll, setShowsAll] = useState(false);
  const query = useQuery(venueRequestsQuery(venueId));
  const { data, error } = query;
  if (!data) {
    if (!error) return null; // most venues have none: a place kept for them would only jump away
    return (
      <FailureLine message={t('requests.notLoaded')} onRetry={() => void query.refetch()} retrying={query.isFetching} />
    );
  }
  const pending = data.bookings.filter(({ status }) => status === 'Pending');
  // all that a competition asks for is one request
  const grouped = pending.length - groupedRows(requestRows(pending, [])).length;
  const waiting = data.pagination.total - (data.bookings.length - pending.length) - grouped;
  if (waiting === 0 && answered.length > 0) setAnswered([]);
  if (waiting === 0) return null;
  const rows = groupedRows(requestRows(data.bookings, answered));
  const shown = showsAll ? rows : rows.slice(0, FEW);
  const drawRow = ({ booking, isAnswered }: RequestRow, title?: string | null) => (
    <RequestItem
      key={booking.id}
      booking={booking}
      title={title}
      isAnswered={isAnswered}
      onOpen={() => desk.open(deskAddress.booking(booking.id))}
      onConfirm={() => {
        setAnswered([...answered, { ...booking, status: 'Confirmed' }]);
        confirm(booking);
      }}
      onDecline={() => desk.open(deskAddress.ask(booking.id, 'decline'))}
    />
  );
  return (
    <Section
      title={t('requests.title', { count: waiting })}
      gap={2}
      action={
        rows.length > shown.length && (
          <Button variant="ghost" size="sm" onClick={() => setShowsAll(true)}>
            {t('requests.all', { count: rows.length })}
          </Button>
        )
      }
    >
      <ul className={css.list} aria-label={t('requests.list')}>
        {shown.map((row) =>
          row.competition ? (
            <CompetitionItem
              key={`games ${row.competition.id}`}
              competition={row.competition}
              waiting={row.rows.filter(({ isAnswered }) => !isAnswered).map(({ booking }) => booking)}
              onConfirm={() => confirmGames(row.competition)}
              onDecline={() => desk.open(deskAddress.declineGames(row.competition.id))}
            >
              {row.rows.map((game) => drawRow(game, game.booking.note))}
            </CompetitionItem>
          ) : (
            drawRow(row.rows[0])
          ),
        )}
      </ul>
    </Section>
  );
}
