import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import * as css from './competition.css.ts';

/** The shape of a competition while it is on its way. */
export function CompetitionSkeleton() {
  return (
    <div className={css.page}>
      <title>Fusha</title>
      <Stack gap={2}>
        <Skeleton width="40%" />
        <Skeleton width="60%" height={34} />
        <Skeleton width="50%" />
      </Stack>
      <Skeleton shape="box" height={48} />
      <Skeleton shape="box" height={320} />
    </div>
  );
}
