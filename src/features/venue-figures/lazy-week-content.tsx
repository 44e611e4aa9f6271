import { lazy, Suspense } from 'react';
import type { WeekContentProps } from './week-content.tsx';
import { WeekSkeleton } from './week-skeleton.tsx';

const load = () => import('./week-content.tsx');
const Content = lazy(() => load().then(({ WeekContent }) => ({ default: WeekContent })));

/** Loads the charts' code beside the figures. */
export const preloadWeekContent = (): void => void load().catch(() => {});

/** `WeekContent` in a chunk of its own, because the other views of the page have no charts. */
export function LazyWeekContent(props: WeekContentProps) {
  return (
    <Suspense fallback={<WeekSkeleton />}>
      <Content {...props} />
    </Suspense>
  );
}
