import { Skeleton } from '../../shared/ui/skeleton.tsx';
import * as css from './court-slots.css.ts';

const THREE = [1, 2, 3] as const;
const SIX = [1, 2, 3, 4, 5, 6] as const;

/** Part of the day and three courts with six times each, or the hours of three courts. */
export function TimesSkeleton({ isWide }: { isWide: boolean }) {
  if (isWide) {
    return (
      <div className={css.frame}>
        <Skeleton width="100%" height="23px" />
        {THREE.map((row) => (
          <div key={row} className={css.row}>
            <Skeleton width="15%" height="22px" />
            <Skeleton width="30%" height="18px" />
            <Skeleton shape="box" width="100%" height="44px" />
          </div>
        ))}
      </div>
    );
  }
  return (
    <>
      <Skeleton shape="box" width="100%" height="52px" />
      <div className={css.courts}>
        {THREE.map((row) => (
          <div key={row} className={css.court}>
            <Skeleton width="40%" height="48px" />
            <div className={css.chips}>
              {SIX.map((slot) => (
                <Skeleton key={slot} shape="box" height="52px" />
              ))}
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
