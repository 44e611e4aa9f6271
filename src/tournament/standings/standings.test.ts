import { describe, expect, it } from 'vitest';
import { headToHead } from './head-to-head.ts';
import { presets } from './presets.ts';
import { standings } from './standings.ts';
import { game, orderOf, reasonsOf, rowOf, tableOf, team } from './testing/games.ts';
import type { Preset, Sport, TableGame } from './types.ts';

describe('ranks', () => {
  it('are shared by all before the first game', () => {
    const table = standings(tableOf('football-h2h', 'A-B, B-C, C-A'));
    expect(orderOf(table)).toBe('A=B=C');
    expect(table.rows.map(({ rank, tieBreaks }) => [rank, tieBreaks])).toEqual([
      [1, []],
      [1, []],
      [1, []],
    ]);
    expect(table.isComplete).toBe(false);
    expect(rowOf(table, 'A').triedSince).toEqual([
      { criterion: 'points', outcome: 'level' },
      { criterion: 'h2h_points', outcome: 'not-yet' },
      { criterion: 'h2h_diff', outcome: 'not-yet' },
      { criterion: 'h2h_scored', outcome: 'not-yet' },
      { criterion: 'diff', outcome: 'level' },
      { criterion: 'scored', outcome: 'level' },
      { criterion: 'fair_play', outcome: 'level' },
      { criterion: 'lots', outcome: 'not-yet' },
    ]);
  });

  it('are shared while games are to be played, and the next one is left out', () => {
    const table = standings(tableOf('football-h2h', 'A-B 1-1, A-C 1-0, B-C 1-0, A-D, B-D, C-D'));
    expect(orderOf(table)).toBe('A=B D C');
    expect(table.rows.map(({ rank }) => rank)).toEqual([1, 1, 3, 4]);
    expect(table.rows.map(({ triedSince }) => triedSince.length)).toEqual([7, 7, 0, 0]);
  });

  it('are drawn by lots when no game is left', () => {
    const table = standings(tableOf('football-h2h', 'A-B 1-1, A-C 1-0, B-C 1-0'));
    expect(table.isComplete).toBe(true);
    expect(table.rows.map(({ rank }) => rank)).toEqual([1, 2, 3]);
    expect(rowOf(table, 'A').tieBreaks).toMatchObject([{ criterion: 'lots', scope: 'overall', with: [2] }]);
    expect(rowOf(table, 'B').tieBreaks).toMatchObject([{ criterion: 'lots', scope: 'overall', with: [1] }]);
    expect(rowOf(table, 'C').tieBreaks).toEqual([]);
    expect(rowOf(table, 'A').triedSince).toEqual([]);
  });

  it('are drawn by lots also where those are not listed, and fall otherwise in another competition', () => {
    const rules = { ...presets['football-h2h'], criteria: [{ key: 'points' as const }] };
    const orders = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) =>
      orderOf(standings(tableOf('football-h2h', 'A-B 1-1', { rules, seed }))),
    );
    expect(new Set(orders)).toEqual(new Set(['A B', 'B A']));
  });

  it('wait for a game that is not planned yet, but for none that was called off', () => {
    const games = 'A-B 1-1, A-C 1-0';
    const teams = ['A', 'B', 'C'].map((name) => team(name));
    expect(standings(tableOf('football-h2h', games, { teams })).isComplete).toBe(false);
    for (const status of ['cancelled', 'abandoned'] as const) {
      const called = [game('A-B 1-1'), game('A-C 1-0'), game('B-C', 'football', { status })];
      expect(standings(tableOf('football-h2h', called)).isComplete).toBe(true);
    }
  });

  it('a game that is played once more is waited for', () => {
    const games = [game('A-B 1-1'), game('A-B', 'football', { status: 'postponed' })];
    expect(standings(tableOf('football-h2h', games)).isComplete).toBe(false);
  });
});

