import { lazy, Suspense } from 'react';
import type { BookingSheetProps } from './booking-sheet.tsx';

const load = () => import('./booking-sheet.tsx');
const Sheet = lazy(() => load().then(({ BookingSheet }) => ({ default: BookingSheet })));

/** Fetches the sheet's code while the person still looks at the times. */
export const preloadBookingSheet = (): void => void load().catch(() => {});

/** The booking sheet in a chunk of its own: most visitors of a venue only look. */
export function LazyBookingSheet(props: BookingSheetProps) {
  return (
    <Suspense>
      <Sheet {...props} />
    </Suspense>
  );
}
