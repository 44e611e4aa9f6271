import { isAsked, pairOf, type ResultRow, rowOf, rowsOf } from '../../entities/game/result-rows.ts';
import { ScoreError, type ScoreField, ScoreInputs, ScoreRow } from '../../entities/game/score-row.tsx';
import { partName } from '../../entities/game/score-table.tsx';
import type { TeamRef } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Crest } from '../../shared/ui/crest.tsx';
import * as css from './what-if.css.ts';
import type { Scoring } from './what-if-values.ts';

interface WhatIfGameProps {
  sides: readonly [home: TeamRef | undefined, away: TeamRef | undefined];
  scoring: Scoring;
  fieldOf: (field: string) => ScoreField;
  /** What is typed in a field. */
  textOf: (field: string) => string;
}

/** One game of a what-if: goals or points between the two sides, or its sets below them. */
export function WhatIfGame({ sides: [home, away], scoring, fieldOf, textOf }: WhatIfGameProps) {
  const t = useT('games');
  const names = [home?.name ?? '', away?.name ?? ''] as const;
  const fieldsOf = (row: ResultRow) => [fieldOf(row.home), fieldOf(row.away)] as const;
  const isBySets = scoring.rules.best_of_sets !== null;
  const total = rowOf('total');
  const label = t(scoring.sport.key === 'football' ? 'enter.goals' : 'enter.points');
  return (
    <div role="group" aria-label={names.join(' – ')} className={css.game}>
      <div className={css.sides}>
        <Side team={home} />
        {isBySets ? (
          <span className={css.against}>–</span>
        ) : (
          <div className={css.inputs}>
            <ScoreInputs label={label} sides={names} fields={fieldsOf(total)} />
          </div>
        )}
        <Side team={away} isAway />
      </div>
      {isBySets ? (
        setsToAsk(scoring, textOf).map((row) => (
          <ScoreRow
            key={row.home}
            label={row.kind === 'tie' ? t('enter.tieBreak', { number: row.number }) : partName(scoring, row.number, t)}
            sides={names}
            fields={fieldsOf(row)}
          />
        ))
      ) : (
        <ScoreError fields={fieldsOf(total)} className={css.error} />
      )}
    </div>
  );
}

/** The first set, and each one behind a set for which something is typed; tie-breaks where there was one. */
function setsToAsk(scoring: Scoring, textOf: (field: string) => string): ResultRow[] {
  const rows = rowsOf(scoring);
  const values = Object.fromEntries(rows.flatMap(({ home, away }) => [home, away]).map((one) => [one, textOf(one)]));
  const isTyped = (number: number) => pairOf(values, rowOf('set', number)) !== null;
  return rows.filter(
    (row) => (row.number === 1 || isTyped(row.number - 1) || isTyped(row.number)) && isAsked(scoring, row, values),
  );
}

function Side({ team, isAway = false }: { team: TeamRef | undefined; isAway?: boolean }) {
  if (!team) return null;
  return (
    <span className={css.side[isAway ? 'away' : 'home']}>
      <Crest of={team} size={24} />
      <span className={css.name}>{team.name}</span>
    </span>
  );
}