describe('head to head', () => {
  it('is left out where a game among them was called off', () => {
    const games = [game('A-B 1-0'), game('B-A', 'football', { status: 'cancelled' }), game('B-C 5-0')];
    expect(reasonsOf(standings(tableOf('football-h2h', games, { legs: 2 })), 'B')).toEqual(['diff B 4, A 1']);
  });

  it('waits for a game among them that is played once more', () => {
    const games = [game('A-B 0-1'), game('A-C 3-0'), game('C-B 1-0'), game('B-A', 'football', { status: 'postponed' })];
    expect(reasonsOf(standings(tableOf('football-h2h', games)), 'A')).toEqual(['diff A 2, B 0, C -2']);
  });

  it('knows no deductions', () => {
    const teams = [
      team('A', { deductions: [{ points: 3, reason: 'A player who was not allowed' }] }),
      team('B'),
      team('C'),
    ];
    const input = tableOf('football-h2h', 'A-B 1-0, A-C 1-0, B-C 1-0', { teams });
    const table = standings(input);
    expect(orderOf(table)).toBe('A B C');
    expect(reasonsOf(table, 'A')).toEqual(['h2h_points A 3, B 0']);
    expect(headToHead(input, [1, 2]).map((row) => [row.team, row.played, row.points, row.for, row.against])).toEqual([
      [1, 1, 3, 1, 0],
      [2, 1, 0, 0, 1],
    ]);
  });

  it('counts no result that does not stand', () => {
    const input = tableOf('football-h2h', [game('A-B 1-0', 'football', { resultStatus: 'disputed' })]);
    expect(headToHead(input, [1, 2]).map(({ played }) => played)).toEqual([0, 0]);
  });

  it('of two alone is not asked of three', () => {
    // all have a win; A has more sets, B has beaten C
    const three = standings(tableOf('tennis', 'A-B 6-0 6-0, B-C 6-4 4-6 6-4, C-A 6-4 4-6 6-4'));
    expect(reasonsOf(three, 'C')[0]).toBe('set_pct A 0.6, C 0.5, B 0.4');
    const two = standings(
      tableOf('tennis', 'A-B 6-4 6-4, A-C 6-4 6-4, B-C 6-4 6-4, D-A 6-4 6-4, B-D 6-0 6-0, C-D 6-0 6-0'),
    );
    expect(reasonsOf(two, 'A')).toEqual(['h2h_wins A 1, B 0']);
    expect(orderOf(two)).toBe('A B C D');
  });

  it('starts again after it has separated some, even at what said nothing of all', () => {
    const games = 'A-B 0-0, A-C 2-0, A-D 0-1, B-C 0-1, B-D 1-0, C-D 1-1';
    const table = standings(tableOf('football-h2h', games));
    expect(orderOf(table)).toBe('A B D C');
    expect(reasonsOf(table, 'B')).toEqual(['h2h_diff A 1, B 0, D 0, C -1', 'h2h_points B 3, D 0']);
  });
});

describe('deductions', () => {
  it('come off the points, with their sum in the row', () => {
    const teams = [
      team('A', {
        deductions: [
          { points: 1, reason: 'Late' },
          { points: 2, reason: 'Late again' },
        ],
      }),
      team('B'),
    ];
    const table = standings(tableOf('football-h2h', 'A-B 1-0', { teams, legs: 1 }));
    expect(rowOf(table, 'A')).toMatchObject({ points: 0, deductions: 3, won: 1 });
    expect(reasonsOf(table, 'A')).toEqual(['h2h_points A 3, B 0']);
  });

  it('may take more than there is', () => {
    const teams = [team('A', { deductions: [{ points: 4, reason: '' }] }), team('B')];
    const table = standings(tableOf('football-h2h', 'A-B 1-0', { teams }));
    expect(orderOf(table)).toBe('B A');
    expect(rowOf(table, 'A').points).toBe(-1);
  });
});

