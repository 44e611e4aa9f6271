import { describe, expect, it } from 'vitest';
import { short, upTo } from '../testing.ts';
import { entrantsOf } from './entrants.ts';
import { roundRobin } from './round-robin.ts';

const league = (count: number, legs: 1 | 2 = 1) => roundRobin(entrantsOf(upTo(count)), legs);
const rounds = (count: number, legs: 1 | 2 = 1) =>
  [...Map.groupBy(league(count, legs), ({ round }) => round).values()].map((games) =>
    games.map(({ home, away }) => `${short(home)}-${short(away)}`).join(),
  );

describe('the circle method', () => {
  it('is as designed for 4 and for 5 teams', () => {
    expect(rounds(4)).toEqual(['1-4,3-2', '3-1,2-4', '1-2,4-3']);
    expect(rounds(5)).toEqual(['4-1,2-3', '3-5,1-2', '2-4,5-1', '1-3,4-5', '5-2,3-4']);
  });

  it('plays the second leg in the same rounds with sides swapped', () => {
    expect(rounds(4, 2)).toEqual(['1-4,3-2', '3-1,2-4', '1-2,4-3', '4-1,2-3', '1-3,4-2', '2-1,3-4']);
    expect(league(4, 2).map(({ leg }) => leg)).toEqual([1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2]);
    expect(league(4, 2).at(-1)).toMatchObject({ group: 'A', round: 6, leg: 2 });
  });

  it('has no game for one team, and none for nobody', () => {
    expect(league(1)).toEqual([]);
    expect(league(0, 2)).toEqual([]);
  });
});

describe.each(upTo(40).slice(1))('%i teams', (count) => {
  const games = league(count);
  const isEven = count % 2 === 0;

  it('meet each other once, or with two legs once at home and once away', () => {
    const pairs = games.map(({ home, away }) => [short(home), short(away)].toSorted().join());
    expect(pairs.length).toBe((count * (count - 1)) / 2);
    expect(new Set(pairs).size).toBe(pairs.length);
    const both = league(count, 2).map(({ home, away }) => `${short(home)}-${short(away)}`);
    expect(both.length).toBe(count * (count - 1));
    expect(new Set(both).size).toBe(both.length);
  });

  it('play once a round at most, and rest once if their number is odd', () => {
    const perRound = Map.groupBy(games, ({ round }) => round);
    expect([...perRound.keys()]).toEqual(upTo(isEven ? count - 1 : count));
    for (const round of perRound.values()) {
      const teams = round.flatMap(({ home, away }) => [short(home), short(away)]);
      expect(teams.length).toBe(isEven ? count : count - 1);
      expect(new Set(teams).size).toBe(teams.length);
    }
  });

  it('are as often at home as away, with as few breaks as there can be', () => {
    let breaks = 0;
    for (const team of upTo(count).map(String)) {
      const sides = games.flatMap(({ home, away }) =>
        short(home) === team ? ['home'] : short(away) === team ? ['away'] : [],
      );
      const atHome = sides.filter((side) => side === 'home').length;
      expect(Math.abs(2 * atHome - sides.length)).toBe(isEven ? 1 : 0);
      breaks += sides.filter((side, index) => index > 0 && side === sides[index - 1]).length;
    }
    expect(breaks).toBe(isEven ? count - 2 : 0);
  });
});
