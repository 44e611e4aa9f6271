import type { Team, TeamFormResult } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import type { Translate } from '../../shared/i18n/i18n.ts';
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
      className={css.form}
      style={{ width: lengthOf(form.length), backgroundImage: groundsOf(form) }}
    >
      {form.map((result) => letters[result]).join('\t')}
    </span>
  );
}

/** Px of a letter's ground and of the gap after it. */
const [GROUND, GAP] = [24, 2];
const lengthOf = (letters: number): number => letters * (GROUND + GAP) - GAP;

/** The colours below the letters. */
function groundsOf(form: readonly TeamFormResult[]): string {
  const stops = form.map((result, place) => {
    const start = lengthOf(place) + GAP;
    return `${css.ground[result]} ${start}px ${start + GROUND}px, transparent 0 ${start + GROUND + GAP}px`;
  });
  return `linear-gradient(90deg, ${stops.join()})`;
}
