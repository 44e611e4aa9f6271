/** A stage as a problem of the engine: which games, kick-offs and courts there are, and what is fixed (design §14.6). */
import type { KickOff } from '../../../src/shared/api/generated/model.ts';
import type { Busy, ScheduleGame, ScheduleProblem } from '../../../src/tournament/index.ts';
import type { CompetitionRecord, GameRecord, StageRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { addDays, isoWeekday, MINUTE, toUtc } from '../shared/time.ts';
import { type CourtTime, courtTimes } from './courts.ts';
import {
  gamesBeside,
  feedersOf,
  hasTime,
  lengthOf,
  officialIds,
  stageLimits,
  teamsOfGame,
  wantsTime,
} from './schedule-times.ts';

/** What was asked for. */
export interface Wish {
  readonly start_date: string;
  readonly matchday_interval_days: number;
  readonly matchday_days: number;
  readonly kickoffs: readonly KickOff[];
  readonly venue_ids: readonly number[];
  /** Empty: all of the venues. */
  readonly court_ids: readonly number[];
  readonly min_rest_minutes: number;
}

/** The stage whose games get times. */
export interface Scope {
  readonly db: DbReader;
  readonly competition: CompetitionRecord;
  readonly stage: StageRecord;
  /** All of the stage. */
  readonly games: readonly GameRecord[];
  readonly now: number;
}

/** A time that a game has by a plan, without being written yet. */
export interface Kept {
  readonly game: GameRecord;
  readonly starts: number;
  readonly court: CourtTime | null;
}

export interface Matchday {
  readonly first: string;
  readonly last: string;
}
export interface Posed {
  readonly problem: ScheduleProblem;
  readonly matchdayOf: ReadonlyMap<number, number>;
  readonly days: ReadonlyMap<number, Matchday>;
  /** Of a court and its start. */
  readonly timeOf: (court: number, starts: number, ends: number) => CourtTime | undefined;
}

/** The problem of those games of the stage that have no time, neither stored nor kept. */
export function problemOf(scope: Scope, wish: Wish, kept: readonly Kept[] = []): Posed {
  const { db, competition, stage, games, now } = scope;
  const isKept = new Map(kept.map((one) => [one.game.id, one]));
  const open = games.filter((game) => wantsTime(game) && !isKept.has(game.id));
  const matchdayOf = matchdaysOf(games.filter(wantsTime));
  const days = daysOf(wish, new Set(matchdayOf.values()));
  const limits = stageLimits({ db, competition, stage, games, restMinutes: wish.min_rest_minutes });
  const length = lengthOf(competition);
  const rest = wish.min_rest_minutes * MINUTE;
  const byId = new Map(games.map((game) => [game.id, game]));
  const openIds = new Set(open.map(({ id }) => id));
  const startOf = (id: number): number | null => {
    const game = byId.get(id);
    return isKept.get(id)?.starts ?? (game && hasTime(game) ? game.starts_at : null);
  };
  const toGame = (game: GameRecord): ScheduleGame => {
    const feeders = feedersOf(game);
    const ends = feeders.flatMap((id) => (openIds.has(id) ? [] : (startOf(id) ?? []))).map((at) => at + length + rest);
    const followers = games.filter((one) => feedersOf(one).includes(game.id)).flatMap(({ id }) => startOf(id) ?? []);
    return {
      id: game.id,
      matchday: matchdayOf.get(game.id) ?? 1,
      teams: teamsOfGame(game),
      officials: officialIds(db, game),
      after: feeders.filter((id) => openIds.has(id)),
      notBefore: Math.max(limits.notBefore, ...ends),
      notAfter: Math.min(limits.notAfter, ...followers.map((at) => at - rest)),
    };
  };
  const fixed = kept.map(({ game, starts }): GameRecord => Object.assign({}, game, { starts_at: starts }));
  const beside = [...new Set([...open.flatMap((game) => gamesBeside(db, game, openIds)), ...fixed])];
  const free = wish.venue_ids.length === 0 ? null : freeTimes(scope, wish, days, kept);
  const byTime = new Map(free?.map((one) => [`${one.court_id} ${one.starts_at} ${one.ends_at}`, one]));
  return {
    problem: {
      games: open.map(toGame),
      minutes: competition.game_rules.match_minutes,
      rest: wish.min_rest_minutes,
      matchdays: new Map([...days].map(([matchday, { first }]) => [matchday, kickoffsOf(wish, first, now)])),
      courts:
        free && free.map(({ court_id, starts_at, ends_at }) => ({ court: court_id, starts: starts_at, ends: ends_at })),
      busyTeams: beside.flatMap((game) => busyOf(teamsOfGame(game), game, length)),
      busyOfficials: beside.flatMap((game) => busyOf(officialIds(db, game), game, length)),
    },
    matchdayOf,
    days,
    timeOf: (court, starts, ends) => byTime.get(`${court} ${starts} ${ends}`),
  };
}

const busyOf = (people: readonly number[], { starts_at }: GameRecord, length: number): Busy[] =>
  people.map((who) => ({ who, starts: starts_at ?? 0, ends: (starts_at ?? 0) + length }));

/** From 1, without those that are over: of a league its rounds, of a bracket how many games must come before. */
function matchdaysOf(games: readonly GameRecord[]): Map<number, number> {
  const byId = new Map(games.map((game) => [game.id, game]));
  const levels = new Map<number, number>();
  const levelOf = (game: GameRecord): number => {
    const known = levels.get(game.id);
    if (known !== undefined) return known;
    const before = feedersOf(game).flatMap((id) => byId.get(id) ?? []);
    const level = game.place?.bracket ? 1 + Math.max(0, ...before.map(levelOf)) : (game.place?.round ?? 1);
    levels.set(game.id, level);
    return level;
  };
  const order = [...new Set(games.map(levelOf))].toSorted((a, b) => a - b);
  return new Map(games.map(({ id }) => [id, order.indexOf(levels.get(id) ?? 1) + 1]));
}

function daysOf({ start_date, matchday_interval_days, matchday_days }: Wish, matchdays: ReadonlySet<number>) {
  return new Map(
    [...matchdays]
      .toSorted((a, b) => a - b)
      .map((matchday): [number, Matchday] => {
        const first = addDays(start_date, (matchday - 1) * matchday_interval_days);
        return [matchday, { first, last: addDays(first, matchday_days - 1) }];
      }),
  );
}

/** The kick-offs of the days of a matchday, in the future. */
function kickoffsOf({ kickoffs, matchday_days }: Wish, first: string, now: number): number[] {
  return Array.from({ length: matchday_days }, (_, day) => addDays(first, day))
    .flatMap((date) =>
      kickoffs.filter(({ weekday }) => weekday === isoWeekday(date)).map(({ time }) => toUtc(date, minutesOf(time))),
    )
    .filter((at) => at > now);
}

/** Minutes after midnight of `HH:mm`. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The free times of the courts, without those that games without a booking and kept ones stand on. */
function freeTimes(
  { db, competition, now }: Scope,
  wish: Wish,
  days: ReadonlyMap<number, Matchday>,
  kept: readonly Kept[],
) {
  const all = [...days.values()];
  const first = all.map((day) => day.first).toSorted()[0];
  const last = all
    .map((day) => day.last)
    .toSorted()
    .at(-1);
  if (first === undefined || last === undefined) return [];
  const times = courtTimes(db, {
    sportId: competition.sport_id,
    venueIds: wish.venue_ids,
    ...(wish.court_ids.length > 0 && { courtIds: wish.court_ids }),
    from: toUtc(first, 0),
    to: toUtc(addDays(last, 1), 0),
    minutes: competition.game_rules.match_minutes,
    now,
  });
  const keptOn = kept.flatMap(({ court }) => court ?? []);
  const isTaken = takenCourts(db, lengthOf(competition));
  return times.filter(
    (time) =>
      !isTaken(time) &&
      !keptOn.some(
        (one) => one.court_id === time.court_id && one.starts_at < time.ends_at && time.starts_at < one.ends_at,
      ),
  );
}

/** Whether a game stands on a court then, be it that nobody has asked the venue for it. */
export function takenCourts(db: DbReader, length: number, without: ReadonlySet<number> = new Set()) {
  const byCourt = Map.groupBy(
    db.games.filter((game) => (game.court_id ?? null) !== null && hasTime(game) && !without.has(game.id)),
    ({ court_id }) => court_id,
  );
  return ({ court_id, starts_at, ends_at }: Pick<CourtTime, 'court_id' | 'starts_at' | 'ends_at'>): boolean =>
    (byCourt.get(court_id) ?? []).some(
      (game) => (game.starts_at ?? 0) < ends_at && starts_at < (game.starts_at ?? 0) + length,
    );
}
