import { periodLength } from './clock.ts';
import { eventKinds } from './kinds.ts';
import { shootoutPeriod } from './periods.ts';
import { replay } from './replay.ts';
import { type LiveRules, type LogEvent, otherSide, type Pair, type Side } from './types.ts';

/** What each side had of a part of the game. */
export interface MomentumPart extends Pair {
  /** The first of its half, quarter or set. */
  isFirst: boolean;
}

export interface Momentum {
  parts: readonly MomentumPart[];
  /** The last parts together: so many minutes, or points where nobody counts the time. */
  lately: Pair & { count: number };
}

/** A part in minutes, of sets in points, and how many of them are "lately". */
const spans: Readonly<Record<LiveRules['sport'], { size: number; lately: number }>> = {
  football: { size: 5, lately: 3 },
  basketball: { size: 2, lately: 2 },
  volleyball: { size: 5, lately: 2 },
  tennis: { size: 5, lately: 2 },
};
/** Of football, where goals alone would say too little: who comes near the goal. */
const pressure: Partial<Record<LogEvent['type'], number>> = {
  goal: 3,
  'penalty-goal': 3,
  'own-goal': 3,
  'penalty-missed': 2,
  corner: 1,
};

/**
 * Who had more of a game, part by part: points scored, in football goals, penalties and corners (CMP-04, decision 068). Null before
 * the second part has begun, and while neither side has had anything.
 */
export function momentumOf(rules: LiveRules, log: readonly LogEvent[]): Momentum | null {
  const events = replay(rules, log)
    .entries.filter(({ event, refused }) => refused === null && !event.isVoid)
    .map(({ event }) => event)
    .filter(({ period }) => period !== shootoutPeriod(rules));
  const { size, lately } = spans[rules.sport];
  const isTimed = rules.best_of_sets === null;
  const parts = isTimed ? partsOfTime(rules, events, size) : partsOfPoints(events, size);
  const last = parts.slice(-lately);
  if (parts.length < 2 || parts.every(({ home, away }) => home + away === 0)) return null;
  const [home, away] = [sum(last, 'home'), sum(last, 'away')];
  // the last part of points is seldom full
  return { parts, lately: { home, away, count: isTimed ? last.length * size : home + away } };
}

function partsOfTime(rules: LiveRules, log: readonly LogEvent[], minutes: number): MomentumPart[] {
  const partOf = ({ period, clock_ms }: LogEvent): number => {
    const length = periodLength(rules, period) ?? 0;
    return Math.floor(Math.min(clock_ms, length - 1) / (minutes * 60_000)); // injury time belongs to the last one
  };
  return [...Map.groupBy(log, ({ period }) => period).values()].flatMap((ofPeriod) => {
    const last = Math.max(...ofPeriod.map(partOf));
    return Array.from({ length: last + 1 }, (_, index) =>
      partOfEvents(
        ofPeriod.filter((event) => partOf(event) === index),
        index,
      ),
    );
  });
}

function partsOfPoints(log: readonly LogEvent[], points: number): MomentumPart[] {
  const scored = log.filter((event) => weightOf(event) > 0);
  return [...Map.groupBy(scored, ({ period }) => period).values()].flatMap((ofSet) =>
    Array.from({ length: Math.ceil(ofSet.length / points) }, (_, index) =>
      partOfEvents(ofSet.slice(index * points, (index + 1) * points), index),
    ),
  );
}

function partOfEvents(events: readonly LogEvent[], index: number): MomentumPart {
  const of = (side: Side) =>
    events
      .filter((event) => event.side !== null && sideOf(event.side, event) === side)
      .reduce((total, event) => total + weightOf(event), 0);
  return { home: of('home'), away: of('away'), isFirst: index === 0 };
}

const weightOf = ({ type }: LogEvent): number => pressure[type] ?? eventKinds[type].points;
/** An own goal is the other side's doing. */
const sideOf = (side: Side, { type }: LogEvent) => (type === 'own-goal' ? otherSide(side) : side);
const sum = (parts: readonly Pair[], side: Side): number => parts.reduce((total, part) => total + part[side], 0);
