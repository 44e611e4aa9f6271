import { eventKinds } from '../kinds.ts';
import { replay } from '../replay.ts';
import { currentPoints, scoreNow } from '../score.ts';
import type { LineUps, LiveRules, LogEvent, Pair, SetNow, Side } from '../types.ts';

const noRules = {
  periods: null,
  period_minutes: null,
  extra_time_minutes: null,
  best_of_sets: null,
  set_points: null,
  last_set_points: null,
  tiebreak_at: null,
  super_tiebreak_last: false,
  draw: false,
  shootout: false,
} as const;

export const football: LiveRules = { ...noRules, sport: 'football', periods: 2, period_minutes: 45, draw: true };
/** With extra time and a shoot-out. */
export const cup: LiveRules = { ...football, extra_time_minutes: 15, draw: false, shootout: true };
export const basketball: LiveRules = {
  ...noRules,
  sport: 'basketball',
  periods: 4,
  period_minutes: 10,
  extra_time_minutes: 5,
};
export const volleyball: LiveRules = {
  ...noRules,
  sport: 'volleyball',
  best_of_sets: 5,
  set_points: 25,
  last_set_points: 15,
};
export const tennis: LiveRules = { ...noRules, sport: 'tennis', best_of_sets: 3, set_points: 6, tiebreak_at: 6 };
/** With a super tie-break in place of the third set. */
export const shortTennis: LiveRules = { ...tennis, super_tiebreak_last: true };

const isType = (word: string): word is LogEvent['type'] => Object.hasOwn(eventKinds, word);
const words: Readonly<Record<string, LogEvent['type']>> = { start: 'period-start', end: 'period-end' };
const isSide = (word: string): word is Side => word === 'home' || word === 'away';

/**
 * A log from a report of the match: `start 1`, `goal home 12:30 #7`, `end`. `#7 #12` are players, `@2` another period than the one
 * that is on, `~95` the second at which it was entered, `+4` the minutes of added time, `x25` so many of them, `void` before what does
 * not count. `rallies hha` are points of home, home and away. Without a time a second has passed since the entry before in its period.
 * An entry has its own text in its id.
 */
export function log(...report: readonly string[]): LogEvent[] {
  const events: LogEvent[] = [];
  for (const text of report.flatMap(alone)) events.push(entry(text, events));
  return events;
}

function alone(text: string): string[] {
  const [first = '', second = ''] = text.split(' ');
  if (first === 'rallies') return second.split('').map((letter) => `point ${letter === 'h' ? 'home' : 'away'}`);
  const times = Number(/ x(\d+)/.exec(text)?.[1] ?? 1);
  return Array.from({ length: times }, () => text.replace(/ x\d+/, ''));
}

function entry(text: string, before: readonly LogEvent[]): LogEvent {
  const seq = before.length + 1;
  const isVoid = text.startsWith('void ');
  const [first = '', ...rest] = text.replace('void ', '').split(' ');
  const type = words[first] ?? first;
  if (!isType(type)) throw new Error(`no entry: ${text}`);
  const numbers = (mark: string) => rest.filter((word) => word.startsWith(mark)).map((word) => Number(word.slice(1)));
  const [player = null, related = null] = numbers('#');
  const started = type === 'period-start' ? rest.find((word) => /^\d+$/.test(word)) : undefined;
  const period = Number(started ?? numbers('@')[0] ?? before.at(-1)?.period ?? 1);
  const [minutes, seconds = 0] =
    rest
      .find((word) => word.includes(':'))
      ?.split(':')
      .map(Number) ?? [];
  const last = before.findLast((one) => one.period === period);
  const passed = last ? last.clock_ms + 1000 : 0;
  return {
    client_id: `${seq} ${text}`,
    seq,
    type,
    side: rest.find(isSide) ?? null,
    player_id: player,
    related_player_id: related,
    period,
    clock_ms: minutes === undefined ? passed : (minutes * 60 + seconds) * 1000,
    at: (numbers('~')[0] ?? seq) * 1000,
    minutes: numbers('+')[0] ?? null,
    isVoid,
  };
}

const short = (pair: Pair) => `${pair.home}:${pair.away}`;
const shortSet = ({ tiebreak, ...set }: SetNow) => (tiebreak ? `${short(set)} (${short(tiebreak)})` : short(set));

/** What a log tells, as short texts; `refused` names what does not fit: `2 goal home: period_over`. */
export function told(rules: LiveRules, events: readonly LogEvent[], lineUps?: LineUps) {
  const { state, entries } = replay(rules, events, lineUps);
  const { periods, sets, shootout, ...score } = scoreNow(state, rules);
  const points = currentPoints(state, rules);
  return {
    state,
    phase: state.phase,
    score: short(score),
    periods: periods.map(short).join(' '),
    sets: sets.map(shortSet).join(' '),
    shootout: shootout && short(shootout),
    points: points && `${points.home}:${points.away}`,
    serving: state.serving,
    out: [...state.players].filter(([, { isOut }]) => isOut).map(([id]) => id),
    refused: entries.flatMap(({ event, refused }) => (refused ? [`${event.client_id}: ${refused}`] : [])),
  };
}
