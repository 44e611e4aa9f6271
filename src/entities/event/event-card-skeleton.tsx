import { Card } from '../../shared/ui/card.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import * as css from './event-card.css.ts';

/** An event of a list that is on its way. */
export function EventCardSkeleton() {
  return (
    <div className={css.frame}>
      <Card className={css.card}>
        <Skeleton shape="box" width="60px" height="64px" />
        <div className={css.body}>
          <div className={css.name}>
            <Skeleton width="60%" />
          </div>
          <div className={css.facts}>
            {['80%', '70%', '60%'].map((width) => (
              <p key={width} className={css.fact}>
                <span />
                <Skeleton width={width} />
              </p>
            ))}
          </div>
        </div>
      </Card>
    </div>
  );
}
