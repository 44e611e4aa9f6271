import type { Id } from '../shared/api/generated/model';
import { eventKinds } from './kinds.ts';
import { goesOn, isPartWon } from './parts.ts';
import { isShootoutWon, shootoutPeriod } from './periods.ts';
import { tallied } from './players.ts';
import { afterPoint, afterRally, isMatchWon, isWon } from './sets.ts';
import {
  type LineUps,
  type LiveRules,
  type LiveState,
  type LogEvent,
  otherSide,
  type Pair,
  type Refusal,
  type Side,
} from './types.ts';

const NONE: Pair = { home: 0, away: 0 };
const plus = (pair: Pair, side: Side, by = 1): Pair => ({ ...pair, [side]: pair[side] + by });

export const beforeStart: LiveState = {
  phase: 'before',
  period: 0,
  periods: [],
  sets: [],
  shootout: null,
  kicks: NONE,
  game: NONE,
  firstServer: null,
  serving: null,
  fouls: NONE,
  timeouts: NONE,
  substitutions: NONE,
  players: new Map(),
  retired: null,
};

export type Step = { readonly next: LiveState; readonly refused?: undefined } | { readonly refused: Refusal };
const refuse = (refused: Refusal): Step => ({ refused });

/** The game after one more entry, or why it does not fit here; pure (design §10). */
export function step(state: LiveState, event: LogEvent, rules: LiveRules, lineUps: LineUps): Step {
  const kind = eventKinds[event.type];
  if (!kind.sports.includes(rules.sport)) return refuse('not_of_sport');
  if (state.phase === 'over') return refuse('game_over');
  if (kind.isOfSide && event.side === null) return refuse('no_side');
  switch (event.type) {
    case 'period-start':
      return startPeriod(state, event, rules);
    case 'period-end':
      return endPeriod(state, event, rules);
    case 'game-end':
      return endGame(state, event, rules);
    default: {
      const refused = misplaced(state, event, kind.isAnytime) ?? wrongPlayer(state, event, lineUps);
      return refused ? refuse(refused) : play(state, event, rules);
    }
  }
}

/** Something happens in the period that is on; cards, substitutions and notes also right after it. */
function misplaced({ phase, period }: LiveState, event: LogEvent, isAnytime: boolean): Refusal | null {
  if (phase === 'before') return 'not_started';
  if (event.period !== period) return 'other_period';
  return phase === 'break' && !isAnytime ? 'period_over' : null;
}

function wrongPlayer({ players }: LiveState, { side, player_id, related_player_id, type }: LogEvent, lineUps: LineUps) {
  const named = [player_id, related_player_id].filter((id) => id !== null);
  const among = side && lineUps[side];
  if (among && among.size > 0 && named.some((id) => !among.has(id))) return 'unknown_player';
  if (type === 'substitution' && related_player_id !== null && related_player_id === player_id) return 'unknown_player';
  // who is out after five fouls still has to be replaced; nobody comes on for who was sent off
  const isReplaced = (id: Id) => type === 'substitution' && id === player_id && players.get(id)?.reds === 0;
  return named.some((id) => players.get(id)?.isOut && !isReplaced(id)) ? 'player_out' : null;
}

function startPeriod(state: LiveState, event: LogEvent, rules: LiveRules): Step {
  if (state.phase === 'playing') return refuse('period_on');
  if (event.period !== state.period + 1) return refuse('other_period');
  const isOfSets = rules.best_of_sets !== null;
  if (!goesOn(state, rules)) return refuse('decided');
  const { period } = event;
  const begun: LiveState = { ...state, phase: 'playing', period, fouls: NONE };
  if (period === shootoutPeriod(rules)) return { next: { ...begun, shootout: NONE, kicks: NONE } };
  if (!isOfSets)
    return { next: { ...begun, periods: [...state.periods, NONE], timeouts: timeoutsAt(state, period, rules) } };
  const server = event.side ?? nextServer(state, rules);
  return {
    next: {
      ...begun,
      sets: [...state.sets, NONE],
      timeouts: NONE,
      substitutions: NONE,
      game: NONE,
      firstServer: server,
      serving: server,
    },
  };
}

