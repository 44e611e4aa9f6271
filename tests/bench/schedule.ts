import { entrantsOf, roundRobin, schedule, type ScheduleGame } from '../../src/tournament/index.ts';
import { median } from './browser.ts';

const HOUR = 3_600_000;
const WEEK = 7 * 24 * HOUR;
const TEAMS = 64;
const COURTS = 32;
const GAMES = 2016;

/** Milliseconds for a round robin of 64 teams on 32 courts, a matchday a week with two kick-offs on two days each: the median of so many runs. */
export function measureSchedule(runs: number): number {
  const matchdays = new Map(
    Array.from({ length: TEAMS - 1 }, (_, week) => [
      week + 1,
      [16, 18, 40, 42].map((hour) => week * WEEK + hour * HOUR),
    ]),
  );
  const courts = [...matchdays.values()]
    .flat()
    .flatMap((starts) => Array.from({ length: COURTS }, (_, court) => ({ court, starts, ends: starts + 2 * HOUR })));
  const games = roundRobin(entrantsOf(Array.from({ length: TEAMS }, (_, index) => index + 1)), 1).map(
    ({ round, home, away }, index): ScheduleGame => ({
      id: index,
      matchday: round,
      teams: [home, away].flatMap((side) => (side.kind === 'team' ? [side.team] : [])),
      officials: [],
      after: [],
    }),
  );
  const times = Array.from({ length: runs }, () => {
    const began = performance.now();
    const { placed } = schedule({
      games,
      minutes: 105,
      rest: 48 * 60,
      matchdays,
      courts,
      busyTeams: [],
      busyOfficials: [],
    });
    if (placed.length !== GAMES) throw new Error(`${placed.length} of ${GAMES} games have a place`);
    return performance.now() - began;
  });
  return median(times);
}
