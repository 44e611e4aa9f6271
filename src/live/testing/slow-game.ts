import type { LineUps, LiveRules, LogEvent, Pair, Refusal, SetNow, Side } from '../types.ts';
import { firstServer, serverAfter, setAfter, setsOf, winnerOf } from './slow-sets.ts';

/**
 * The game of design §10 once more, written from the text alone, for the random logs: nothing is remembered but the entries that
 * fitted, and they are counted anew for each question.
 */
type Type = LogEvent['type'];

const anySport: readonly Type[] = ['period-start', 'period-end', 'game-end', 'note'];
const withClock: readonly Type[] = ['clock-start', 'clock-stop'];
const sportTypes: Readonly<Record<LiveRules['sport'], readonly Type[]>> = {
  football: [
    ...withClock,
    ...(['goal', 'penalty-goal', 'own-goal', 'penalty-missed', 'yellow-card', 'second-yellow', 'red-card'] as const),
    ...(['substitution', 'corner', 'injury-time', 'shootout-goal', 'shootout-miss'] as const),
  ],
  basketball: [
    ...withClock,
    ...(['free-throw', 'two-points', 'three-points', 'free-throw-missed', 'personal-foul'] as const),
    ...(['technical-foul', 'timeout', 'substitution'] as const),
  ],
  volleyball: ['point', 'timeout', 'substitution', 'sanction'],
  tennis: ['point', 'retirement', 'code-violation'],
};
const ofNoSide: ReadonlySet<Type> = new Set([...anySport, ...withClock, 'injury-time']);
/** Also between two periods. */
const notPlayed: ReadonlySet<Type> = new Set([
  'note',
  'yellow-card',
  'second-yellow',
  'red-card',
  'substitution',
  'technical-foul',
  'sanction',
  'retirement',
  'code-violation',
]);
const worth: Partial<Record<Type, number>> = {
  goal: 1,
  'penalty-goal': 1,
  'own-goal': 1,
  'free-throw': 1,
  'two-points': 2,
  'three-points': 3,
  point: 1,
};

/** What is kept of players. */
const tallied: ReadonlySet<Type> = new Set([
  'goal',
  'penalty-goal',
  'own-goal',
  'yellow-card',
  'second-yellow',
  'red-card',
  'free-throw',
  'two-points',
  'three-points',
  'personal-foul',
  'technical-foul',
  'point',
]);

export interface SlowInput {
  readonly rules: LiveRules;
  readonly log: readonly LogEvent[];
  readonly lineUps: LineUps;
}
type Told = readonly LogEvent[];

const count = (told: Told, ...types: readonly Type[]) => told.filter(({ type }) => types.includes(type)).length;
const ofSide = (told: Told, side: Side) => told.filter((event) => event.side === side);
const periodOf = (told: Told) => count(told, 'period-start');
const isOn = (told: Told) => periodOf(told) > count(told, 'period-end');
const sides = (of: (side: Side, other: Side) => number): Pair => ({
  home: of('home', 'away'),
  away: of('away', 'home'),
});

function shootoutNumber({ sport, periods, extra_time_minutes: extra, shootout }: LiveRules): number | null {
  return shootout ? (periods ?? 0) + (sport === 'football' && extra ? 2 : 0) + 1 : null;
}

/** Goals or points of a period; an own goal counts for the other side. */
function scored(told: Told, period: number): Pair {
  const here = told.filter((event) => event.period === period);
  const sum = (events: Told) => events.reduce((all, { type }) => all + (worth[type] ?? 0), 0);
  const isOwn = ({ type }: LogEvent) => type === 'own-goal';
  return sides(
    (side, other) => sum(ofSide(here, side).filter((event) => !isOwn(event))) + sum(ofSide(here, other).filter(isOwn)),
  );
}

function periodsOf(rules: LiveRules, told: Told): Pair[] {
  if (rules.best_of_sets !== null) return [];
  const numbers = told.filter(({ type }) => type === 'period-start').map(({ period }) => period);
  return numbers.filter((number) => number !== shootoutNumber(rules)).map((number) => scored(told, number));
}

function total(rules: LiveRules, told: Told): Pair {
  const won = setsOf(rules, told).map((set, index) => winnerOf(rules, set, index + 1));
  const periods = periodsOf(rules, told);
  if (rules.best_of_sets === null) return sides((side) => periods.reduce((sum, pair) => sum + pair[side], 0));
  return sides((side) => won.filter((winner) => winner === side).length);
}

