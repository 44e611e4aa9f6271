import { describe, expect, it } from 'vitest';
import { entrantsOf } from '../draws/entrants.ts';
import { roundRobin } from '../draws/round-robin.ts';
import { short, upTo } from '../testing.ts';
import { leagueWithdrawal } from './league-withdrawal.ts';

/** A league of 5 with ids by order of play, of which the first so many rounds are over. */
function league(rounds: number, legs: 1 | 2 = 1) {
  return roundRobin(entrantsOf(upTo(5)), legs).map(({ round, home, away }, index) => ({
    id: index + 1,
    home: Number(short(home)),
    away: Number(short(away)),
    isOver: round <= rounds,
  }));
}
const what = (rounds: number, left: number[], legs: 1 | 2 = 1) => {
  const games = league(rounds, legs);
  const consequences = leagueWithdrawal(games, new Set(left));
  return games.flatMap(({ id, home, away }) => {
    const consequence = consequences.get(id);
    return consequence ? [`${home}-${away} ${consequence}`] : [];
  });
};

// rounds: 4-1,2-3 · 3-5,1-2 · 2-4,5-1 · 1-3,4-5 · 5-2,3-4
describe('a team that leaves a league', () => {
  it('before half of its games: none of them counts', () => {
    expect(what(1, [1])).toEqual(['4-1 annulled', '1-2 annulled', '5-1 annulled', '1-3 annulled']);
    expect(what(0, [5])).toHaveLength(4);
  });

  it('from the half on: what is over stands, and its opponents win what is to come', () => {
    expect(what(2, [1])).toEqual(['5-1 home', '1-3 away']);
    expect(what(3, [1])).toEqual(['1-3 away']);
    expect(what(5, [1])).toEqual([]);
  });

  it('with two legs, the half is when it has met everybody', () => {
    expect(what(4, [2], 2).every((text) => text.endsWith('annulled'))).toBe(true);
    expect(what(5, [2], 2)).toEqual(['3-2 home', '2-1 away', '4-2 home', '2-5 away']);
  });

  it('and another one: both forfeit, unless the results of one do not count', () => {
    expect(what(3, [1, 3])).toEqual(['1-3 nobody', '3-4 away']);
    expect(what(2, [1, 4])).toEqual([
      '4-1 annulled',
      '2-4 annulled',
      '5-1 home',
      '1-3 away',
      '4-5 annulled',
      '3-4 annulled',
    ]);
  });

  it('changes nothing for the others', () => {
    expect(what(2, [])).toEqual([]);
    expect(what(2, [99])).toEqual([]);
  });
});
