import {
  currentPoints,
  type Entry,
  eventKinds,
  type LiveRules,
  minuteLabel,
  periodLength,
  scoreNow,
} from '../../live/index.ts';
import type { Game, GameEvent } from '../../shared/api/generated/model';
import { liveRulesOf, type LoggedEvent, replayGame } from './game-log.ts';
import { minutesAndSeconds } from './live-clock.ts';

/** One line of the timeline. */
export interface TimelineRow {
  event: LoggedEvent;
  /** When in the game: `23'`, or what is left of the quarter; null where nobody counts the time. */
  minute: string | null;
  /** The score after it; null of what counts nothing. */
  score: string | null;
}

/** The clock says by itself when it stands. */
const silent = new Set<GameEvent['type']>(['clock-start', 'clock-stop']);

/** What happened in a game, latest first. */
export function timelineRows(game: Pick<Game, 'rules' | 'sport'>, events: readonly GameEvent[]): TimelineRow[] {
  const rules = liveRulesOf(game);
  return replayGame(game, events)
    .entries.filter(({ event }) => !silent.has(event.type))
    .map((entry) => ({ event: entry.event, minute: minuteOf(rules, entry.event), score: scoreAfter(rules, entry) }))
    .toReversed();
}

function minuteOf(rules: LiveRules, event: LoggedEvent): string | null {
  const length = periodLength(rules, event.period);
  if (length === null || event.type === 'period-start' || event.type === 'game-end') return null;
  if (rules.sport === 'basketball') return minutesAndSeconds(Math.max(0, length - event.clock_ms));
  return minuteLabel(rules, event);
}

const kicks = new Set<GameEvent['type']>(['shootout-goal', 'shootout-miss']);

function scoreAfter(rules: LiveRules, { event, state, refused }: Entry<LoggedEvent>): string | null {
  if (event.isVoid || refused !== null) return null;
  if (kicks.has(event.type)) return state.shootout && pair(state.shootout);
  if (event.type === 'period-end' || event.type === 'game-end') return pair(scoreNow(state, rules));
  if (eventKinds[event.type].points === 0) return null;
  const set = state.sets.at(-1);
  if (!set) return pair(scoreNow(state, rules));
  // a game of tennis that was just won says how the set stands, as does a rally
  const isOfGame = rules.sport === 'tennis' && state.game.home + state.game.away > 0;
  const current = isOfGame ? currentPoints(state, rules) : null;
  return pair(current ?? set);
}

const pair = ({ home, away }: { home: number | string; away: number | string }): string => `${home}–${away}`;
