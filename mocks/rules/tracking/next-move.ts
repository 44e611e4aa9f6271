import {
  clockOf,
  elapsedAt,
  goesOn,
  isPartWon,
  type LiveRules,
  periodLength,
  type Replay,
  type Side,
} from '../../../src/live/index.ts';
import { random, type Random } from '../../../src/tournament/index.ts';
import type { GameEventType } from '../../../src/shared/api/generated/model.ts';
import { MINUTE } from '../shared/time.ts';
import type { StoredEvent } from '../games/log.ts';

/** What happens next in a game that plays itself, and when. */
export interface Move {
  readonly type: GameEventType;
  readonly side: Side | null;
  readonly player_id: number | null;
  readonly period: number;
  readonly clock_ms: number;
  readonly at: number;
}
export type Squads = Readonly<Record<Side, readonly number[]>>;

const S = 1_000;
/** Between two entries, ms: at least, and up to so much more. */
const pause: Record<LiveRules['sport'], readonly [least: number, more: number]> = {
  football: [60 * S, 180 * S],
  basketball: [10 * S, 20 * S],
  volleyball: [15 * S, 15 * S],
  tennis: [20 * S, 20 * S],
};
const halfTime: Record<LiveRules['sport'], number> = {
  football: 15 * MINUTE,
  basketball: 10 * MINUTE,
  volleyball: MINUTE,
  tennis: MINUTE,
};
const BREAK = 2 * MINUTE;
const KICK = 40 * S;
/** How likely each is, one after another; the last is the rest. */
const chances: Record<'football' | 'basketball', readonly (readonly [GameEventType, number])[]> = {
  football: [
    ['goal', 0.08],
    ['yellow-card', 0.1],
    ['corner', 1],
  ],
  basketball: [
    ['two-points', 0.45],
    ['three-points', 0.15],
    ['free-throw', 0.15],
    ['free-throw-missed', 0.1],
    ['personal-foul', 1],
  ],
};

/** The next entry of a game that nobody tracks: the same for the same log. Null once it is over. */
export function nextMove(rules: LiveRules, played: Replay<StoredEvent>, squads: Squads, gameId: number): Move | null {
  const { state, entries } = played;
  const last = entries.at(-1)?.event;
  if (!last || state.phase === 'over' || state.phase === 'before') return null;
  const chance = random(gameId * 10_007 + entries.length);
  const { period } = state;
  const plain = { side: null, player_id: null, period };
  if (state.phase === 'break') {
    if (goesOn(state, rules)) {
      const isHalf = period * 2 === rules.periods || rules.periods === null;
      const at = last.at + (isHalf ? halfTime[rules.sport] : BREAK);
      return { ...plain, type: 'period-start', period: period + 1, clock_ms: 0, at };
    }
    return { ...plain, type: 'game-end', clock_ms: last.clock_ms, at: last.at + 20 * S };
  }
  return inPlay(rules, played, { last, chance, squads });
}

interface Now {
  readonly last: StoredEvent;
  readonly chance: Random;
  readonly squads: Squads;
}
function inPlay(rules: LiveRules, { state, entries }: Replay<StoredEvent>, { last, chance, squads }: Now): Move {
  const { period } = state;
  const [least, more] = pause[rules.sport];
  const at = last.at + least + Math.floor(chance() * more);
  const side: Side = chance() < 0.5 ? 'home' : 'away';
  if (state.shootout) {
    const next: Side = state.kicks.home <= state.kicks.away ? 'home' : 'away';
    const type = chance() < 0.75 ? 'shootout-goal' : 'shootout-miss';
    const kick = { side: next, player_id: null, period, clock_ms: last.clock_ms + KICK, at: last.at + KICK };
    return isPartWon(state, rules) ? { ...kick, side: null, type: 'period-end' } : { ...kick, type };
  }
  const clock_ms = last.clock_ms + (at - last.at);
  if (rules.best_of_sets !== null) {
    const rally = { player_id: null, period, clock_ms, at };
    return isPartWon(state, rules) ? { ...rally, side: null, type: 'period-end' } : { ...rally, side, type: 'point' };
  }
  const length = periodLength(rules, period) ?? 0;
  const clock = clockOf(
    rules,
    entries.map(({ event }) => event),
  );
  const elapsed = clock ? elapsedAt(clock, at) : clock_ms;
  if (elapsed >= length) {
    const end = at + Math.min(0, length - elapsed);
    return { type: 'period-end', side: null, player_id: null, period, clock_ms: length, at: Math.max(end, last.at) };
  }
  const player_id = squads[side][Math.floor(chance() * squads[side].length)] ?? null;
  const sport = rules.sport === 'basketball' ? 'basketball' : 'football';
  const move = { type: chosen(sport, chance()), side, player_id, period, clock_ms: elapsed, at };
  return mayBe(move, state.players) ? move : { ...move, type: quiet[sport], player_id: null };
}

/** What happens in place of something that cannot. */
const quiet = { football: 'corner', basketball: 'free-throw-missed' } as const;

function chosen(sport: keyof typeof chances, chance: number): GameEventType {
  let left = chance;
  for (const [type, share] of chances[sport]) {
    if (left < share) return type;
    left -= share;
  }
  return quiet[sport];
}

/** Nobody is booked twice, and whoever is out does nothing. */
function mayBe({ type, player_id }: Move, players: Replay<StoredEvent>['state']['players']): boolean {
  const tally = player_id === null ? undefined : players.get(player_id);
  return !tally?.isOut && (type !== 'yellow-card' || tally === undefined || tally.yellows === 0);
}
