import { TimesSkeleton } from '../../entities/slot/times-skeleton.tsx';
import { useMedia } from '../../shared/platform/use-media.ts';
import { media } from '../../shared/ui/breakpoints.ts';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import * as css from './venue.css.ts';

/** The shape of the page while it is on its way. */
export function VenueSkeleton() {
  const isWide = useMedia(media.lg);
  return (
    <div className={css.page}>
      <title>Fusha</title>
      <div className={css.header}>
        <Skeleton shape="box" className={css.cover} />
        <div className={css.intro}>
          <Skeleton width="70%" height="34px" />
          <div className={css.place}>
            <Skeleton width="50%" />
          </div>
          <div className={css.actions}>
            <Skeleton shape="box" width="44px" height="44px" />
            <Skeleton shape="box" width="44px" height="44px" />
          </div>
        </div>
      </div>
      <div className={css.booking}>
        <div className={css.choice}>
          <div className={css.head}>
            <Skeleton width="55%" height="32px" />
            <Skeleton shape="pill" width="94px" height="44px" />
            <Skeleton width="100%" height="42px" className={css.brief} />
          </div>
          <div className={css.days}>
            <div className={css.line}>
              {[1, 2, 3, 4, 5].map((day) => (
                <Skeleton key={day} shape="box" width="56px" height="72px" />
              ))}
            </div>
          </div>
          <div className={css.times}>
            <TimesSkeleton isWide={isWide} />
          </div>
        </div>
      </div>
    </div>
  );
}
