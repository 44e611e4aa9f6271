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
        <Skeleton width="70%" height="34px" />
        <Skeleton width="50%" />
        <Skeleton shape="pill" width="220px" height="44px" />
      </div>
      <TimesSkeleton />
    </div>
  );
}
