import { lazy, Suspense } from 'react';
import type { Id } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import type { DeskDialog } from './desk-address.ts';
import { LoadingDialog } from './loading-dialog.tsx';
import { titles } from './titles.ts';
import { type Desk, useDesk } from './use-desk.ts';

// Forms and their schemas are loaded when they are opened.
const DeskBooking = lazy(async () => ({ default: (await import('./booking/desk-booking.tsx')).DeskBooking }));
const BookDialog = lazy(async () => ({ default: (await import('./book/book-dialog.tsx')).BookDialog }));
const BlockDialog = lazy(async () => ({ default: (await import('./block/block-dialog.tsx')).BlockDialog }));
const BlockedDialog = lazy(async () => ({ default: (await import('./block/blocked-dialog.tsx')).BlockedDialog }));
const DeclineGamesDialog = lazy(async () => ({
  default: (await import('./games/decline-games-dialog.tsx')).DeclineGamesDialog,
}));

/** Whichever dialog of the venue's desk the address names; drawn once by the page. */
export function VenueDesk({ venueId }: { venueId: Id }) {
  const t = useT('desk');
  const desk = useDesk();
  const { shown, close } = desk;
  if (!shown) return null;
  return (
    // a boundary of its own, because an outer one would hide an open dialog, which closes it
    <Suspense fallback={<LoadingDialog kind={shown.kind} title={t(titles[shown.kind])} onClose={close} />}>
      <OpenDialog key={JSON.stringify(shown)} {...{ venueId, shown, desk }} />
    </Suspense>
  );
}

function OpenDialog({ venueId, shown, desk }: { venueId: Id; shown: DeskDialog; desk: Desk }) {
  switch (shown.kind) {
    case 'book':
      return <BookDialog venueId={venueId} place={shown.place} desk={desk} />;
    case 'block':
      return <BlockDialog venueId={venueId} place={shown.place} onClose={desk.close} />;
    case 'blocked':
      return <BlockedDialog venueId={venueId} id={shown.id} onClose={desk.close} />;
    case 'decline-games':
      return <DeclineGamesDialog venueId={venueId} competitionId={shown.id} onClose={desk.close} />;
    default:
      return <DeskBooking venueId={venueId} shown={shown} desk={desk} />;
  }
}
