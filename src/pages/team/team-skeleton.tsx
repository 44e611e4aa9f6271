import { Skeleton } from '../../shared/ui/skeleton.tsx';
import * as css from './team.css.ts';

/** The shape of the page while it is on its way. */
export function TeamSkeleton() {
  return (
    <div className={css.page}>
      <title>Fusha</title>
      <div className={css.header}>
        <Skeleton shape="box" width="100%" className={css.cover} />
        <div className={css.who}>
          <div className={css.crest}>
            <Skeleton shape="box" width={72} height={72} />
          </div>
          <div className={css.names}>
            <Skeleton width="70%" height={34} />
            <Skeleton width="50%" />
          </div>
        </div>
      </div>
      <div className={css.columns}>
        <Skeleton shape="box" width="100%" height={420} />
        <Skeleton shape="box" width="100%" height={280} />
      </div>
    </div>
  );
}
