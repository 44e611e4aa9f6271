import { useUnit } from 'effector-react';
import { $module } from '../../models/profile/profile.model.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Link } from '../../shared/routing/link.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { link } from '../../shared/ui/text-links.css.ts';
import * as css from './edit-organization.css.ts';

/** The way in for people who organize competitions. Guests are asked to sign in where it leads. */
export function RegisterOrganizationOffer() {
  const t = useT('organization');
  const module = useUnit($module);
  if (module !== 'base') return null;
  return (
    <p className={css.offer}>
      {t('register.question')}
      <Link to={paths.registerOrganization()} className={link}>
        {t('register.title')}
      </Link>
    </p>
  );
}