/** Whether rules and score ask for one more period or set. */
function isMoreToPlay(rules: LiveRules, told: Told): boolean {
  const { home, away } = total(rules, told);
  const { best_of_sets: best, periods } = rules;
  if (best !== null) return count(told, 'retirement') === 0 && home < best / 2 && away < best / 2;
  const played = periodOf(told) - (periods ?? 0);
  if (played < 0) return true;
  if (rules.draw || periodOf(told) === shootoutNumber(rules)) return false;
  // both halves of extra time are played
  if (played === 1 && rules.sport === 'football' && rules.extra_time_minutes) return true;
  return home === away;
}

/** Whether the kicks that are left of five each cannot turn it, or after as many kicks one leads. */
function areKicksDecided(told: Told): boolean {
  const goals = (side: Side) => count(ofSide(told, side), 'shootout-goal');
  const kicks = (side: Side) => count(ofSide(told, side), 'shootout-goal', 'shootout-miss');
  const atBest = (side: Side) => goals(side) + Math.max(0, 5 - kicks(side));
  if (kicks('home') < 5 || kicks('away') < 5) return goals('home') > atBest('away') || goals('away') > atBest('home');
  return kicks('home') === kicks('away') && goals('home') !== goals('away');
}

const actsOf = (told: Told, player: number, ...types: readonly Type[]) =>
  count(
    told.filter((event) => event.player_id === player),
    ...types,
  );
const isSentOff = (told: Told, player: number) => actsOf(told, player, 'second-yellow', 'red-card') > 0;
const isOut = (told: Told, player: number) =>
  isSentOff(told, player) || actsOf(told, player, 'personal-foul', 'technical-foul') >= 5;

/** Why an entry does not fit after those that fitted. */
function whyNot({ rules, lineUps }: SlowInput, told: Told, event: LogEvent): Refusal | null {
  const { type, period } = event;
  if (![...anySport, ...sportTypes[rules.sport]].includes(type)) return 'not_of_sport';
  if (count(told, 'game-end') > 0) return 'game_over';
  if (event.side === null && !ofNoSide.has(type)) return 'no_side';
  if (type === 'period-start') {
    if (isOn(told)) return 'period_on';
    if (period !== periodOf(told) + 1) return 'other_period';
    return isMoreToPlay(rules, told) ? null : 'decided';
  }
  if (periodOf(told) === 0) return 'not_started';
  if (period !== periodOf(told)) return 'other_period';
  if (type === 'game-end') {
    if (isOn(told)) return 'period_on';
    return isMoreToPlay(rules, told) ? 'undecided' : null;
  }
  if (!isOn(told) && !notPlayed.has(type)) return 'period_over';
  if (type === 'period-end') return whyNotOver(rules, told);
  return whyNotThey(lineUps, told, event) ?? whyNotNow(rules, told, event);
}

function isSetOver(rules: LiveRules, told: Told): boolean {
  const set = setsOf(rules, told).at(-1);
  return set !== undefined && winnerOf(rules, set, periodOf(told)) !== null;
}

function whyNotOver(rules: LiveRules, told: Told): Refusal | null {
  if (rules.best_of_sets !== null && count(told, 'retirement') === 0 && !isSetOver(rules, told)) return 'set_open';
  return periodOf(told) === shootoutNumber(rules) && !areKicksDecided(told) ? 'undecided' : null;
}

function whyNotThey(lineUps: LineUps, told: Told, event: LogEvent): Refusal | null {
  const { type, side, player_id: player, related_player_id: related } = event;
  const may = side === null ? [] : [...lineUps[side]];
  const isChange = type === 'substitution';
  for (const one of [player, related])
    if (one !== null && may.length > 0 && !may.includes(one)) return 'unknown_player';
  if (isChange && player !== null && player === related) return 'unknown_player';
  if (related !== null && isOut(told, related)) return 'player_out';
  // five fouls are a reason to be replaced, a red card is not
  if (player !== null && (isChange ? isSentOff(told, player) : isOut(told, player))) return 'player_out';
  return null;
}

function whyNotNow(rules: LiveRules, told: Told, { type, side, player_id: player, period }: LogEvent): Refusal | null {
  const isShootout = periodOf(told) === shootoutNumber(rules);
  const like = (sameTime: (of: number) => boolean) =>
    told.filter((event) => event.type === type && event.side === side && sameTime(event.period)).length;
  if (type.startsWith('shootout')) return !isShootout ? 'no_shootout' : areKicksDecided(told) ? 'decided' : null;
  if (worth[type] && isShootout) return 'only_shootout';
  if (type === 'yellow-card' && player !== null) return actsOf(told, player, 'yellow-card') > 0 ? 'has_card' : null;
  if (type === 'second-yellow' && player !== null) return actsOf(told, player, 'yellow-card') === 0 ? 'no_card' : null;
  if (type === 'point') return isSetOver(rules, told) ? 'set_won' : count(told, 'retirement') > 0 ? 'decided' : null;
  if (type === 'retirement') return isMoreToPlay(rules, told) ? null : 'decided';
  if (type === 'substitution' && rules.sport === 'volleyball')
    return like((of) => of === period) >= 6 ? 'no_substitution' : null;
  if (type !== 'timeout') return null;
  const { periods } = rules;
  if (periods === null) return like((of) => of === period) >= 2 ? 'no_timeout' : null;
  const half = (of: number) => (of > periods ? of : of <= periods / 2 + 0.5 ? 'first' : 'second');
  const most = half(period) === 'first' ? 2 : half(period) === 'second' ? 3 : 1;
  return like((of) => half(of) === half(period)) >= most ? 'no_timeout' : null;
}