/** Time-outs of basketball are counted by halves, and by periods of overtime. */
const timeoutsAt = ({ timeouts }: LiveState, period: number, { periods }: LiveRules): Pair =>
  period === Math.ceil((periods ?? 0) / 2) + 1 || period > (periods ?? 0) ? NONE : timeouts;

/** Volleyball: who received first in the set before; tennis goes on in turn. */
function nextServer({ firstServer }: LiveState, { sport }: LiveRules): Side {
  if (firstServer === null) return 'home';
  return sport === 'tennis' ? firstServer : otherSide(firstServer);
}

function endPeriod(state: LiveState, event: LogEvent, rules: LiveRules): Step {
  const refused = misplaced(state, event, false);
  if (refused) return refuse(refused);
  if (!isPartWon(state, rules)) {
    if (rules.best_of_sets !== null) return refuse('set_open');
    if (state.shootout) return refuse('undecided');
  }
  return { next: { ...state, phase: 'break' } };
}

function endGame(state: LiveState, event: LogEvent, rules: LiveRules): Step {
  if (state.phase === 'before') return refuse('not_started');
  if (event.period !== state.period) return refuse('other_period');
  if (state.phase === 'playing') return refuse('period_on');
  return goesOn(state, rules) ? refuse('undecided') : { next: { ...state, phase: 'over' } };
}

function play(state: LiveState, event: LogEvent, rules: LiveRules): Step {
  const { type } = event;
  const side = event.side ?? 'home'; // checked where it matters
  if (type === 'shootout-goal' || type === 'shootout-miss') return kick(state, side, type === 'shootout-goal');
  const { points } = eventKinds[type];
  if (state.shootout && points > 0) return refuse('only_shootout');
  const tally = tallied(state.players, event);
  if (typeof tally === 'string') return refuse(tally);
  const next = { ...state, players: tally };
  switch (type) {
    case 'point':
      return rally(next, side, rules);
    case 'timeout':
      return timeout(next, side, rules);
    case 'substitution':
      return substitution(next, side, rules);
    case 'personal-foul':
    case 'technical-foul':
      return { next: { ...next, fouls: plus(next.fouls, side) } };
    case 'retirement':
      return next.retired !== null || isMatchWon(next.sets, rules)
        ? refuse('decided')
        : { next: { ...next, retired: side } };
    default: {
      if (points === 0) return { next };
      const scorer = type === 'own-goal' ? otherSide(side) : side;
      const last = next.periods.at(-1) ?? NONE;
      return { next: { ...next, periods: [...next.periods.slice(0, -1), plus(last, scorer, points)] } };
    }
  }
}

function kick(state: LiveState, side: Side, isGoal: boolean): Step {
  const { shootout, kicks } = state;
  if (!shootout) return refuse('no_shootout');
  if (isShootoutWon(shootout, kicks)) return refuse('decided');
  return { next: { ...state, shootout: isGoal ? plus(shootout, side) : shootout, kicks: plus(kicks, side) } };
}

function rally(state: LiveState, side: Side, rules: LiveRules): Step {
  const set = state.sets.at(-1) ?? NONE;
  if (isWon(set, state.period, rules)) return refuse('set_won');
  if (state.retired !== null) return refuse('decided');
  return {
    next: { ...state, ...(rules.sport === 'tennis' ? afterPoint(state, side, rules) : afterRally(state, side)) },
  };
}

const OVERTIME_TIMEOUTS = 1;
function timeout(state: LiveState, side: Side, rules: LiveRules): Step {
  const { periods } = rules;
  const allowed =
    periods === null ? 2 : state.period > periods ? OVERTIME_TIMEOUTS : state.period > Math.ceil(periods / 2) ? 3 : 2;
  if (state.timeouts[side] >= allowed) return refuse('no_timeout');
  return { next: { ...state, timeouts: plus(state.timeouts, side) } };
}

const SET_SUBSTITUTIONS = 6;
function substitution(state: LiveState, side: Side, { sport }: LiveRules): Step {
  if (sport !== 'volleyball') return { next: state };
  if (state.substitutions[side] >= SET_SUBSTITUTIONS) return refuse('no_substitution');
  return { next: { ...state, substitutions: plus(state.substitutions, side) } };
}
