import { describe, expect, it } from 'vitest';
import { presets } from './presets.ts';
import { totalsOfGame } from './results.ts';
import { game } from './testing/games.ts';
import type { Preset, Sport, TableGame } from './types.ts';

/** `W 3 points, 3-1, sets 0-0` of each side. */
function sidesOf(preset: Preset, sport: Sport, of: TableGame): readonly string[] {
  const rules = presets[preset];
  return (['home', 'away'] as const).map((side) => {
    const totals = totalsOfGame(of, side, { sport, rules });
    const outcome = (['won', 'drawn', 'lost'] as const).filter((key) => totals[key] === 1).join();
    expect(totals.played).toBe(1);
    return `${outcome} ${totals.points} points, ${totals.for}-${totals.against}, sets ${totals.setsWon}-${totals.setsLost}`;
  });
}
const football = (text: string, more: Partial<TableGame> = {}) =>
  sidesOf('football-h2h', 'football', game(text, 'football', more));
const basketball = (text: string, more: Partial<TableGame> = {}) =>
  sidesOf('basketball-fiba', 'basketball', game(text, 'basketball', more));
const volleyball = (text: string, more: Partial<TableGame> = {}) =>
  sidesOf('volleyball-national', 'volleyball', game(text, 'volleyball', more));
const tennis = (text: string, more: Partial<TableGame> = {}) => sidesOf('tennis', 'tennis', game(text, 'tennis', more));
const walkover = (...forfeits: ('home' | 'away')[]): Partial<TableGame> => ({ status: 'walkover', forfeits });

describe('a game', () => {
  it('of football gives 3, 1 or 0 points', () => {
    expect(football('A-B 2-1')).toEqual(['won 3 points, 2-1, sets 0-0', 'lost 0 points, 1-2, sets 0-0']);
    expect(football('A-B 2-2')).toEqual(['drawn 1 points, 2-2, sets 0-0', 'drawn 1 points, 2-2, sets 0-0']);
    expect(football('A-B 0-2')).toEqual(['lost 0 points, 0-2, sets 0-0', 'won 3 points, 2-0, sets 0-0']);
  });

  it('of basketball gives a point to the loser, too', () =>
    expect(basketball('A-B 71-80')).toEqual(['lost 1 points, 71-80, sets 0-0', 'won 2 points, 80-71, sets 0-0']));

  it('of volleyball counts the points of all sets, and is worth less in the fifth', () => {
    const sets = [
      { home: 25, away: 20 },
      { home: 20, away: 25 },
      { home: 25, away: 20 },
      { home: 26, away: 24 },
    ];
    expect(volleyball('A-B 3-1', { sets })).toEqual([
      'won 3 points, 96-89, sets 3-1',
      'lost 0 points, 89-96, sets 1-3',
    ]);
    expect(volleyball('A-B 3-0')).toEqual(['won 3 points, 0-0, sets 3-0', 'lost 0 points, 0-0, sets 0-3']);
    expect(volleyball('A-B 2-3')).toEqual(['lost 1 points, 0-0, sets 2-3', 'won 2 points, 0-0, sets 3-2']);
  });

  it('of volleyball to two sets is worth less in the third, to one set it is not', () => {
    expect(volleyball('A-B 2-1')).toEqual(['won 2 points, 0-0, sets 2-1', 'lost 1 points, 0-0, sets 1-2']);
    expect(volleyball('A-B 1-0')).toEqual(['won 3 points, 0-0, sets 1-0', 'lost 0 points, 0-0, sets 0-1']);
  });

  it('of tennis counts the games of all sets, and a match tie-break as one', () => {
    expect(tennis('A-B 7-5 3-6 6-4')).toEqual(['won 1 points, 16-15, sets 2-1', 'lost 0 points, 15-16, sets 1-2']);
    const sets = [
      { home: 6, away: 4 },
      { home: 6, away: 7 },
      { home: 8, away: 10, isMatchTiebreak: true },
    ];
    expect(tennis('A-B 6-4 6-7 8-10', { sets })).toEqual([
      'lost 0 points, 12-12, sets 1-2',
      'won 1 points, 12-12, sets 2-1',
    ]);
  });
});

describe('who gives up', () => {
  it('loses, and what was played counts', () =>
    expect(tennis('A-B 6-4 2-1', { score: { home: 1, away: 0 }, retired: 'home' })).toEqual([
      'lost 0 points, 8-5, sets 1-0',
      'won 1 points, 5-8, sets 0-1',
    ]));

  it('has not lost in the deciding set', () =>
    expect(volleyball('A-B 2-1', { retired: 'away' })).toEqual([
      'won 3 points, 0-0, sets 2-1',
      'lost 0 points, 0-0, sets 1-2',
    ]));
});

describe('a walkover', () => {
  it('has the score of its sport, whatever was written', () => {
    expect(football('A-B 1-0', walkover('home'))).toEqual([
      'lost 0 points, 0-3, sets 0-0',
      'won 3 points, 3-0, sets 0-0',
    ]);
    expect(basketball('A-B', walkover('away'))).toEqual([
      'won 2 points, 20-0, sets 0-0',
      'lost 0 points, 0-20, sets 0-0',
    ]);
    expect(volleyball('A-B', walkover('home'))).toEqual([
      'lost 0 points, 0-75, sets 0-3',
      'won 3 points, 75-0, sets 3-0',
    ]);
    expect(tennis('A-B', walkover('away'))).toEqual(['won 1 points, 12-0, sets 2-0', 'lost 0 points, 0-12, sets 0-2']);
  });

  it('may bring sets without points', () => {
    const rules = { ...presets['volleyball-fivb'], forfeitScore: { score: 3 } };
    const totals = totalsOfGame(game('A-B', 'volleyball', walkover('away')), 'home', { sport: 'volleyball', rules });
    expect(totals).toMatchObject({ setsWon: 3, for: 0 });
  });

  it('of both sides is lost by both, without a score', () => {
    const both = ['lost 0 points, 0-0, sets 0-0', 'lost 0 points, 0-0, sets 0-0'];
    expect(football('A-B', walkover('home', 'away'))).toEqual(both);
    expect(basketball('A-B', walkover('home', 'away'))).toEqual(both);
    expect(volleyball('A-B', walkover('home', 'away'))).toEqual(both);
    expect(tennis('A-B', walkover('home', 'away'))).toEqual(both);
  });
});
