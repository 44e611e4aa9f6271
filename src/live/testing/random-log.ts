import { type Random, shuffled } from '../../tournament/index.ts';
import { eventKinds } from '../kinds.ts';
import { beforeStart, step } from '../step.ts';
import type { LineUps, LiveRules, LiveState, LogEvent, Side } from '../types.ts';
import { basketball, cup, shortTennis, volleyball } from './log.ts';

type Sport = LiveRules['sport'];
type Type = LogEvent['type'];

export interface RandomGame {
  readonly rules: LiveRules;
  readonly log: readonly LogEvent[];
  readonly lineUps: LineUps;
}

// the keys of a record are typed as texts only
const allTypes = Object.keys(eventKinds) as Type[];
const often: Readonly<Record<Sport, readonly Type[]>> = {
  football: ['goal', 'goal', 'own-goal', 'yellow-card', 'second-yellow', 'red-card', 'substitution'],
  basketball: [
    'two-points',
    'free-throw',
    'personal-foul',
    'personal-foul',
    'personal-foul',
    'timeout',
    'substitution',
  ],
  volleyball: ['timeout', 'substitution', 'substitution', 'sanction'],
  tennis: ['code-violation'],
};

/** Made up while it is played, so that most of it fits; then some is void, late or nonsense, and all is out of order. */
export function randomGame(sport: Sport, next: Random): RandomGame {
  const chance = (of: number) => next() < of;
  const pick = <T>(list: readonly T[]): T => {
    const one = list[Math.floor(next() * list.length)];
    if (one === undefined) throw new Error('nothing to pick');
    return one;
  };
  const rules = randomRules(sport, pick);
  const players = chance(0.3) ? { home: new Set([1, 2, 3]), away: new Set([11, 12, 13]) } : null;
  const lineUps = players ?? { home: new Set<number>(), away: new Set<number>() };
  /** What else there is than points of sets. */
  const aside = chance(0.3) ? 0.6 : 0.12;
  const isLeftOpen = chance(0.1);
  const haste = pick([0.1, 0.3]);
  const wanders = chance(0.3) ? 0.1 : 0;
  const events: LogEvent[] = [];
  let state: LiveState = beforeStart;
  let strong: Side = 'home';
  let luck = 0;
  let clock = 0;

  const player = (side: Side | null) =>
    chance(0.3) ? null : chance(0.03) ? pick([1, 11, 99]) : (side === 'away' ? 10 : 0) + pick([1, 2, 3, 3, 3]);
  const entry = (type: Type, side: Side | null, period: number): LogEvent => ({
    client_id: `${events.length + 1}`,
    seq: events.length + 1,
    type,
    side,
    player_id: player(side),
    related_player_id: type === 'substitution' ? player(side) : null,
    period,
    clock_ms: type === 'period-start' ? 0 : chance(wanders) ? Math.floor(next() * clock) : clock,
    at: 1_000_000 + events.length * 1000,
    minutes: null,
    isVoid: false,
  });
  const fits = (event: LogEvent) => step(state, event, rules, lineUps).refused === undefined;
  const frame = (type: Type) =>
    entry(
      type,
      type === 'period-start' && chance(0.2) ? pick(['home', 'away']) : null,
      type === 'period-start' ? state.period + 1 : state.period,
    );
  const play = (): LogEvent => {
    const side = chance(luck) ? strong : pick(['home', 'away'] as const);
    const { period, kicks } = state;
    if (state.shootout && chance(0.85)) {
      const kicker = kicks.home <= kicks.away ? 'home' : 'away';
      return entry(chance(0.7) ? 'shootout-goal' : 'shootout-miss', kicker, period);
    }
    if (rules.best_of_sets !== null && !chance(aside)) return entry('point', side, period);
    const type = chance(0.6)
      ? pick(often[sport])
      : pick(allTypes.filter((one) => eventKinds[one].sports.includes(sport) && eventKinds[one].isOfSide));
    return entry(type === 'retirement' && chance(0.5) ? 'note' : type, pick(['home', 'away']), period);
  };
  const nonsense = () =>
    entry(pick(allTypes), pick(['home', 'away', null]), Math.max(1, state.period + pick([-1, 0, 0, 1])));
  const wanted = (): LogEvent => {
    if (chance(0.06)) return nonsense();
    if (state.phase === 'before') return chance(0.06) ? play() : frame('period-start');
    if (state.phase === 'playing') {
      const end = frame('period-end');
      const isDue = rules.best_of_sets !== null || state.shootout !== null ? 0.7 : haste;
      return chance(fits(end) ? isDue : 0.02) ? end : play();
    }
    if (chance(0.15)) return play();
    const start = frame('period-start');
    return isLeftOpen || fits(start) !== chance(0.1) ? start : frame('game-end');
  };

  const length = 30 + Math.floor(next() * 90);
  while (events.length < length && !(state.phase === 'over' && chance(0.2))) {
    const event = wanted();
    events.push(event);
    const after = step(state, event, rules, lineUps);
    if (after.refused === undefined) {
      const { period, game } = after.next;
      if (period > state.period) clock = 0;
      if (period > state.period || (sport === 'tennis' && game.home + game.away === 0)) {
        strong = pick(['home', 'away']);
        luck = pick([0.2, 0.8, 1]);
      }
      state = after.next;
    }
    clock += chance(0.2) ? 0 : Math.floor(next() * 30_000);
  }
  const voids = chance(0.5) ? 0 : 0.04;
  const isFrame = (type: Type) => type.startsWith('period') || type === 'game-end';
  const taken = chance(0.1) ? shuffled(events, next).map(({ seq }) => seq) : [];
  const log = events.map((event, index) => {
    const isVoid = chance(isFrame(event.type) ? voids / 8 : voids);
    return Object.assign(event, { seq: taken[index] ?? event.seq, isVoid });
  });
  return { rules, log: shuffled(log, next), lineUps };
}

function randomRules(sport: Sport, pick: <T>(list: readonly T[]) => T): LiveRules {
  switch (sport) {
    case 'football': {
      const draw = pick([true, false, false]);
      return {
        ...cup,
        periods: pick([1, 2, 2, 2, 3]),
        extra_time_minutes: pick([null, 15]),
        draw,
        shootout: !draw && pick([true, true, false]),
      };
    }
    case 'basketball':
      return { ...basketball, periods: pick([1, 2, 3, 4, 4, 4]) };
    case 'volleyball':
      return {
        ...volleyball,
        best_of_sets: pick([1, 3, 5]),
        set_points: pick([3, 4, 6, 25]),
        last_set_points: pick([null, 2, 5]),
      };
    case 'tennis': {
      const games = pick([2, 2, 3, 6]);
      return {
        ...shortTennis,
        best_of_sets: pick([1, 3, 3, 5]),
        set_points: games,
        tiebreak_at: games - pick([0, 1]),
        super_tiebreak_last: pick([true, true, false]),
      };
    }
  }
}
