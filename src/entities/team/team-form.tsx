import type { Team, TeamFormResult } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import type { Translate } from '../../shared/i18n/i18n.ts';
import { cx } from '../../shared/ui/cx.ts';
import * as css from './team-form.css.ts';

type Words = Record<TeamFormResult, string>;

/** The last five results, newest first: each a letter on its colour (design §6), read out as one sentence. */
export function TeamForm({ form }: Pick<Team, 'form'>) {
  return teamFormWith(useT('teams'))(form);
}

/** The same for a table, where a component and texts of its own in every row would take longer than its letters. */
export function teamFormWith(t: Translate<'teams'>) {
  const letters = { W: t('form.W'), D: t('form.D'), L: t('form.L') } satisfies Words;
  const words = { W: t('form.results.W'), D: t('form.results.D'), L: t('form.results.L') } satisfies Words;
  return (form: readonly TeamFormResult[]) => (
    <span
      role="img"
      aria-label={t('form.said', { results: form.map((result) => words[result]).join(', ') })}
      className={lookOf(form)}
    >
      {form.map((result) => letters[result]).join('\t')}
    </span>
  );
}

/** Classes, because the browser would parse a style anew in every row. */
const lookOf = (form: readonly TeamFormResult[]): string =>
  cx(css.form, css.length[form.length - 1], ...form.map((result, place) => css.grounds[place]?.[result]));