describe('a team that left', () => {
  const withdrawn = ['A', 'B', 'C'].map((name) => team(name)).concat(team('D', { status: 'withdrawn' }));

  it('stands last, with the results that count where it has at least half of them', () => {
    const games = [
      game('D-A 1-0'),
      game('D-B 1-0'),
      game('D-C', 'football', { status: 'walkover', forfeits: ['home'] }),
    ];
    const table = standings(
      tableOf('football-h2h', [...games, game('A-B 1-0'), game('B-C 1-0'), game('A-C 0-0')], { teams: withdrawn }),
    );
    expect(orderOf(table)).toBe('C A B D');
    expect(rowOf(table, 'D')).toMatchObject({ rank: 4, status: 'withdrawn', played: 3, points: 6, tieBreaks: [] });
    expect(rowOf(table, 'C')).toMatchObject({ played: 3, for: 3, points: 4 });
  });

  it('is as if it had never been there where it has less than half', () => {
    const games = [game('D-A 1-0'), game('D-B'), game('D-C', 'football', { status: 'cancelled' })];
    const table = standings(
      tableOf('football-h2h', [...games, game('A-B 1-0'), game('B-C 1-0'), game('A-C 0-0')], { teams: withdrawn }),
    );
    expect(rowOf(table, 'D')).toMatchObject({ rank: 4, played: 0, points: 0, form: [] });
    expect(rowOf(table, 'A')).toMatchObject({ played: 2, lost: 0, points: 4 });
    expect(table.isComplete).toBe(true);
  });

  it('keeps its results with exactly half of them', () => {
    const teams = [team('A'), team('B'), team('C', { status: 'disqualified' })];
    const table = standings(tableOf('football-h2h', 'C-A 1-0, C-B, A-B 0-0', { teams }));
    expect(rowOf(table, 'A').lost).toBe(1);
    expect(orderOf(table)).toBe('B A C');
  });

  it('has no game with a team that is not in the table', () => {
    const teams = [team('A'), team('B'), team('C', { status: 'withdrawn' })];
    const table = standings(tableOf('football-h2h', 'C-A 1-0, C-B, C-D, A-B 0-0', { teams }));
    expect(rowOf(table, 'A').lost).toBe(1);
  });

  it('shares the last rank with others that left', () => {
    const teams = [team('A'), team('D', { status: 'disqualified' }), team('B', { status: 'withdrawn' })];
    const table = standings(tableOf('football-h2h', [], { teams }));
    expect(table.rows.map(({ team: id, rank }) => [id, rank])).toEqual([
      [1, 1],
      [2, 2],
      [4, 2],
    ]);
    expect(table.isComplete).toBe(true);
  });
});

