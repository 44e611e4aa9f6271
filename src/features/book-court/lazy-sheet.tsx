import { lazy, Suspense } from 'react';
import type { BookingSheetProps } from './booking-sheet.tsx';

const load = () => import('./booking-sheet.tsx');
const Sheet = lazy(() => load().then(({ BookingSheet }) => ({ default: BookingSheet })));

/** Loads the sheet's code while the user is still choosing a time. */
export const preloadBookingSheet = (): void => void load().catch(() => {});

/** The booking sheet in a chunk of its own, because most visitors of a venue do not book. */
export function LazyBookingSheet(props: BookingSheetProps) {
  return (
    <Suspense>
      <Sheet {...props} />
    </Suspense>
  );
}
