import { liveRulesOf, type LoggedEvent, toLog } from '../../entities/game/game-log.ts';
import {
  addedMinutes,
  type ClockNow,
  clockOf,
  currentPoints,
  elapsedAt,
  goesOn,
  isPartWon,
  type LiveRules,
  partOf,
  replay,
  type Replay,
  scoreNow,
  shootoutPeriod,
} from '../../live/index.ts';
import type { OutboxEntry } from '../../models/outbox/outbox.ts';
import type { Game, GameEvent, NewGameEvent } from '../../shared/api/generated/model';
import { newId } from '../../shared/platform/new-id.ts';
import { withUnsent } from './with-unsent.ts';

/** A game as its tracker sees it: what was entered on this device counts before it is sent. */
export interface Tracked {
  /** With the score, the part and the clock that the whole log tells. */
  readonly game: Game;
  readonly events: readonly GameEvent[];
  readonly rules: LiveRules;
  readonly state: Replay<LoggedEvent>['state'];
  readonly clock: ClockNow | null;
  /** Not void, and fitting. */
  readonly log: readonly LoggedEvent[];
  /** What can come next. */
  readonly next: 'start' | 'play' | 'end-part' | 'end-game' | 'over';
  readonly isShootout: boolean;
}

export function trackedOf(game: Game, sent: readonly GameEvent[], unsent: readonly OutboxEntry[]): Tracked {
  const rules = liveRulesOf(game);
  const events = withUnsent(game, sent, unsent);
  const { state, entries } = replay(rules, toLog(events));
  const log = entries.filter(({ event, refused }) => !event.isVoid && refused === null).map(({ event }) => event);
  const clock = clockOf(rules, log);
  return {
    game: { ...game, ...shownOf(game, { rules, state, clock, log }) },
    events,
    rules,
    state,
    clock,
    log,
    next: nextOf(state, rules),
    isShootout: state.period > 0 && state.period === shootoutPeriod(rules),
  };
}

const statuses = { before: 'scheduled', playing: 'live', break: 'break', over: 'finished' } as const;

function shownOf(
  { score, live }: Game,
  { rules, state, clock, log }: Pick<Tracked, 'rules' | 'state' | 'clock' | 'log'>,
): Pick<Game, 'status' | 'score' | 'live'> {
  const { home, away, periods, sets, shootout } = scoreNow(state, rules);
  const current = currentPoints(state, rules);
  return {
    status: statuses[state.phase],
    score: { ...score, home, away, periods: [...periods], sets: [...sets], shootout },
    live: live && {
      ...live,
      period: state.period,
      part: partOf(rules, state.period),
      clock: clock && {
        ...clock,
        anchor_at: clock.anchor_at === null ? null : new Date(clock.anchor_at).toISOString(),
      },
      added_minutes: state.phase === 'playing' ? addedMinutes(log, state.period) : null,
      current: current && { ...current },
      serving: state.phase === 'playing' ? state.serving : null,
    },
  };
}

function nextOf(state: Tracked['state'], rules: LiveRules): Tracked['next'] {
  switch (state.phase) {
    case 'over':
      return 'over';
    case 'playing':
      return isPartWon(state, rules) ? 'end-part' : 'play';
    default:
      return goesOn(state, rules) ? 'start' : 'end-game';
  }
}

/** What may be said of a new entry; `clock_ms` of one that sets the clock. */
export type EntryDetails = Pick<NewGameEvent, 'type'> &
  Partial<Pick<NewGameEvent, 'side' | 'player_id' | 'related_player_id' | 'how' | 'minutes' | 'note' | 'clock_ms'>>;

const LONGEST = 21_600_000; // of the contract

/**
 * An entry that is made now, `serverNow` in epoch ms: where in the game it stands follows from the log. What a device knows of the
 * server's time moves by some ms with each answer: no entry is earlier than the last one.
 */
export function newEntry(tracked: Tracked, serverNow: number, details: EntryDetails): NewGameEvent {
  const { state, log } = tracked;
  const at = Math.max(serverNow, ...log.map((event) => event.at));
  const isStart = details.type === 'period-start';
  const period = isStart ? state.period + 1 : Math.max(1, state.period);
  const clock_ms = isStart ? 0 : Math.min(LONGEST, details.clock_ms ?? elapsedIn(tracked, period, at, details.type));
  return { ...details, client_id: newId(), period, clock_ms, at: new Date(at).toISOString() };
}

/** Ends come after everything else of their part, also where the clock was put back. */
const ends = new Set<NewGameEvent['type']>(['period-end', 'game-end']);

function elapsedIn({ clock, log }: Tracked, period: number, at: number, type: NewGameEvent['type']): number {
  const own = log.filter((event) => event.period === period);
  const latest = Math.max(0, ...own.map((event) => event.clock_ms));
  if (clock) {
    const elapsed = Math.round(elapsedAt(clock, at));
    return ends.has(type) ? Math.max(elapsed, latest) : elapsed;
  }
  const begun = own.find((event) => event.type === 'period-start')?.at ?? at;
  return Math.max(latest, at - begun);
}

const ofClock = new Set<NewGameEvent['type']>(['clock-start', 'clock-stop']);

/**
 * What was done to the clock of the part that is on, later than where it is put back to. It is taken back then: the part would not
 * end before it, and the clock was not there.
 */
export const overtakenBy = ({ log, state }: Tracked, clock_ms: number): string[] =>
  log
    .filter((event) => ofClock.has(event.type) && event.period === state.period && event.clock_ms > clock_ms)
    .map(({ client_id }) => client_id);
