import { describe, expect, it } from 'vitest';
import { short, upTo } from '../testing.ts';
import { entrantsOf } from './entrants.ts';
import { groupGames, groupNames, snake } from './groups.ts';

const drawn = (teams: number, count: number) =>
  snake(entrantsOf(upTo(teams)), count).map(({ name, entrants }) => `${name} ${entrants.map(short).join()}`);

describe('groups', () => {
  it('are drawn by snake: A1 B2 C3 D4, D5 C6 B7 A8, and so on', () => {
    expect(drawn(8, 4)).toEqual(['A 1,8', 'B 2,7', 'C 3,6', 'D 4,5']);
    expect(drawn(10, 3)).toEqual(['A 1,6,7', 'B 2,5,8', 'C 3,4,9,10']);
    expect(drawn(3, 1)).toEqual(['A 1,2,3']);
  });

  it('differ by one team at most', () => {
    for (let count = 1; count <= 8; count += 1)
      for (let teams = 2 * count; teams <= 64; teams += 1) {
        const sizes = snake(entrantsOf(upTo(teams)), count).map(({ entrants }) => entrants.length);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        expect(sizes.reduce((sum, size) => sum + size)).toBe(teams);
      }
  });

  it('are named by letters', () => {
    expect(groupNames(8)).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']);
  });

  it('play round by round, all groups in each', () => {
    const games = groupGames(snake(entrantsOf(upTo(7)), 2), 1);
    const text = games.map(({ group, round, home, away }) => `${round}${group} ${short(home)}-${short(away)}`);
    expect(text.slice(0, 6)).toEqual(['1A 4-1', '1B 2-7', '1B 6-3', '2A 1-5', '2B 6-2', '2B 3-7']);
    expect(games.map(({ round }) => round)).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3]);
  });
});
