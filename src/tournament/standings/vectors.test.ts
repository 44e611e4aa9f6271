import { describe, expect, it } from 'vitest';
import { standings } from './standings.ts';
import { orderOf, reasonsOf, rowOf, tableOf } from './testing/games.ts';

// The vectors of design §14.5, literally.
const first = 'A-B 1-0, C-D 0-0, A-C 0-3, B-D 4-0, A-D 1-0, B-C 2-1';
const second = 'A-B 1-0, B-C 2-0, C-A 1-0, A-D 1-0, B-D 5-0, C-D 2-0';
const fiba = 'A-B 100-55, B-C 100-85, A-C 90-85, B-D 75-80, A-D 120-75, C-D 65-55';
const volley = 'A-B 3-0, A-C 2-3, B-C 3-2, A-D 2-3, B-D 3-2, C-D 3-0';
const tennis = 'A-B 6-4 6-3, B-C 6-2 6-4, C-A 7-5 3-6 6-4';

describe('football, two level', () => {
  it('by their own game first', () => {
    const table = standings(tableOf('football-h2h', first));
    expect(orderOf(table)).toBe('A B C D');
    expect(table.rows.map(({ points }) => points)).toEqual([6, 6, 4, 1]);
    expect(reasonsOf(table, 'A')).toEqual(['h2h_points A 3, B 0']);
    expect(reasonsOf(table, 'C')).toEqual([]);
  });

  it('by goal difference first', () => {
    const table = standings(tableOf('football-gd', first));
    expect(orderOf(table)).toBe('B A C D');
    expect(reasonsOf(table, 'A')).toEqual(['diff B 4, A -1']);
  });

  it('not by their own games while the return game is to come', () => {
    const table = standings(tableOf('football-h2h', first, { legs: 2 }));
    expect(orderOf(table)).toBe('B A C D');
    expect(reasonsOf(table, 'B')).toEqual(['diff B 4, A -1']);
  });
});

describe('football, three level in a circle', () => {
  it('by the goals among themselves', () => {
    const table = standings(tableOf('football-h2h', second));
    expect(orderOf(table)).toBe('B A C D');
    expect(reasonsOf(table, 'A')).toEqual(['h2h_diff B 1, A 0, C -1']);
    expect(rowOf(table, 'A').tieBreaks).toEqual([
      {
        criterion: 'h2h_diff',
        tried: [{ criterion: 'h2h_points', outcome: 'level' }],
        scope: 'head-to-head',
        with: [2, 3],
        values: { 1: 0, 2: 1, 3: -1 },
      },
    ]);
  });

  it('by all goals', () => {
    const table = standings(tableOf('football-gd', second));
    expect(orderOf(table)).toBe('B C A D');
    expect(reasonsOf(table, 'B')).toEqual(['diff B 6, A 1, C 1']);
    expect(rowOf(table, 'C').tieBreaks).toEqual([
      { criterion: 'diff', tried: [], scope: 'overall', with: [1, 2], values: { 1: 1, 2: 6, 3: 1 } },
      { criterion: 'scored', tried: [], scope: 'overall', with: [1], values: { 1: 2, 3: 3 } },
    ]);
  });
});

it('basketball: who is still level starts again with the games among themselves', () => {
  const table = standings(tableOf('basketball-fiba', fiba));
  expect(orderOf(table)).toBe('A B C D');
  expect(reasonsOf(table, 'B')).toEqual(['h2h_diff B 10, C -5, D -5']);
  expect(reasonsOf(table, 'C')).toEqual(['h2h_diff B 10, C -5, D -5', 'h2h_win_pct C 1, D 0']);
  expect(reasonsOf(table, 'D')).toEqual(['h2h_diff B 10, C -5, D -5', 'h2h_win_pct C 1, D 0']);
  expect(reasonsOf(table, 'A')).toEqual([]);
});

describe('volleyball', () => {
  it('by points in the national table', () => {
    const table = standings(tableOf('volleyball-national', volley));
    expect(orderOf(table)).toBe('C A B D');
    expect(table.rows.map(({ points }) => points)).toEqual([6, 5, 4, 3]);
  });

  it('by wins in the table of the FIVB', () => {
    const table = standings(tableOf('volleyball-fivb', volley));
    expect(orderOf(table)).toBe('C B A D');
    expect(table.rows.map(({ won }) => won)).toEqual([2, 2, 1, 1]);
    expect(reasonsOf(table, 'B')).toEqual(['points C 6, B 4']);
  });
});

it('tennis: three level by the share of their sets', () => {
  const table = standings(tableOf('tennis', tennis));
  expect(orderOf(table)).toBe('A B C');
  expect(table.rows.map(({ setsWon, setsLost }) => `${setsWon}-${setsLost}`)).toEqual(['3-2', '2-2', '2-3']);
  expect(reasonsOf(table, 'B')).toEqual(['set_pct A 0.6, B 0.5, C 0.4']);
});
