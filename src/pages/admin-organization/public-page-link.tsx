import type { Organization } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Link } from '../../shared/routing/link.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { cx } from '../../shared/ui/cx.ts';
import { link } from '../../shared/ui/text-links.css.ts';
import * as css from './admin-organization.css.ts';

/** What everybody else sees of the organization. */
export function PublicPageLink({ organization: { city, slug } }: { organization: Organization }) {
  const t = useT('organizing');
  return (
    <>
      {city.name}
      {' · '}
      <Link to={paths.organization(slug)} className={cx(link, css.asPublic)}>
        {t('home.publicPage')}
      </Link>
    </>
  );
}
