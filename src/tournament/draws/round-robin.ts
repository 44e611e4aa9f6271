import type { Entrant } from './entrants.ts';

export interface LeagueGame {
  readonly group: string;
  /** The matchday, from 1; the second leg goes on counting. */
  readonly round: number;
  readonly leg: 1 | 2;
  readonly home: Entrant;
  readonly away: Entrant;
}

/** Everybody against everybody, once or, with sides swapped, twice; by round (design §14.2). */
export function roundRobin(entrants: readonly Entrant[], legs: 1 | 2, group = 'A'): LeagueGame[] {
  const rounds = circle(entrants);
  const first = rounds.flatMap((pairs, index) =>
    pairs.map(([home, away]): LeagueGame => ({ group, round: index + 1, leg: 1, home, away })),
  );
  const second = first.map(({ round, home, away }): LeagueGame => ({
    group,
    round: rounds.length + round,
    leg: 2,
    home: away,
    away: home,
  }));
  return legs === 1 ? first : first.concat(second);
}

/**
 * The circle method: one place is fixed and the others rotate, so that each round pairs what stands face to face. With an odd
 * number nobody is fixed, and whoever faces nobody rests; then no team plays twice in a row at home or away.
 */
function circle<T>(teams: readonly T[]): (readonly [T, T])[][] {
  let ring: (T | null)[] = teams.length % 2 === 0 ? [...teams] : [null, ...teams];
  return ring.slice(1).map((_, round) => {
    const pairs = ring.slice(0, ring.length / 2).flatMap((one, board) => {
      const other = ring.at(-1 - board) ?? null;
      if (one === null || other === null) return [];
      const isSwapped = (board === 0 ? round : board) % 2 === 1;
      return [isSwapped ? ([other, one] as const) : ([one, other] as const)];
    });
    ring = [...ring.slice(0, 1), ...ring.slice(-1), ...ring.slice(1, -1)];
    return pairs;
  });
}
