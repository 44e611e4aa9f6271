import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { grid } from '../../entities/slot/slot-button.css.ts';
import * as css from './venue.css.ts';

const courts = [1, 2] as const;
const slots = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Two courts with nine times each. */
export function TimesSkeleton() {
  return (
    <div className={css.courts}>
      {courts.map((court) => (
        <div key={court} className={css.court}>
          <Skeleton width="40%" />
          <div className={grid}>
            {slots.map((slot) => (
              <Skeleton key={slot} shape="box" height="56px" />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