function isBefore(one: LogEvent, other: LogEvent): boolean {
  if (one.period !== other.period) return one.period < other.period;
  return one.clock_ms === other.clock_ms ? one.seq < other.seq : one.clock_ms < other.clock_ms;
}

/** `7: 12 points, 5 fouls, out`. */
function playerText(told: Told, player: number): string {
  const theirs = told.filter((event) => event.player_id === player && event.type !== 'own-goal');
  const points = theirs.reduce((sum, { type }) => sum + (worth[type] ?? 0), 0);
  const fouls = actsOf(told, player, 'personal-foul', 'technical-foul');
  return `${player}: ${points} points, ${fouls} fouls${isOut(told, player) ? ', out' : ''}`;
}

/** All that is asked of a log. */
export function slowGame(input: SlowInput) {
  const { rules, log } = input;
  const told: LogEvent[] = [];
  const refusals = new Map<string, Refusal>();
  for (const event of log.toSorted((a, b) => (isBefore(a, b) ? -1 : 1))) {
    const why = event.isVoid ? null : whyNot(input, told, event);
    if (why) refusals.set(event.client_id, why);
    else if (!event.isVoid) told.push(event);
  }
  const players = new Set(told.flatMap(({ type, player_id: player }) => (tallied.has(type) && player) || []));
  const isOver = count(told, 'game-end') > 0;
  return {
    phase: isOver ? 'over' : periodOf(told) === 0 ? 'before' : isOn(told) ? 'playing' : 'break',
    score: finalScore(rules, told, isOver),
    periods: periodsOf(rules, told),
    sets: setsOf(rules, told).map(({ home, away, tiebreak }): SetNow =>
      tiebreak ? { home, away, tiebreak } : { home, away },
    ),
    shootout:
      periodOf(told) === shootoutNumber(rules) ? sides((side) => count(ofSide(told, side), 'shootout-goal')) : null,
    fouls: sides((side) =>
      count(
        ofSide(told, side).filter(({ period }) => period === periodOf(told)),
        ...(['personal-foul', 'technical-foul'] as const),
      ),
    ),
    points: isOn(told) ? calledPoints(rules, told) : null,
    serving: servingSide(rules, told),
    players: [...players].toSorted((a, b) => a - b).map((player) => playerText(told, player)),
    refusals,
  };
}

/** Who could not go on has lost, with the sets that the other side lacked. */
function finalScore(rules: LiveRules, told: Told, isOver: boolean): Pair {
  const gaveUp = told.find(({ type }) => type === 'retirement')?.side;
  const score = total(rules, told);
  if (!isOver || !gaveUp || rules.best_of_sets === null) return score;
  const needed = (rules.best_of_sets + 1) / 2;
  return gaveUp === 'home' ? { ...score, away: needed } : { ...score, home: needed };
}

function calledPoints(rules: LiveRules, told: Told): { home: string; away: string } | null {
  if (rules.best_of_sets === null) return null;
  const set = setAfter(rules, told, periodOf(told));
  const { home, away } = set.game;
  if (rules.sport === 'volleyball') return { home: `${set.home}`, away: `${set.away}` };
  if (set.isTieBreak) return { home: `${home}`, away: `${away}` };
  if (home >= 3 && away >= 3) return { home: home > away ? 'AD' : '40', away: away > home ? 'AD' : '40' };
  const call = (points: number) => (points === 0 ? '0' : points === 1 ? '15' : points === 2 ? '30' : '40');
  return { home: call(home), away: call(away) };
}

function servingSide(rules: LiveRules, told: Told): Side | null {
  const number = periodOf(told);
  if (rules.best_of_sets === null || number === 0) return null;
  if (rules.sport === 'tennis') return serverAfter(rules, told, number);
  const last = told.findLast(({ type, period }) => type === 'point' && period === number);
  return last?.side ?? firstServer(rules, told, number);
}
