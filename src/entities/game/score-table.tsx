import type { Game, GameSet, PointsPair } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import type { Translate } from '../../shared/i18n/i18n.ts';
import { cx } from '../../shared/ui/cx.ts';
import { sideName } from './side-name.ts';
import * as css from './game.css.ts';

const periods = { football: 'parts.half', basketball: 'parts.quarter' } as const;

/** "Half 1", "Quarter 3", "Extra time", "Set 2": what the parts of a game of this sport are called; `number` counts from 1. */
export function partName(
  { rules, sport }: Pick<Game, 'rules' | 'sport'>,
  number: number,
  t: Translate<'games'>,
): string {
  if (rules.best_of_sets !== null) return t('parts.set', { number });
  if (rules.periods !== null && number > rules.periods) return t('parts.extra');
  const key = sport.key === 'football' || sport.key === 'basketball' ? periods[sport.key] : 'parts.period';
  return t(key, { number });
}

/** The sets or periods of a game, side by side; nothing while only the whole is known. */
export function ScoreTable({ game }: { game: Game }) {
  const t = useT('games');
  const words = useT('fixtures');
  const { score, rules } = game;
  const hasSets = rules.best_of_sets !== null;
  const parts: readonly (GameSet | PointsPair)[] = hasSets ? score.sets : score.periods;
  if (parts.length === 0) return null;
  return (
    // a scrolling region needs the keyboard too
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <div className={css.scroller} role="region" aria-label={t(hasSets ? 'parts.sets' : 'parts.title')} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.head}>
              {t('parts.side')}
            </th>
            {parts.map((_, index) => {
              const name = partName(game, index + 1, t);
              return (
                <th key={name} scope="col" className={css.head}>
                  {name}
                </th>
              );
            })}
            <th scope="col" className={css.head}>
              {t('parts.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          <Row game={game} name={sideName(game, 'home', words)} side="home" parts={parts} total={score.home} />
          <Row game={game} name={sideName(game, 'away', words)} side="away" parts={parts} total={score.away} />
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  game: Game;
  name: string;
  side: 'home' | 'away';
  parts: readonly (GameSet | PointsPair)[];
  total: number | null;
}

function Row({ game, name, side, parts, total }: RowProps) {
  const t = useT('games');
  const other = side === 'home' ? 'away' : 'home';
  return (
    <tr>
      <th scope="row" className={css.rowHead}>
        {name}
      </th>
      {parts.map((part, index) => {
        const tieBreak = 'tiebreak' in part ? part.tiebreak : undefined;
        return (
          <td key={partName(game, index + 1, t)} className={cx(css.cell, part[side] > part[other] && css.won)}>
            {part[side]}
            {tieBreak && <span className={css.tieBreak}>({tieBreak[side]})</span>}
          </td>
        );
      })}
      <td className={cx(css.cell, css.total)}>{total}</td>
    </tr>
  );
}
