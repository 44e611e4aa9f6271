/** What is in the way of times that games of a competition are to have (decision 057). */
import type { CompetitionRecord, GameRecord, LocalText, StageRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { existing } from '../shared/lookups.ts';
import { addDays, dateOf, MINUTE, toUtc } from '../shared/time.ts';
import { type CourtTime, courtTimes } from './courts.ts';
import { shortly } from './schedule-notices.ts';
import { takenCourts } from './schedule-problem.ts';
import { feedersOf, gamesBeside, hasTime, lengthOf, officialIds, stageLimits, teamsOfGame } from './schedule-times.ts';

/** A time and a court that a game is to have; court null: none yet. */
export interface Placement {
  readonly game: GameRecord;
  readonly starts: number;
  readonly courtId: number | null;
}

export interface Conflict {
  readonly game: GameRecord;
  readonly kind: 'past' | 'court' | 'rest' | 'official' | 'order';
  readonly text: LocalText;
}
/** A placement that nothing is in the way of, with the free time of its court. */
export interface Clear extends Placement {
  readonly time: CourtTime | null;
}

interface ConflictScope {
  readonly db: DbReader;
  readonly competition: CompetitionRecord;
  readonly stage: StageRecord;
  readonly games: readonly GameRecord[];
  readonly now: number;
  readonly restMinutes: number;
}

/** Looks at placements one after the other, each beside those that were clear before it and all that is stored. */
export function lookAt(
  scope: ConflictScope,
  placements: readonly Placement[],
): { clear: Clear[]; conflicts: Conflict[] } {
  const { db, competition, games } = scope;
  const moving = new Set(placements.map(({ game }) => game.id));
  const limits = stageLimits(scope);
  const length = lengthOf(competition);
  const isTaken = takenCourts(db, length, moving);
  const clear: Clear[] = [];
  const conflicts: Conflict[] = [];
  const startOf = (id: number): number | null => {
    const placed = clear.find(({ game }) => game.id === id) ?? placements.find(({ game }) => game.id === id);
    const game = placed ? undefined : games.find((one) => one.id === id);
    return placed?.starts ?? (game && hasTime(game) ? game.starts_at : null);
  };
  for (const one of placements) {
    const time = one.courtId === null ? null : courtTimeOf(scope, one.courtId, one.starts);
    const text =
      one.starts <= scope.now
        ? ({ kind: 'past', text: texts.past } as const)
        : one.courtId !== null && (!time || isTaken(time) || clear.some((other) => overlap(other.time, time)))
          ? ({ kind: 'court', text: courtText(db, one.courtId) } as const)
          : (orderProblem(scope, one, { limits, startOf }) ??
            peopleProblem(scope, one, clear, gamesBeside(db, one.game, moving)));
    if (text) conflicts.push({ game: one.game, ...text });
    else clear.push({ ...one, time: time ?? null });
  }
  return { clear, conflicts };
}

const overlap = (a: CourtTime | null, b: CourtTime | null): boolean =>
  a !== null && b !== null && a.court_id === b.court_id && a.starts_at < b.ends_at && b.starts_at < a.ends_at;

/** The shortest free time of a court that covers a game then. */
function courtTimeOf({ db, competition, now }: ConflictScope, courtId: number, starts: number): CourtTime | undefined {
  const court = db.courts.get(courtId);
  if (!court) return undefined;
  const ends = starts + lengthOf(competition);
  const date = dateOf(starts);
  return courtTimes(db, {
    sportId: competition.sport_id,
    venueIds: [court.venue_id],
    courtIds: [courtId],
    from: toUtc(addDays(date, -1), 0),
    to: toUtc(addDays(date, 2), 0),
    minutes: competition.game_rules.match_minutes,
    now,
  })
    .filter((time) => time.starts_at <= starts && time.ends_at >= ends)
    .toSorted((a, b) => a.ends_at - a.starts_at - (b.ends_at - b.starts_at))[0];
}

interface Order {
  readonly limits: { readonly notBefore: number; readonly notAfter: number };
  readonly startOf: (id: number) => number | null;
}
function orderProblem(
  { competition, games, restMinutes }: ConflictScope,
  { game, starts }: Placement,
  { limits, startOf }: Order,
) {
  const length = lengthOf(competition);
  const step = length + restMinutes * MINUTE;
  const followers = games.filter((one) => feedersOf(one).includes(game.id)).flatMap(({ id }) => startOf(id) ?? []);
  const isLate = followers.some((at) => starts + step > at) || starts + length > limits.notAfter;
  const isEarly = feedersOf(game).some((id) => (startOf(id) ?? -Infinity) + step > starts) || starts < limits.notBefore;
  return isLate || isEarly ? ({ kind: 'order', text: isEarly ? texts.early : texts.late } as const) : null;
}

function peopleProblem(
  scope: ConflictScope,
  { game, starts }: Placement,
  clear: readonly Clear[],
  beside: readonly GameRecord[],
) {
  const { db, competition, restMinutes } = scope;
  const length = lengthOf(competition);
  const others = [
    ...beside.map((other) => ({ other, at: other.starts_at ?? 0 })),
    ...clear.map((one) => ({ other: one.game, at: one.starts })),
  ];
  for (const { other, at } of others) {
    const apart = Math.abs(at - starts);
    const team = teamsOfGame(game).find((id) => teamsOfGame(other).includes(id));
    if (team !== undefined && apart < length + restMinutes * MINUTE)
      return { kind: 'rest', text: restText(existing(db.teams.get(team), 'team').name, at) } as const;
    const official = officialIds(db, game).find((id) => officialIds(db, other).includes(id));
    if (official !== undefined && apart < length)
      return { kind: 'official', text: officialText(db.users.get(official)?.name ?? '') } as const;
  }
  return null;
}

const restText = (team: string, at: number): LocalText => ({
  en: `${team} would not have its rest: it plays on ${shortly(at)}.`,
  sq: `${team} nuk do të pushonte mjaftueshëm: luan më ${shortly(at)}.`,
});
const officialText = (name: string): LocalText => ({
  en: `${name} officiates another game then.`,
  sq: `${name} gjykon një ndeshje tjetër atëherë.`,
});
const courtText = (db: DbReader, courtId: number): LocalText => {
  const name = db.courts.get(courtId)?.name ?? '';
  return { en: `${name} is not free then.`.trim(), sq: `${name} nuk është e lirë atëherë.`.trim() };
};
const texts = {
  past: { en: 'This time is over.', sq: 'Ky orar ka kaluar.' },
  early: {
    en: 'Games that must come before would not be over, with their rest.',
    sq: 'Ndeshjet që duhet të luhen më parë nuk do të kishin mbaruar, bashkë me pushimin.',
  },
  late: {
    en: 'A game that waits for this one would come too early.',
    sq: 'Një ndeshje që pret këtë do të vinte tepër herët.',
  },
} satisfies Record<string, LocalText>;
