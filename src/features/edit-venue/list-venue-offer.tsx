import { useUnit } from 'effector-react';
import { $module } from '../../models/profile/profile.model.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Link } from '../../shared/routing/link.tsx';
import { firstPaths } from '../../shared/routing/first-paths.ts';
import { link } from '../../shared/ui/text-links.css.ts';
import * as css from './list-venue-offer.css.ts';

/** After the venues: the way in for people who run one. Guests are asked to sign in where it leads. */
export function ListVenueOffer() {
  const t = useT('venues');
  const module = useUnit($module);
  if (module !== 'base') return null;
  return (
    <p className={css.offer}>
      {t('list.question')}
      <Link to={firstPaths.listVenue()} className={link}>
        {t('list.title')}
      </Link>
    </p>
  );
}
