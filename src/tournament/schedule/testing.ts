/** Random problems, a check of every rule, and the slow search that schedules are held against. */
import { random, type Random } from '../draws/random.ts';
import type { CourtTime, PlacedGame, ScheduleGame, ScheduleProblem } from './problem.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

interface Size {
  readonly games: number;
  readonly teams: number;
  readonly matchdays: number;
  readonly kickoffs: number;
  readonly courts: number;
}

/** A problem of about this size; the same seed makes the same one. */
export function randomProblem(seed: number, most: Size): ScheduleProblem {
  const next = random(seed);
  const upTo = (count: number) => Math.floor(next() * (count + 1));
  const from1 = (count: number) => 1 + Math.floor(next() * count);
  const teams = Math.max(2, from1(most.teams));
  const days = from1(most.matchdays);
  const minutes = [60, 90, 105][upTo(2)] ?? 60;
  const kickoffs = Array.from({ length: from1(most.kickoffs) }, () => upTo(2) * DAY + (16 + upTo(10) / 2) * HOUR);
  const interval = [0, 1, 7][upTo(2)] ?? 7;
  const matchdays = new Map(
    Array.from({ length: days }, (_, index) => [index + 1, kickoffs.map((at) => at + index * interval * DAY)]),
  );
  const isBracket = next() < 0.3;
  const games = Array.from({ length: from1(most.games) }, (_, index): ScheduleGame => {
    const home = from1(teams);
    const away = 1 + ((home - 1 + from1(teams - 1)) % teams);
    const after = isBracket && index > 1 ? [...new Set([from1(index), from1(index)])].filter(() => next() < 0.6) : [];
    return {
      id: index + 1,
      matchday: from1(days),
      teams: after.length > 0 ? [] : [home, away],
      officials: next() < 0.4 ? [100 + from1(2)] : [],
      after,
      ...(next() < 0.1 && { notBefore: upTo(3) * DAY }),
      ...(next() < 0.05 && { notAfter: 20 * DAY }),
    };
  });
  return {
    games,
    minutes,
    rest: [0, 60, 1440, 2880][upTo(3)] ?? 0,
    matchdays,
    courts: next() < 0.15 ? null : randomCourts(next, { matchdays, courts: from1(most.courts), minutes }),
    busyTeams: next() < 0.3 ? [{ who: from1(teams), starts: 17 * HOUR, ends: 19 * HOUR }] : [],
    busyOfficials: next() < 0.3 ? [{ who: 101, starts: 16 * HOUR, ends: 18 * HOUR }] : [],
  };
}

interface Courts {
  readonly matchdays: ScheduleProblem['matchdays'];
  readonly courts: number;
  readonly minutes: number;
}
/** Free times that begin on the hour or half of it, and a few that cover no kick-off. */
function randomCourts(next: Random, { matchdays, courts, minutes }: Courts): CourtTime[] {
  const length = Math.ceil(minutes / 60) * HOUR;
  return [...matchdays.values()].flat().flatMap((at) =>
    Array.from({ length: courts }, (_, court): CourtTime[] => {
      if (next() < 0.25) return [];
      const starts = next() < 0.2 ? at - HOUR / 2 : at;
      return [{ court, starts, ends: starts + length + (next() < 0.2 ? HOUR : 0) }];
    }).flat(),
  );
}

/** What is wrong with these places; none is right. */
export function brokenRules(problem: ScheduleProblem, placed: readonly PlacedGame[]): string[] {
  const { minutes, rest, courts, matchdays, busyTeams, busyOfficials } = problem;
  const length = minutes * 60_000;
  const gap = rest * 60_000;
  const gameOf = new Map(problem.games.map((game) => [game.id, game]));
  const placeOf = new Map(placed.map((one) => [one.game, one]));
  const broken: string[] = [];
  if (placeOf.size !== placed.length) broken.push('a game twice');
  for (const { game: id, starts, court } of placed) {
    const game = gameOf.get(id);
    if (!game) {
      broken.push(`${id}: no such game`);
      continue;
    }
    const ends = starts + length;
    if (!matchdays.get(game.matchday)?.includes(starts)) broken.push(`${id}: no kick-off of its matchday`);
    if (starts < (game.notBefore ?? -Infinity) || ends > (game.notAfter ?? Infinity))
      broken.push(`${id}: out of order`);
    if (courts !== null && !(court && courts.includes(court) && court.starts <= starts && court.ends >= ends))
      broken.push(`${id}: outside a free court`);
    for (const before of game.after) {
      const other = placeOf.get(before);
      if (!other || other.starts + length + gap > starts) broken.push(`${id}: not after ${before}`);
    }
    for (const busy of busyTeams)
      if (game.teams.includes(busy.who) && starts < busy.ends + gap && busy.starts < ends + gap)
        broken.push(`${id}: rest of ${busy.who}`);
    for (const busy of busyOfficials)
      if (game.officials.includes(busy.who) && starts < busy.ends && busy.starts < ends)
        broken.push(`${id}: official ${busy.who}`);
    for (const other of placed) {
      if (other.game <= id) continue;
      const its = gameOf.get(other.game);
      const apart = Math.abs(other.starts - starts);
      if (apart < length + gap && its?.teams.some((team) => game.teams.includes(team)))
        broken.push(`${id} and ${other.game}: rest`);
      if (apart < length && its?.officials.some((one) => game.officials.includes(one)))
        broken.push(`${id} and ${other.game}: official`);
      if (
        court &&
        other.court?.court === court.court &&
        court.starts < other.court.ends &&
        other.court.starts < court.ends
      )
        broken.push(`${id} and ${other.game}: court`);
    }
  }
  return broken;
}

/** How many games can be placed at all, by trying every free time of every court: `known` can be, only more is looked for. For few games. */
export function mostPlaced(problem: ScheduleProblem, known: number): number {
  const length = problem.minutes * 60_000;
  const options = problem.games.map((game) =>
    (problem.matchdays.get(game.matchday) ?? []).flatMap((starts): PlacedGame[] => {
      if (problem.courts === null) return [{ game: game.id, starts, court: null }];
      return problem.courts
        .filter((court) => court.starts <= starts && court.ends >= starts + length)
        .map((court) => ({ game: game.id, starts, court }));
    }),
  );
  // games without any time cannot add to it
  const left = options.map((_, index) => options.slice(index).filter((times) => times.length > 0).length);
  let most = known;
  const visit = (index: number, placed: readonly PlacedGame[]): void => {
    most = Math.max(most, placed.length);
    if (placed.length + (left[index] ?? 0) <= most) return;
    for (const option of options[index] ?? []) {
      const more = [...placed, option];
      // games before it in the list are decided by then, as `after` names those only
      if (brokenRules(problem, more).length === 0) visit(index + 1, more);
    }
    visit(index + 1, placed);
  };
  visit(0, []);
  return most;
}
