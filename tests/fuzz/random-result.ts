import type { SportKey } from '../../src/shared/api/generated/model';
import type { Random } from '../../mocks/seed/random.ts';

/** A result as an organizer enters it: goals or points, in a knockout with a shoot-out where it is level, or sets. */
export function randomResult(random: Random, sport: SportKey, isKnockout: boolean): object {
  if (sport === 'volleyball') return { sets: setsOf(random, 3, [25, 15]) };
  if (sport === 'tennis') return { sets: setsOf(random, 2, [6, 6]) };
  if (sport === 'basketball') {
    const [home, more] = [random.int(50, 99), random.int(1, 20)];
    return { home, away: random.chance(0.5) ? home + more : Math.max(0, home - more) };
  }
  const [home, away] = [random.int(0, 4), random.int(0, 4)];
  const first = random.chance(0.5);
  return { home, away, ...(isKnockout && home === away && { shootout: { home: first ? 5 : 4, away: first ? 4 : 5 } }) };
}

/** Sets until one side has won so many; the last one of all goes to its own number of points. */
function setsOf(random: Random, toWin: number, [points, ofLast]: readonly [number, number]): object[] {
  const sets: { home: number; away: number }[] = [];
  const won = { home: 0, away: 0 };
  while (won.home < toWin && won.away < toWin) {
    const isLast = sets.length === 2 * toWin - 2;
    const winner = random.pick(['home', 'away'] as const);
    won[winner] += 1;
    const [high, low] = [isLast ? ofLast : points, random.int(0, 4)];
    sets.push(winner === 'home' ? { home: high, away: low } : { home: low, away: high });
  }
  return sets;
}
