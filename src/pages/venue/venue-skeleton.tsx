import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Spinner } from '../../shared/ui/spinner.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { TimesSkeleton } from './times-skeleton.tsx';
import * as css from './venue.css.ts';

/** The shape of the page while it is on its way. */
export function VenueSkeleton() {
  const t = useT('venue');
  return (
    <div className={css.page} aria-busy>
      <title>Fusha</title>
      <VisuallyHidden>
        <Spinner label={t('loading')} />
      </VisuallyHidden>
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
