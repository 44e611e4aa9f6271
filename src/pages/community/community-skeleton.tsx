import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import * as css from './community.css.ts';

/** The shape of a community while it is on its way. */
export function CommunitySkeleton() {
  return (
    <div className={css.page}>
      <title>Fusha</title>
      <div className={css.header}>
        <Skeleton shape="box" width={72} height={72} />
        <Stack gap={2}>
          <Skeleton width="60%" height={34} />
          <Skeleton width="80%" />
        </Stack>
      </div>
      <Skeleton shape="box" height={48} />
      <Skeleton shape="box" height={160} />
      <Skeleton shape="box" height={160} />
    </div>
  );
}
