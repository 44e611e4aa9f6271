import { describe, expect, it } from 'vitest';
import { standings } from './standings.ts';
import { game, orderOf, rowOf, tableOf } from './testing/games.ts';
import { withRankChange, withResults } from './what-if.ts';

const result = (home: number, away: number) => ({ score: { home, away } });

describe('a what-if', () => {
  const input = tableOf('football-h2h', 'A-B 1-0, B-C 1-0, C-A');

  it('is the table with the results that were entered', () => {
    const table = standings(withResults(input, new Map([[3, result(3, 0)]])));
    expect(orderOf(table)).toBe('C B A');
    expect(table).toMatchObject({ isProvisional: true, isComplete: true });
  });

  it('leaves a game that has a result alone', () => {
    expect(withResults(input, new Map([[1, result(0, 5)]]))).toEqual(input);
    const cancelled = tableOf('football-h2h', [game('A-B', 'football', { status: 'cancelled' })]);
    expect(withResults(cancelled, new Map([[1, result(0, 5)]]))).toEqual(cancelled);
  });

  it('takes nothing over from a game that was going on but its cards', () => {
    const cards = [{ side: 'home' as const, player: 9, kind: 'red-card' as const }];
    const live = tableOf('football-h2h', [game('A-B 4-0', 'football', { status: 'live', cards, retired: 'home' })]);
    const row = rowOf(standings(withResults(live, new Map([[1, result(1, 0)]]))), 'A');
    expect(row).toMatchObject({ won: 1, for: 1, fairPlay: -4 });
  });

  it('counts sets', () => {
    const tennis = tableOf('tennis', 'A-B');
    const entered = {
      score: { home: 2, away: 0 },
      sets: [
        { home: 6, away: 4 },
        { home: 6, away: 1 },
      ],
    };
    expect(rowOf(standings(withResults(tennis, new Map([[1, entered]]))), 'B')).toMatchObject({ for: 5, against: 12 });
  });
});

describe('rank changes', () => {
  const before = standings(tableOf('football-h2h', 'A-B 1-0, B-C, C-A'));
  const after = standings(tableOf('football-h2h', 'A-B 1-0, B-C 0-5, C-A 1-0'));

  it('are the places gained and lost', () => {
    expect(orderOf(before)).toBe('A C B');
    expect(orderOf(after)).toBe('C A B');
    expect(withRankChange(after, before).rows.map(({ rankChange }) => rankChange)).toEqual([1, -1, 0]);
    expect(withRankChange(before, after).rows.map(({ rankChange }) => rankChange)).toEqual([1, -1, 0]);
    expect(after.rows.map(({ rankChange }) => rankChange)).toEqual([0, 0, 0]);
  });

  it('are none since a table without a game, and none of a team that was not there', () => {
    const none = standings(tableOf('football-h2h', 'A-B, B-C, C-A'));
    expect(withRankChange(after, none).rows.map(({ rankChange }) => rankChange)).toEqual([0, 0, 0]);
    const two = standings(tableOf('football-h2h', 'A-B 1-0'));
    expect(withRankChange(after, two).rows.map(({ rankChange }) => rankChange)).toEqual([0, -1, -1]);
  });
});
