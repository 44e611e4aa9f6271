import { describe, expect, it } from 'vitest';
import { rankAcross, rankedRows } from './across.ts';
import { presets } from './presets.ts';
import { standings } from './standings.ts';
import { game, nameOf, tableOf, team } from './testing/games.ts';
import type { Preset, StandingTable } from './types.ts';

const across = (tables: readonly StandingTable[], place: number, preset: Preset = 'football-h2h') =>
  rankAcross({ tables, place, rules: presets[preset], seed: 1 });
const orderOf = ({ rows }: ReturnType<typeof across>) => rows.map(({ team: id, rank }) => `${rank} ${nameOf(id)}`);
const table = (games: string) => standings(tableOf('football-h2h', games));

describe('the best of one place', () => {
  it('are ranked by all their games, and say why', () => {
    const one = table('A-B 1-0, B-C 1-0, A-C 1-0'); // B is second, 1:1
    const two = table('D-E 1-0, E-F 3-0, D-F 1-0'); // E is second, 3:1
    const three = table('G-H 2-0, H-I 3-2, G-I 1-0'); // H is second, 3:4
    const seconds = across([one, two, three], 2);
    expect(orderOf(seconds)).toEqual(['1 E', '2 B', '3 H']);
    expect(seconds).toMatchObject({ isPerGame: false, isComplete: true });
    expect(seconds.rows.map((row) => row.table)).toEqual([1, 0, 2]);
    expect(seconds.rows[1]?.tieBreaks).toEqual([
      {
        criterion: 'diff',
        tried: [{ criterion: 'points', outcome: 'level' }],
        scope: 'overall',
        with: [5, 8],
        values: { 2: 0, 5: 2, 8: -1 },
      },
    ]);
  });

  it('are compared per game where groups differ in size', () => {
    const three = table('A-B 1-0, B-C 2-0, A-C 1-0'); // B: 3 points and 2:1 in 2 games
    const four = table('D-E 1-0, D-F 1-0, D-G 1-0, E-F 1-0, E-G 0-0, F-G 0-0'); // E: 4 points in 3 games
    const seconds = across([three, four], 2);
    expect(orderOf(seconds)).toEqual(['1 B', '2 E']);
    expect(seconds.isPerGame).toBe(true);
    const thirds = across([three, four], 3);
    expect(orderOf(thirds)).toHaveLength(2);
  });

  it.each([
    ['goal difference', 'A-B 2-0', 'C-D 2-0, C-E 1-0, D-E 0-0', 'diff', { 1: 2, 3: 1.5 }, ['1 A', '2 C']],
    ['goals', 'A-B 2-1', 'C-D 2-1, C-E 1-0, D-E 0-0', 'scored', { 1: 2, 3: 1.5 }, ['1 A', '2 C']],
  ])('are compared by %s per game', (_, two, three, criterion, values, order) => {
    const firsts = across([table(two), table(three)], 1);
    expect(orderOf(firsts)).toEqual(order);
    expect(firsts.rows[0]?.tieBreaks.at(-1)).toMatchObject({ criterion, values });
  });

  it('are compared by cards per game', () => {
    const booked = (text: string) =>
      game(text, 'football', { cards: [{ side: 'home', player: 9, kind: 'yellow-card' }] });
    const two = standings(tableOf('football-h2h', [booked('A-B 1-0')]));
    const three = standings(tableOf('football-h2h', [booked('C-D 1-0'), game('C-E 1-0'), game('D-E 0-0')]));
    const firsts = across([two, three], 1);
    expect(orderOf(firsts)).toEqual(['1 C', '2 A']);
    expect(firsts.rows[0]?.tieBreaks).toMatchObject([{ criterion: 'fair_play', values: { 1: -1, 3: -0.5 } }]);
  });

  it('share a rank until all groups are played', () => {
    const one = table('A-B 1-0, B-C 1-0, A-C 1-0');
    const two = table('D-E 1-0, E-F 1-0, D-F');
    const seconds = across([one, two], 2);
    expect(orderOf(seconds)).toEqual(['1 B', '1 E']);
    expect(seconds.isComplete).toBe(false);
    const same = table('D-E 1-0, E-F 1-0, D-F 1-0');
    const drawn = across([one, same], 2);
    expect(drawn.rows.map(({ rank }) => rank)).toEqual([1, 2]);
    expect(drawn.rows[0]?.tieBreaks.at(-1)?.criterion).toBe('lots');
  });

  it('never ask who beat whom, nor a team that left', () => {
    const teams = [team('A'), team('B'), team('C', { status: 'withdrawn' })];
    const one = standings(tableOf('football-h2h', 'A-B 1-0, C-A, C-B', { teams }));
    const two = table('D-E 1-0');
    expect(rankedRows(one).map(({ team: id }) => nameOf(id))).toEqual(['A', 'B']);
    expect(orderOf(across([one, two], 3))).toEqual([]);
    expect(across([one, two], 1).isPerGame).toBe(false); // C is as if it had never been there
    const stays = standings(tableOf('football-h2h', 'A-B 1-0, C-A 1-0, C-B', { teams }));
    expect(across([stays, two], 1).isPerGame).toBe(true);
  });
});

it('shares and ratios are the same per game', () => {
  const one = standings(tableOf('volleyball-fivb', 'A-B 3-0, B-C 3-1, A-C 3-1'));
  const two = standings(tableOf('volleyball-fivb', 'D-E 3-1'));
  const firsts = across([one, two], 1, 'volleyball-fivb');
  expect(firsts.rows.map(({ tieBreaks }) => tieBreaks.map(({ criterion, values }) => ({ criterion, values })))).toEqual(
    [[{ criterion: 'set_ratio', values: { 1: 6, 4: 3 } }], [{ criterion: 'set_ratio', values: { 1: 6, 4: 3 } }]],
  );
});
