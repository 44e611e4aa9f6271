import { describe, expect, it } from 'vitest';
import { pairsOf, playOut, short, slotsOf, upTo } from '../testing.ts';
import { playBracket } from '../play/play-bracket.ts';
import { seedPositions } from './bracket.ts';
import { random } from './random.ts';
import { singleElimination } from './single-elimination.ts';

const cup = (count: number, thirdPlace = true) => singleElimination(slotsOf(count), { thirdPlace });
const textOf = (count: number, thirdPlace = true) =>
  cup(count, thirdPlace).games.map(({ part, home, away }) => `${part} ${short(home)}-${short(away)}`);

describe('the order of seeds', () => {
  it('doubles', () => {
    expect(seedPositions(4)).toEqual([1, 4, 2, 3]);
    expect(seedPositions(8)).toEqual([1, 8, 4, 5, 2, 7, 3, 6]);
    expect(seedPositions(16)).toEqual([1, 16, 8, 9, 4, 13, 5, 12, 2, 15, 7, 10, 3, 14, 6, 11]);
  });

  it('gives the top seeds the byes', () => {
    expect(pairsOf(slotsOf(6))).toEqual(['1-bye', '4-5', '2-bye', '3-6']);
    expect(pairsOf(slotsOf(12))).toEqual(['1-bye', '8-9', '4-bye', '5-12', '2-bye', '7-10', '3-bye', '6-11']);
  });
});

describe('single elimination', () => {
  it('places who has a bye in the next round', () => {
    expect(textOf(6)).toEqual([
      'winners 4-5',
      'winners 3-6',
      'winners 1-W1',
      'winners 2-W2',
      'third L3-L4',
      'final W3-W4',
    ]);
  });

  it('has a game for third place only if it is wanted and two have lost a semi-final', () => {
    expect(textOf(4, false)).toEqual(['winners 1-4', 'winners 2-3', 'final W1-W2']);
    expect(textOf(3)).toEqual(['winners 2-3', 'final 1-W1']);
    expect(textOf(2)).toEqual(['final 1-2']);
  });

  it('says where a game stands, byes counted', () => {
    expect(cup(6).games.map(({ number, round, position }) => [number, round, position])).toEqual([
      [1, 1, 2],
      [2, 1, 4],
      [3, 2, 1],
      [4, 2, 2],
      [5, 1, 1],
      [6, 1, 1],
    ]);
  });

  it('has no game for one team, and none for nobody', () => {
    expect(cup(1).games).toEqual([]);
    expect(cup(0).games).toEqual([]);
  });
});

describe.each(upTo(64).slice(1))('a cup of %i', (count) => {
  const size = [2, 4, 8, 16, 32, 64].find((power) => power >= count) ?? 0;

  it('gives byes to the top seeds, and no two byes meet', () => {
    const pairs = pairsOf(slotsOf(count));
    expect(pairs.length).toBe(size / 2);
    expect(pairs).not.toContain('bye-bye');
    const byes = pairs.filter((pair) => pair.endsWith('-bye')).map((pair) => Number.parseInt(pair, 10));
    expect(byes.toSorted((a, b) => a - b)).toEqual(upTo(size - count));
  });

  it('is won after one game less than teams; who wins all is first, the losers of the semi-finals play for third place', () => {
    const bracket = cup(count);
    expect(bracket.games.length).toBe(count - 1 + (count > 3 ? 1 : 0));
    const now = playBracket(bracket, { results: playOut(bracket, random(count)) });
    expect(now.isOver).toBe(true);
    const lost = now.games.filter(({ game }) => game.part !== 'third').flatMap(({ losers }) => losers);
    expect(lost.toSorted((a, b) => a - b)).toEqual(upTo(count).filter((team) => team !== now.champion));
    const sizes = now.places.map(({ place, teams }) => [place, teams.length]);
    const ends = [
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 1],
      [5, 4],
      [9, 8],
      [17, 16],
      [33, 32],
    ] as const;
    expect(sizes).toEqual(
      ends.filter(([place]) => place <= count).map(([place, teams]) => [place, Math.min(teams, count + 1 - place)]),
    );
  });

  it('lets the best two meet in the final only, the best four in the semi-finals, and so on', () => {
    const bracket = cup(count, false);
    const results = new Map<number, 'home' | 'away'>(); // of the better seeds
    for (const { number } of bracket.games) {
      const game = playBracket(bracket, { results }).games[number - 1];
      if (game?.home.kind === 'team' && game.away.kind === 'team')
        results.set(number, game.home.team < game.away.team ? 'home' : 'away');
    }
    const { places } = playBracket(bracket, { results });
    const order = places.flatMap(({ teams }) => teams.toSorted((a, b) => a - b));
    expect(order).toEqual(upTo(count));
  });
});
