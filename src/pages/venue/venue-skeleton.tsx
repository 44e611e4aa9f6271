import { grid } from '../../entities/slot/slot-button.css.ts';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import * as css from './venue.css.ts';

/** The shape of the page while it is on its way. */
export function VenueSkeleton() {
  return (
    <div className={css.page}>
      <title>Fusha</title>
      <div className={css.header}>
        <Skeleton shape="box" className={css.cover} />
        <div className={css.intro}>
          <Skeleton width="70%" height="26px" />
          <div className={css.place}>
            <Skeleton width="50%" />
          </div>
          <div className={css.badges}>
            <Skeleton shape="pill" width="130px" height="28px" />
            <Skeleton shape="pill" width="110px" height="28px" />
          </div>
          <div className={css.actions}>
            <Skeleton shape="box" width="84px" height="44px" />
            <Skeleton shape="box" width="124px" height="44px" />
            <Skeleton shape="circle" width="44px" height="44px" />
            <Skeleton shape="circle" width="44px" height="44px" />
          </div>
        </div>
      </div>
      <div className={css.section}>
        <Skeleton width="60%" height="54px" />
        <div className={css.line}>
          {[1, 2, 3, 4].map((day) => (
            <Skeleton key={day} shape="box" width="56px" height="72px" />
          ))}
        </div>
        <TimesSkeleton />
      </div>
      <div className={css.about}>
        <Skeleton shape="box" width="100%" height="240px" />
      </div>
    </div>
  );
}

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
