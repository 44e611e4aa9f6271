import { describe, expect, it } from 'vitest';
import { playBracket } from '../play/play-bracket.ts';
import { playOut, short, slotsOf, upTo } from '../testing.ts';
import { doubleElimination } from './double-elimination.ts';
import { random } from './random.ts';

const SEED = 26;
const RUNS = process.env['TEST_FULL'] ? 200 : 20;

const bracketOf = (count: number, grandFinal: 'single' | 'reset' = 'reset') =>
  doubleElimination(slotsOf(count), { grandFinal });
const textOf = (count: number) =>
  bracketOf(count).games.map(
    ({ number, part, round, home, away }) => `${number} ${part} ${round} ${short(home)}-${short(away)}`,
  );

describe('double elimination', () => {
  it('of 8 is as designed: losers of round 2 are crossed', () => {
    expect(textOf(8)).toEqual([
      '1 winners 1 1-8',
      '2 winners 1 4-5',
      '3 winners 1 2-7',
      '4 winners 1 3-6',
      '5 winners 2 W1-W2',
      '6 winners 2 W3-W4',
      '7 losers 1 L1-L2',
      '8 losers 1 L3-L4',
      '9 losers 2 W7-L6',
      '10 losers 2 W8-L5',
      '11 winners 3 W5-W6',
      '12 losers 3 W9-W10',
      '13 losers 4 W12-L11',
      '14 final 1 W11-W13',
      '15 reset 1 L14-W14',
    ]);
  });

  it('makes of byes in round 1 byes of the losers', () => {
    expect(textOf(5)).toEqual([
      '1 winners 1 4-5',
      '2 winners 2 1-W1',
      '3 winners 2 2-3',
      '4 losers 2 L1-L3',
      '5 winners 3 W2-W3',
      '6 losers 3 W4-L2',
      '7 losers 4 W6-L5',
      '8 final 1 W5-W7',
      '9 reset 1 L8-W8',
    ]);
  });

  it('brings in the losers in the orders with the fewest early rematches', () => {
    const broughtIn = (count: number, round: number) =>
      bracketOf(count)
        .games.filter((game) => game.part === 'losers' && game.round === round)
        .map(({ away }) => short(away));
    const losersOf = (count: number, round: number) =>
      bracketOf(count)
        .games.filter((game) => game.part === 'winners' && game.round === round)
        .map(({ number }) => `L${number}`);
    const pick = (list: string[], ...places: number[]) => places.map((place) => list[place - 1]);
    expect(broughtIn(16, 2)).toEqual(pick(losersOf(16, 2), 4, 3, 2, 1));
    expect(broughtIn(16, 4)).toEqual(losersOf(16, 3));
    expect(broughtIn(32, 2)).toEqual(pick(losersOf(32, 2), 4, 3, 2, 1, 8, 7, 6, 5));
    expect(broughtIn(32, 4)).toEqual(pick(losersOf(32, 3), 3, 4, 1, 2));
    expect(broughtIn(32, 6)).toEqual(losersOf(32, 4));
    expect(broughtIn(64, 2)).toEqual(pick(losersOf(64, 2), 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1));
    expect(broughtIn(64, 4)).toEqual(pick(losersOf(64, 3), 4, 3, 2, 1, 8, 7, 6, 5));
    expect(broughtIn(64, 6)).toEqual(pick(losersOf(64, 4), 3, 4, 1, 2));
    expect(broughtIn(64, 8)).toEqual(losersOf(64, 5));
  });

  it.each([
    [4, 6],
    [8, 14],
    [16, 30],
    [32, 62],
    [64, 126],
  ])('of %i has %i games, and one more if the final can be reset', (count, games) => {
    expect(bracketOf(count, 'single').games.length).toBe(games);
    expect(bracketOf(count, 'reset').games.length).toBe(games + 1);
  });

  it('of two is a game and a final, of one or nobody no game', () => {
    expect(textOf(2)).toEqual(['1 winners 1 1-2', '2 final 1 W1-L1', '3 reset 1 L2-W2']);
    expect(bracketOf(1).games).toEqual([]);
    expect(bracketOf(0).games).toEqual([]);
  });
});

describe.each(upTo(64).slice(1))('double elimination of %i', (count) => {
  const defeats = (grandFinal: 'single' | 'reset', seed: number) => {
    const bracket = bracketOf(count, grandFinal);
    const now = playBracket(bracket, { results: playOut(bracket, random(seed)) });
    expect(now.isOver).toBe(true);
    const lost = Map.groupBy(
      now.games.flatMap(({ losers }) => losers),
      (team) => team,
    );
    return { now, of: (team: number) => lost.get(team)?.length ?? 0 };
  };

  it(`with a reset everybody but the champion is out after exactly two defeats (seed ${SEED})`, () => {
    for (let run = 0; run < RUNS; run += 1) {
      const { now, of } = defeats('reset', SEED * 1000 + run);
      expect(upTo(count).filter((team) => of(team) !== 2)).toEqual([now.champion]);
      expect(of(now.champion ?? 0)).toBeLessThan(2);
    }
  });

  it('without one only the second may have lost a single time, too', () => {
    for (let run = 0; run < RUNS / 10; run += 1) {
      const { now, of } = defeats('single', SEED * 2000 + run);
      const second = now.places[1]?.teams ?? [];
      expect(upTo(count).filter((team) => team !== now.champion && !second.includes(team) && of(team) !== 2)).toEqual(
        [],
      );
    }
  });

  it('nobody waits for a team that is out, and places are shared by 1, 1, 1, 1, 2, 2, 4, 4 and so on', () => {
    const { now } = defeats('reset', SEED);
    const ends = [
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 1],
      [5, 2],
      [7, 2],
      [9, 4],
      [13, 4],
      [17, 8],
      [25, 8],
      [33, 16],
      [49, 16],
    ] as const;
    expect(now.places.map(({ place, teams }) => [place, teams.length])).toEqual(
      ends.filter(([place]) => place <= count).map(([place, teams]) => [place, Math.min(teams, count + 1 - place)]),
    );
    expect(now.games.filter(({ state }) => state === 'walkover' || state === 'void')).toEqual([]);
  });
});
