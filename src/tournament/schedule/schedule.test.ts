import { describe, expect, it } from 'vitest';
import type { CourtTime, ScheduleGame, ScheduleProblem } from './problem.ts';
import { offersOf, schedule } from './schedule.ts';
import { brokenRules, DAY, HOUR, mostPlaced, randomProblem } from './testing.ts';

const RUNS = process.env['TEST_FULL'] ? 10_000 : 300;
const SEARCHES = process.env['TEST_FULL'] ? 10_000 : 300;
const SEED = Number(process.env['TEST_SEED'] || 27);

describe('random problems', () => {
  it(`no team plays inside its rest, no court or official is taken twice, nothing is outside what is free (${RUNS})`, () => {
    for (let run = 0; run < RUNS; run += 1) {
      const problem = randomProblem(SEED + run, { games: 40, teams: 12, matchdays: 5, kickoffs: 4, courts: 4 });
      const { placed, unplaced } = schedule(problem);
      expect(brokenRules(problem, placed), `seed ${SEED + run}`).toEqual([]);
      expect([...placed, ...unplaced].map(({ game }) => game).toSorted((a, b) => a - b)).toEqual(
        problem.games.map(({ id }) => id),
      );
    }
  });

  it(`of up to eight games as many are placed as can be (${SEARCHES})`, () => {
    for (let run = 0; run < SEARCHES; run += 1) {
      const problem = randomProblem(SEED + run, { games: 8, teams: 6, matchdays: 3, kickoffs: 3, courts: 3 });
      const { placed } = schedule(problem);
      expect(brokenRules(problem, placed), `seed ${SEED + run}`).toEqual([]);
      expect(placed.length, `seed ${SEED + run}`).toBe(mostPlaced(problem, placed.length));
    }
    // to try everything takes seconds for one problem in some thousands
  }, 120_000);
});

const game = (id: number, teams: number[], more: Partial<ScheduleGame> = {}): ScheduleGame => ({
  id,
  matchday: 1,
  teams,
  officials: [],
  after: [],
  ...more,
});
const court = (id: number, from: number, to = from + 2): CourtTime => ({
  court: id,
  starts: from * HOUR,
  ends: to * HOUR,
});
const problem = (more: Partial<ScheduleProblem>): ScheduleProblem => ({
  games: [],
  minutes: 120,
  rest: 0,
  matchdays: new Map([[1, [18 * HOUR]]]),
  courts: null,
  busyTeams: [],
  busyOfficials: [],
  ...more,
});

describe('the order', () => {
  it('a matchday fills its first kick-off first, on the court that is of least use later', () => {
    const given = problem({
      games: [game(1, [1, 2])],
      matchdays: new Map([[1, [18 * HOUR, 19 * HOUR]]]),
      courts: [court(1, 18), court(1, 19), court(2, 18)],
    });
    expect(schedule(given).placed).toEqual([{ game: 1, starts: 18 * HOUR, court: court(2, 18) }]);
  });

  it('without courts the games spread over the kick-offs', () => {
    const given = problem({
      games: [game(1, [1, 2]), game(2, [3, 4]), game(3, [5, 6])],
      matchdays: new Map([[1, [18 * HOUR, 20 * HOUR]]]),
    });
    expect(schedule(given).placed.map(({ starts }) => starts / HOUR)).toEqual([18, 18, 20]);
  });

  it('the game with the fewest options has the first choice', () => {
    const given = problem({
      games: [game(1, [1, 2]), game(2, [3, 4], { notAfter: 20 * HOUR })],
      matchdays: new Map([[1, [18 * HOUR, 20 * HOUR]]]),
      courts: [court(1, 18), court(1, 20)],
    });
    expect(schedule(given).placed.map((one) => [one.game, one.starts / HOUR])).toEqual([
      [2, 18],
      [1, 20],
    ]);
  });

  it('a game begins after the rest of those it waits for, and a later stage after all of an earlier one', () => {
    const first = schedule(
      problem({
        rest: 60,
        games: [game(1, [1, 2]), game(2, [3, 4]), game(3, [], { after: [1, 2] })],
        matchdays: new Map([[1, [18 * HOUR, 20 * HOUR, 21 * HOUR]]]),
      }),
    );
    expect(first.placed.map((one) => [one.game, one.starts / HOUR])).toEqual([
      [1, 18],
      [2, 18],
      [3, 21],
    ]);
    const second = schedule(
      problem({
        games: [game(4, [], { notBefore: 24 * HOUR })],
        matchdays: new Map([[1, [18 * HOUR, 18 * HOUR + DAY]]]),
      }),
    );
    expect(second.placed).toEqual([{ game: 4, starts: 18 * HOUR + DAY, court: null }]);
  });
});

describe('what has no place', () => {
  const why = (given: ScheduleProblem) => {
    const { unplaced, missing } = schedule(given);
    return { unplaced, missing };
  };

  it('says that courts lack, and for how long', () => {
    const games = [game(1, [1, 2]), game(2, [3, 4]), game(3, [5, 6])];
    expect(why(problem({ games, courts: [court(1, 18)] }))).toEqual({
      unplaced: [
        { game: 2, reason: 'court', team: null, official: null },
        { game: 3, reason: 'court', team: null, official: null },
      ],
      missing: [{ matchday: 1, games: 2, courtMinutes: 240, teams: [] }],
    });
  });

  it('says whose rest is in the way, which official is taken, that there is no kick-off, and that another game comes first', () => {
    const resting = problem({
      games: [game(1, [1, 2])],
      rest: 60,
      busyTeams: [{ who: 2, starts: 15 * HOUR, ends: 18 * HOUR }],
    });
    expect(why(resting)).toEqual({
      unplaced: [{ game: 1, reason: 'rest', team: 2, official: null }],
      missing: [{ matchday: 1, games: 1, courtMinutes: 0, teams: [2] }],
    });
    const refereed = problem({
      games: [game(1, [1, 2], { officials: [9] })],
      busyOfficials: [{ who: 9, starts: 19 * HOUR, ends: 21 * HOUR }],
    });
    expect(why(refereed).unplaced).toEqual([{ game: 1, reason: 'official', team: null, official: 9 }]);
    const waiting = problem({ games: [game(1, [1, 2], { matchday: 2 }), game(2, [], { after: [1] })] });
    expect(why(waiting).unplaced.map(({ reason }) => reason)).toEqual(['kick-off', 'order']);
  });

  it('is offered the smallest change of each kind that places the most, and none that changes nothing', () => {
    const games = [game(1, [1, 2]), game(2, [3, 4]), game(3, [5, 6])];
    const few = problem({ games, courts: [court(1, 18)] });
    const courts =
      (...more: CourtTime[]) =>
      () => ({ ...few, courts: [court(1, 18), ...more] });
    expect(
      offersOf(2, [
        { kind: 'court', what: 'none', problem: courts(court(3, 8)) },
        { kind: 'court', what: 'one', problem: courts(court(2, 18)) },
        { kind: 'court', what: 'another', problem: courts(court(4, 18)) },
        { kind: 'courts', what: 'two', problem: courts(court(2, 18), court(4, 18)) },
        { kind: 'week', what: 'useless', problem: courts() },
      ]),
    ).toEqual([
      { kind: 'courts', what: 'two', unplaced: 0 },
      { kind: 'court', what: 'one', unplaced: 1 },
    ]);
  });
});
