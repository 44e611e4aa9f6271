import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Stack } from '../../shared/ui/stack.tsx';

/** Higher than the screen: after a reload the router scrolls to where the page was left once, to this one. */
const TALL = { alignContent: 'start', minBlockSize: '200vh' };

/** Shown in the shell while the first page's code is loading. */
export function PageSkeleton() {
  return (
    <Stack aria-busy style={TALL}>
      <Skeleton shape="box" height={40} width="60%" />
      <Skeleton shape="box" height={120} />
      <Skeleton shape="box" height={120} />
      <Skeleton shape="box" height={120} />
    </Stack>
  );
}
