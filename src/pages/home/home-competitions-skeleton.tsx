import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { competitionsPlace } from './home.css.ts';

/** How many competitions the page shows. */
export const SHOWN = 4;

/** As high as the rows that come. By a class: the front page is rendered at build time, and the policy allows no style attribute in it. */
export const CompetitionsSkeleton = () => <Skeleton shape="box" className={competitionsPlace} />;
