import { Skeleton } from '../../shared/ui/skeleton.tsx';

/** How many competitions the page shows. */
export const SHOWN = 4;
/** Px; a row more leads on to all of them. */
const ROW = 57;

/** As high as the rows that come. */
export const CompetitionsSkeleton = () => <Skeleton shape="box" width="100%" height={(SHOWN + 1) * ROW} />;
