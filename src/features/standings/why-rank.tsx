import type {
  Competition,
  RankingCriterionKey,
  SportKey,
  StandingRow,
  StandingTable,
  TieBreak,
  TriedCriterion,
} from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { Crest } from '../../shared/ui/crest.tsx';
import { cx } from '../../shared/ui/cx.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { criterionName, measureText } from '../../entities/competition/criteria-words.ts';
import { firstMeasures } from './first-measures.ts';
import { isRanked } from './standings-csv.ts';
import * as css from './standings.css.ts';

interface WhyRankProps {
  row: StandingRow;
  table: StandingTable;
  competition: Pick<Competition, 'sport' | 'ranking'>;
  onClose: () => void;
}

/** Why a team is where it is: which criterion decided, with the numbers, as the engine says it (`tie_breaks`, design §14). */
export function WhyRank({ row, table, competition, onClose }: WhyRankProps) {
  const t = useT('standings');
  const { team, rank, deductions } = row;
  return (
    <Dialog title={t('why.title')} onClose={onClose} closeButton>
      <Stack gap={4}>
        <p className={css.about}>
          <Crest of={team} size={28} />
          <strong>{isRanked(row) ? `${rank}. ${team.name}` : team.name}</strong>
        </p>
        <Reason row={row} table={table} competition={competition} />
        {deductions.map(({ points, reason }) => (
          <p key={`${points} ${reason}`}>{t('why.deducted', { count: points, reason })}</p>
        ))}
      </Stack>
    </Dialog>
  );
}

function Reason({ row, table, competition }: Omit<WhyRankProps, 'onClose'>) {
  const t = useT('standings');
  const format = useFormat();
  const { sport, ranking } = competition;
  if (row.status !== 'active') return <p>{t(`why.left.${row.status}`)}</p>;
  const first = ranking.criteria[0]?.key ?? 'points';
  const beside = table.rows.filter(
    (other) => isRanked(other) && other.rank === row.rank && other.team.id !== row.team.id,
  );
  const last = row.tie_breaks.at(-1);
  return (
    <>
      {last && beside.length === 0 && (
        <p className={css.decided}>{t('why.decided', { criterion: criterionName(last.criterion, sport.key, t) })}</p>
      )}
      {row.tie_breaks.map((tie) => (
        // fewer are level each time
        <Tie key={tie.with.length} {...{ tie, row, table, competition }} isFirst={tie === row.tie_breaks[0]} />
      ))}
      {beside.length > 0 && (
        <>
          <p>{t('why.shared', { teams: format.list(beside.map(({ team }) => team.name)) })}</p>
          <TriedList tried={last ? row.tried_since : withFirst(first, row.tried_since)} sport={sport.key} />
        </>
      )}
      {!last && beside.length === 0 && (
        <>
          <p className={css.decided}>{t('why.alone', { criterion: criterionName(first, sport.key, t) })}</p>
          <Neighbours {...{ row, table, competition }} />
        </>
      )}
    </>
  );
}

interface TieProps extends Omit<WhyRankProps, 'onClose'> {
  tie: TieBreak;
  isFirst: boolean;
}

/** Who was level, and what told them apart. */
function Tie({ tie: { criterion, tried, with: level, values }, isFirst, row, table, competition }: TieProps) {
  const t = useT('standings');
  const format = useFormat();
  const { sport, ranking } = competition;
  const first = ranking.criteria[0]?.key ?? 'points';
  const teams = format.list(level.map(({ name }) => name));
  const ids = new Set([row.team.id, ...level.map(({ id }) => id)]);
  return (
    <>
      <p>
        {isFirst ? t('why.level', { criterion: criterionName(first, sport.key, t), teams }) : t('why.still', { teams })}{' '}
        {criterion === 'lots' && t('why.lots')}
      </p>
      <TriedList tried={isFirst ? withoutFirst(first, tried) : tried} sport={sport.key} />
      <Measures
        name={criterionName(criterion, sport.key, t)}
        rows={table.rows.filter(({ team }) => ids.has(team.id))}
        own={row}
        text={(of) => {
          if (criterion === 'lots') return ''; // the number of a lot tells nothing
          const value = values[of.team.id];
          return value === undefined ? '–' : measureText(criterion, value, t, format);
        }}
      />
    </>
  );
}

// the first criterion makes the table: who is level there needs no second word, who shares a place does
const withoutFirst = (first: RankingCriterionKey, tried: readonly TriedCriterion[]) =>
  tried[0]?.criterion === first ? tried.slice(1) : tried;
const withFirst = (first: RankingCriterionKey, tried: readonly TriedCriterion[]): readonly TriedCriterion[] => [
  { criterion: first, outcome: 'level' },
  ...withoutFirst(first, tried),
];

/** What was asked of teams and did not tell them apart, in order. */
function TriedList({ tried, sport }: { tried: readonly TriedCriterion[]; sport: SportKey }) {
  const t = useT('standings');
  if (tried.length === 0) return null;
  return (
    <ul className={css.tried}>
      {tried.map(({ criterion, outcome }) => {
        const key = criterion === 'lots' ? 'lotsNotYet' : outcome; // lots always tell apart, once they are drawn
        return (
          <li key={`${criterion} ${outcome}`}>
            {t(`why.tried.${key}`, { criterion: criterionName(criterion, sport, t) })}
          </li>
        );
      })}
    </ul>
  );
}

/** The team with those above and below it, by the first criterion, where the table holds its numbers. */
function Neighbours({ row, table, competition }: Omit<WhyRankProps, 'onClose'>) {
  const t = useT('standings');
  const format = useFormat();
  const first = competition.ranking.criteria[0]?.key ?? 'points';
  const measure = firstMeasures[first];
  const ranked = table.rows.filter(isRanked);
  const at = ranked.indexOf(row);
  if (!measure || ranked.length < 2) return null;
  return (
    <Measures
      name={criterionName(first, competition.sport.key, t)}
      rows={ranked.slice(Math.max(0, at - 1), at + 2)}
      own={row}
      text={(of) => measureText(first, measure(of), t, format)}
    />
  );
}

interface MeasuresProps {
  /** Of the criterion. */
  name: string;
  rows: readonly StandingRow[];
  own: StandingRow;
  text: (row: StandingRow) => string;
}

/** What a criterion measured of some teams, in the order of the table. */
function Measures({ name, rows, own, text }: MeasuresProps) {
  const t = useT('standings');
  return (
    <table className={css.measures}>
      <caption>
        <VisuallyHidden>{name}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={css.measuresHead}>
            <VisuallyHidden>{t('rank')}</VisuallyHidden>
            <span aria-hidden>#</span>
          </th>
          <th scope="col" className={css.measuresHead}>
            {t('team')}
          </th>
          <th scope="col" className={cx(css.measuresHead, css.value)}>
            {name}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.team.id} className={cx(row === own && css.own)}>
            <td className={css.measuresCell}>{row.rank}</td>
            <th scope="row" className={css.measuresCell}>
              {row.team.name}
            </th>
            <td className={cx(css.measuresCell, css.value)}>{text(row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
