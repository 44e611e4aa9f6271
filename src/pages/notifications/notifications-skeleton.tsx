import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import * as css from './notifications.css.ts';

/** The first day of the list while it loads, in its own size. */
export function NotificationsSkeleton() {
  const t = useT();
  return (
    <>
      <p className={css.count} />
      <div className={css.day} aria-busy role="status" aria-label={t('states.loading')}>
        <div className={css.dayName}>
          <Skeleton width="5em" />
        </div>
        <div className={css.list}>
          {[1, 2, 3, 4, 5].map((item) => (
            <Card key={item} className={css.item} aria-hidden>
              <Skeleton shape="circle" width={44} height={44} />
              <div className={css.texts}>
                <div className={css.heading}>
                  <Skeleton width="55%" />
                </div>
                <div>
                  <Skeleton width="85%" />
                </div>
                <div className={css.when}>
                  <Skeleton width="9em" />
                </div>
              </div>
            </Card>
          ))}
        </div>
      </div>
    </>
  );
}
