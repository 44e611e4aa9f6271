import '../../shared/lib/zod-setup.ts';
import { record, string } from 'zod';
import { resultProblems } from '../../entities/game/result-problems.ts';
import { resultBody, type ResultValues } from '../../entities/game/result-rows.ts';
import type { Competition, GameRules, Id, TableGame } from '../../shared/api/generated/model';
import { isSuperTieBreak } from '../../shared/lib/set-rules.ts';
import type { EnteredResult } from '../../tournament/index.ts';

/** How the games of a table are scored. */
export interface Scoring {
  rules: GameRules;
  sport: Competition['sport'];
}

/** A field of one game in a form of many: 12 and `total_home` → `g12_total_home`. */
export const fieldOfGame = (id: Id, field: string): string => `g${id}_${field}`;

/** What is typed for one game, by the names that the rules of its sport know. */
function valuesOfGame(id: Id, values: ResultValues): ResultValues {
  const start = fieldOfGame(id, '');
  const own = Object.entries(values).filter(([field]) => field.startsWith(start));
  return Object.fromEntries(own.map(([field, text]) => [field.slice(start.length), text]));
}

const isTyped = (values: ResultValues): boolean => Object.values(values).some((text) => text.trim() !== '');

/** The games' results as they are typed: a game for which nothing is typed is not wrong. */
export const whatIfSchema = (scoring: Scoring, games: readonly Pick<TableGame, 'id'>[]) =>
  record(string(), string()).superRefine((values, ctx) => {
    for (const { id } of games) {
      const own = valuesOfGame(id, values);
      if (!isTyped(own)) continue;
      for (const { field, key, figure } of resultProblems(scoring, own))
        ctx.addIssue({
          code: 'custom',
          path: [fieldOfGame(id, field)],
          message: figure === undefined ? key : `${key} ${figure}`,
        });
    }
  });

/** What counts of it: the results that are whole and right. */
export function enteredResults(
  scoring: Scoring,
  games: readonly Pick<TableGame, 'id'>[],
  values: ResultValues,
): ReadonlyMap<Id, EnteredResult> {
  return new Map(
    games.flatMap(({ id }) => {
      const own = valuesOfGame(id, values);
      if (!isTyped(own) || resultProblems(scoring, own).length > 0) return [];
      return [[id, entered(scoring, own)] as const];
    }),
  );
}

function entered(scoring: Scoring, values: ResultValues): EnteredResult {
  const { home, away, sets = [] } = resultBody(scoring, values);
  const won = (side: 'home' | 'away', other: 'home' | 'away') => sets.filter((set) => set[side] > set[other]).length;
  return {
    score: { home: home ?? won('home', 'away'), away: away ?? won('away', 'home') },
    sets: sets.map(({ home: own, away: theirs }, index) => ({
      home: own,
      away: theirs,
      isMatchTiebreak: isSuperTieBreak({ home: own, away: theirs }, index + 1, scoring.rules),
    })),
  };
}
