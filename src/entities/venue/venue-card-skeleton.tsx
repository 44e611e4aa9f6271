import { Card } from '../../shared/ui/card.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import * as css from './venue-card.css.ts';

/** Stands where a card will be, line by line in its size. */
function VenueCardSkeleton() {
  return (
    <Card className={css.card}>
      <div className={css.cover}>
        <Skeleton shape="box" width="100%" height="100%" className={css.coverSkeleton} />
      </div>
      <div className={css.body}>
        <div className={css.name}>
          <Skeleton width="70%" />
        </div>
        <div className={css.facts}>
          <div className={css.quiet}>
            <Skeleton width="55%" />
          </div>
          <div className={css.price}>
            <Skeleton width="45%" />
          </div>
          <div className={css.slots}>
            <Skeleton shape="pill" width={96} height={28} />
            <Skeleton shape="pill" width={56} height={28} />
          </div>
        </div>
      </div>
    </Card>
  );
}

/** A list of cards that is on its way. */
export function VenueGridSkeleton({ count }: { count: number }) {
  return (
    <div className={css.grid}>
      {Array.from({ length: count }, (_, index) => (
        <VenueCardSkeleton key={index} />
      ))}
    </div>
  );
}
