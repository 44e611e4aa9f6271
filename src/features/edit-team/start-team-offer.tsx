import { useUnit } from 'effector-react';
import { $module } from '../../models/profile/profile.model.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Link } from '../../shared/routing/link.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { link } from '../../shared/ui/text-links.css.ts';
import * as css from './edit-team.css.ts';

/** After the teams: the way in for people who want one of their own. Guests are asked to sign in where it leads. */
export function StartTeamOffer() {
  const t = useT('teams');
  const module = useUnit($module);
  if (module !== 'base' && module !== 'team') return null;
  return (
    <p className={css.offer}>
      {t('start.question')}
      <Link to={paths.startTeam()} className={link}>
        {t('start.title')}
      </Link>
    </p>
  );
}
