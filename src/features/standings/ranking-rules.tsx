import type { Competition } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { criterionName } from '../../entities/competition/criteria-words.ts';
import * as css from './ranking-rules.css.ts';

/** What a table is ranked by, in order, and what a game brings. */
export function RankingRules({
  competition: { ranking, sport },
}: {
  competition: Pick<Competition, 'ranking' | 'sport'>;
}) {
  const t = useT('competition');
  const words = useT('standings');
  const { win, draw, loss } = ranking;
  return (
    <div className={css.rules}>
      <p>
        {sport.key === 'football' ? t('about.pointsOf', { win, draw, loss }) : t('about.pointsOfTwo', { win, loss })}
      </p>
      <ol className={css.criteria}>
        {[...ranking.criteria.entries()].map(([place, { key, only_if_two }]) => {
          const criterion = criterionName(key, sport.key, words);
          return (
            // a criterion may stand twice
            <li key={place}>{only_if_two ? t('about.onlyIfTwo', { criterion }) : criterion}</li>
          );
        })}
      </ol>
      <p className={css.quiet}>{t('about.rankingHint')}</p>
    </div>
  );
}