describe('a result', () => {
  it('that is not official makes the table provisional', () => {
    const table = standings(tableOf('football-h2h', [game('A-B 1-0', 'football', { resultStatus: 'provisional' })]));
    expect(table.isProvisional).toBe(true);
    expect(rowOf(table, 'A').points).toBe(3);
    expect(
      standings(tableOf('football-h2h', [game('A-B 1-0', 'football', { resultStatus: 'official' })])).isProvisional,
    ).toBe(false);
    expect(standings(tableOf('football-h2h', 'A-B 1-0')).isProvisional).toBe(false);
  });

  it('that is disputed does not count, and the game is open', () => {
    const table = standings(tableOf('football-h2h', [game('A-B 1-0', 'football', { resultStatus: 'disputed' })]));
    expect(table).toMatchObject({ isProvisional: true, isComplete: false });
    expect(orderOf(table)).toBe('A=B');
    expect(rowOf(table, 'A').played).toBe(0);
  });

  it('of a game that is on counts as it stands, and the game stays open', () => {
    const games = [
      game('A-B 1-0', 'football'),
      game('B-C 2-1', 'football', { status: 'live' }),
      game('A-C', 'football'),
    ];
    const table = standings(tableOf('football-h2h', games));
    expect(table).toMatchObject({ isProvisional: false, isComplete: false });
    expect(rowOf(table, 'B')).toMatchObject({ played: 2, points: 3, for: 2, live: { game: 2, own: 2, other: 1 } });
    expect(rowOf(table, 'C')).toMatchObject({ played: 1, lost: 1, form: [], live: { game: 2, own: 1, other: 2 } });
    expect(rowOf(table, 'B').form).toEqual(['L']);
    expect(rowOf(table, 'A').live).toBeNull();
  });

  it('of a game that is on counts in the break too, not while it is suspended', () => {
    const played = (status: TableGame['status']) =>
      rowOf(standings(tableOf('football-h2h', [game('A-B 0-0', 'football', { status })])), 'A').drawn;
    expect(played('break')).toBe(1);
    expect(played('suspended')).toBe(0);
  });

  it('of a game that is on counts in basketball while somebody leads, and in sets not before the end', () => {
    const live = (preset: Preset, sport: Sport, text: string) =>
      rowOf(standings(tableOf(preset, [game(text, sport, { status: 'live' })])), 'A');
    expect(live('basketball-fiba', 'basketball', 'A-B 12-10')).toMatchObject({ won: 1, points: 2 });
    expect(live('basketball-fiba', 'basketball', 'A-B 10-10')).toMatchObject({ played: 0, live: null });
    expect(live('volleyball-national', 'volleyball', 'A-B 2-0')).toMatchObject({ played: 0, live: null });
    expect(live('tennis', 'tennis', 'A-B 6-4')).toMatchObject({ played: 0, live: null });
  });

  it('of a game that is on settles no tie between the two: they still have to meet', () => {
    const games = [
      game('A-C 1-0', 'football'),
      game('B-C 2-0', 'football'),
      game('A-B 1-1', 'football', { status: 'live' }),
    ];
    const { tieBreaks } = rowOf(standings(tableOf('football-h2h', games)), 'B');
    expect(tieBreaks.map(({ criterion }) => criterion)).toEqual(['diff']);
    expect(tieBreaks[0]?.tried).toContainEqual({ criterion: 'h2h_points', outcome: 'not-yet' });
  });

  it('against a team that is not in the table does not count', () => {
    const table = standings(tableOf('football-h2h', 'A-B 1-0, A-C 1-0', { teams: [team('A'), team('B')] }));
    expect(rowOf(table, 'A').played).toBe(1);
  });

  it('that is missing of a finished game or of a walkover leaves the game open', () => {
    const games = [game('A-B', 'football', { status: 'finished' }), game('C-D', 'football', { status: 'walkover' })];
    expect(standings(tableOf('football-h2h', games)).rows.map(({ played }) => played)).toEqual([0, 0, 0, 0]);
  });
});

describe('a row', () => {
  it('has the last five results, the latest last, whatever the order of the games', () => {
    const scores = ['1-0', '0-0', '0-1', '1-0', '1-0', '0-1'];
    const played = (at: (index: number) => number) =>
      scores.map((score, index) => game(`A-B ${score}`, 'football', { id: index + 1, at: at(index) }));
    const formOf = (name: string, at: (index: number) => number) => {
      const table = standings({ ...tableOf('football-h2h', 'A-B'), games: played(at) });
      return rowOf(table, name).form.join('');
    };
    expect(formOf('A', (index) => 10 - index)).toBe('WWLDW');
    expect(formOf('B', () => 0)).toBe('DWLLW');
  });

  it('has shares and ratios: nothing lost is infinite, nothing at all is 0', () => {
    const input = tableOf('football-h2h', 'A-B 2-0, A-C 1-1, C-D', { legs: 1 });
    const table = standings(input);
    expect(rowOf(table, 'A')).toMatchObject({ winPct: 0.5, pointRatio: 3, diff: 2 });
    expect(rowOf(table, 'B')).toMatchObject({ winPct: 0, pointRatio: 0, diff: -2 });
    expect(rowOf(table, 'D')).toMatchObject({ winPct: 0, pointRatio: 0, played: 0 });
    expect(rowOf(standings(tableOf('football-h2h', 'A-B 2-0')), 'A').pointRatio).toBe(Infinity);
  });
});

it('fair play decides where nothing else does', () => {
  const cards = [{ side: 'home' as const, player: 9, kind: 'red-card' as const }];
  const table = standings(tableOf('football-h2h', [game('A-B 1-1', 'football', { cards })]));
  expect(reasonsOf(table, 'A')).toEqual(['fair_play B 0, A -4']);
});

it('one team is first, and none is an empty table', () => {
  expect(orderOf(standings(tableOf('tennis', [], { teams: [team('A')] })))).toBe('A');
  expect(standings(tableOf('tennis', [], { teams: [] }))).toMatchObject({ rows: [], isComplete: true });
});
