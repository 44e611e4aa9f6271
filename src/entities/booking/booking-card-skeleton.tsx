import { Card } from '../../shared/ui/card.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import * as css from './booking-card.css.ts';

/** A booking's card while it loads, in its own size. */
export function BookingCardSkeleton() {
  return (
    <Card className={css.item} aria-hidden>
      <div className={css.content}>
        <div className={css.head}>
          <div className={css.date}>
            <Skeleton width="14em" />
          </div>
          <div className={css.time}>
            <Skeleton width="6em" />
          </div>
        </div>
        <div className={css.badges}>
          <Skeleton width="6em" height="28px" />
        </div>
        <div className={css.place}>
          <Skeleton width="70%" />
        </div>
        <div className={css.price}>
          <Skeleton width="5em" />
        </div>
        <div className={css.actions}>
          <Skeleton shape="box" width={140} height={44} />
          <Skeleton shape="box" width={90} height={44} />
        </div>
      </div>
    </Card>
  );
}
