import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import * as css from './venue-figures.css.ts';

/** A week in its size. */
export function WeekSkeleton() {
  return (
    <Stack gap={3}>
      <div className={css.tiles}>
        {[1, 2, 3, 4].map((tile) => (
          <Skeleton key={tile} shape="box" height="9.5rem" />
        ))}
      </div>
      <div className={css.charts}>
        <Skeleton shape="box" height="17.25rem" />
        <Skeleton shape="box" height="17.25rem" />
      </div>
      <Skeleton shape="box" height="2.9rem" />
      <Skeleton shape="box" width="9rem" height="2.75rem" />
    </Stack>
  );
}
