import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import * as css from './event.css.ts';

/** In place of an event that does not exist, or that is not for this reader: nobody outside may tell which. */
export function UnknownEvent() {
  const t = useT('event');
  const title = t('common:errors.pageNotFound');
  return (
    <>
      <title>{`${title} · Fusha`}</title>
      <h1 className={css.missing}>{title}</h1>
      <EmptyState drawing="search" action={<LinkButton to={paths.explore()}>{t('unknown.explore')}</LinkButton>}>
        {t('unknown.text')}
      </EmptyState>
    </>
  );
}
