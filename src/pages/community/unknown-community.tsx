import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import * as css from './community.css.ts';

/** In place of a community that does not exist, or that is private: nobody outside may tell which. */
export function UnknownCommunity() {
  const t = useT('community');
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
