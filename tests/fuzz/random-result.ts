import type { MatchRules, SportKey } from '../../src/shared/api/generated/model';
import type { Random } from '../../mocks/seed/random.ts';
import { matchRules } from '../../src/shared/lib/match-rules.ts';

/** The rules of a competition's games: those of its sport, or others that its form lets an organizer choose. */
export function randomRules(random: Random, sport: SportKey): MatchRules {
  const ofSport = matchRules[sport];
  if (sport === 'football') return { ...ofSport, shootout: random.chance(0.7) };
  if (sport === 'volleyball')
    return {
      ...ofSport,
      best_of_sets: random.pick([1, 3, 5]),
      set_points: random.pick([15, 21, 25]),
      last_set_points: random.pick([11, 15]),
    };
  if (sport === 'tennis')
    return {
      ...ofSport,
      best_of_sets: random.pick([1, 3, 5]),
      ...random.pick([
        { set_points: 6, tiebreak_at: 6 },
        { set_points: 4, tiebreak_at: 4 },
        { set_points: 4, tiebreak_at: 3 },
        { set_points: 10, tiebreak_at: 10 },
      ]),
      super_tiebreak_last: random.chance(0.5),
    };
  return ofSport;
}

/** A result as an organizer enters it: goals or points, in a knockout with a shoot-out where it is level, or sets. */
export function randomResult(random: Random, sport: SportKey, rules: MatchRules, isKnockout: boolean): object {
  if (sport === 'volleyball' || sport === 'tennis') return { sets: setsOf(random, rules) };
  if (sport === 'basketball') {
    const [home, more] = [random.int(50, 99), random.int(1, 20)];
    return { home, away: random.chance(0.5) ? home + more : Math.max(0, home - more) };
  }
  const [home, away] = [random.int(0, 4), random.int(0, 4)];
  if (!isKnockout || home !== away) return { home, away };
  if (!rules.shootout) return { home: home + 1, away }; // in extra time
  const first = random.chance(0.5);
  return { home, away, shootout: { home: first ? 5 : 4, away: first ? 4 : 5 } };
}

/** Sets until one side has won the most of them. */
function setsOf(random: Random, rules: MatchRules): object[] {
  const best = rules.best_of_sets ?? 1;
  const toWin = Math.ceil(best / 2);
  const sets: object[] = [];
  const won = { home: 0, away: 0 };
  while (won.home < toWin && won.away < toWin) {
    const winner = random.pick(['home', 'away'] as const);
    won[winner] += 1;
    const isLast = best > 1 && sets.length === best - 1;
    const { more, less, tie } = setOf(random, rules, isLast);
    const pair = (high: number, low: number) =>
      winner === 'home' ? { home: high, away: low } : { home: low, away: high };
    sets.push({ ...pair(more, less), ...(tie && { tiebreak: pair(7, tie) }) });
  }
  return sets;
}

/** What the winner and the loser of a set have, and of a tie-break the loser's points. */
function setOf(random: Random, rules: MatchRules, isLast: boolean): { more: number; less: number; tie?: number } {
  const { set_points, last_set_points, tiebreak_at: at, super_tiebreak_last } = rules;
  const points = (isLast ? last_set_points : null) ?? set_points ?? 0;
  const way = random.next();
  if (at !== null && isLast && super_tiebreak_last && way < 0.5)
    return way < 0.25 ? { more: 10, less: random.int(0, 8) } : { more: 13, less: 11 };
  if (at !== null && way < 0.3) return { more: at + 1, less: at, tie: random.int(1, 5) };
  if (at === null && way < 0.3) return { more: points + 3, less: points + 1 };
  return { more: points, less: random.int(0, Math.min(points - 2, (at ?? points) - 1)) };
}
