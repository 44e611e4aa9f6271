import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Stack } from '../../shared/ui/stack.tsx';

/** Shown in the shell while the first page's code is loading. */
export function PageSkeleton() {
  return (
    <Stack aria-busy>
      <Skeleton shape="box" height={40} width="60%" />
      <Skeleton shape="box" height={120} />
      <Skeleton shape="box" height={120} />
      <Skeleton shape="box" height={120} />
    </Stack>
  );
}
