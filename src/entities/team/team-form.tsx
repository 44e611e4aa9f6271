import type { Team } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import * as css from './team-form.css.ts';

/** The last five results, newest first: each a letter on its colour (design §6). */
export function TeamForm({ form }: Pick<Team, 'form'>) {
  const t = useT('teams');
  return (
    // Safari takes the role away from a list without markers.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list" aria-label={t('form.label')} className={css.form}>
      {[...form.entries()].map(([place, result]) => (
        // results have no identity of their own, and never change places
        <li key={place} className={css.results[result]}>
          <span aria-hidden>{t(`form.${result}`)}</span>
          <VisuallyHidden>{t(`form.results.${result}`)}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
