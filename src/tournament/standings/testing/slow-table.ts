import type {
  Card,
  Criterion,
  Outcome,
  RankingCriterion,
  Side,
  Sport,
  StandingsInput,
  TableGame,
  Totals,
} from '../types.ts';

/**
 * The standings of design §14 once more, written from the text alone, for the random tables: one team at a time is followed from
 * tie to tie, everything is counted anew for each question, and shares and ratios are fractions that are never divided.
 */
export interface SlowInput extends Omit<StandingsInput, 'rules'> {
  readonly criteria: readonly RankingCriterion[];
  /** Any order of the teams that is not theirs to change. */
  readonly lotOf: (team: number) => number;
}

/** Above, below. */
export type Fraction = readonly [number, number];
const isMore = (a: Fraction, b: Fraction) => a[0] * b[1] > b[0] * a[1];
const isSame = (a: Fraction, b: Fraction) => a[0] * b[1] === b[0] * a[1];

type Line = { -readonly [Key in keyof Totals]: number };

const pointsFor: Readonly<Record<Sport, { win: number; draw: number; loss: number }>> = {
  football: { win: 3, draw: 1, loss: 0 },
  basketball: { win: 2, draw: 0, loss: 1 },
  volleyball: { win: 3, draw: 0, loss: 0 },
  tennis: { win: 1, draw: 0, loss: 0 },
};

function hasStandingResult(game: TableGame): boolean {
  return game.resultStatus !== 'disputed' && (game.status === 'finished' || game.status === 'walkover');
}

/** A game that is on counts as its score is, where goals or points make it; points only once they differ. */
function isCountedNow({ status, score }: TableGame, sport: Sport): boolean {
  if (score === null || !/live|break/.test(status)) return false;
  return sport === 'football' || (sport === 'basketball' && score.home !== score.away);
}

const takesPart = (game: TableGame, team: number) => game.home === team || game.away === team;

/** Whether the games of this team count for anybody. */
function isCounted(input: SlowInput, team: number): boolean {
  if (input.teams.some(({ id, status }) => id === team && status === 'active')) return true;
  let all = 0;
  let half = 0;
  for (const game of input.games) {
    if (!takesPart(game, team)) continue;
    all += 1;
    half += hasStandingResult(game) ? 2 : 0;
  }
  return half >= all;
}

/** The line of a team in the table of the games among some teams. */
function lineOf(input: SlowInput, team: number, among: readonly number[]): Line {
  const line: Line = {
    played: 0,
    won: 0,
    drawn: 0,
    lost: 0,
    points: 0,
    for: 0,
    against: 0,
    setsWon: 0,
    setsLost: 0,
    fairPlay: 0,
  };
  for (const game of input.games) {
    const opponent = game.home === team ? game.away : game.home;
    if (!takesPart(game, team) || !among.includes(opponent)) continue;
    if (!hasStandingResult(game) && !isCountedNow(game, input.sport)) continue;
    if (!isCounted(input, team) || !isCounted(input, opponent)) continue;
    line.played += 1;
    if (game.status === 'walkover') addWalkover(line, input.sport, game, team);
    else addGame(line, input.sport, game, game.home === team ? 'home' : 'away');
  }
  return line;
}

function addWalkover(line: Line, sport: Sport, { home, forfeits = [] }: TableGame, team: number): void {
  const side = home === team ? 'home' : 'away';
  if (forfeits.includes(side)) line.lost += 1;
  else {
    line.won += 1;
    line.points += pointsFor[sport].win;
  }
  if (forfeits.length === 2) return;
  const sign = forfeits.includes(side) ? ('against' as const) : ('for' as const);
  if (sport === 'football') line[sign] += 3;
  if (sport === 'basketball') line[sign] += 20;
  if (sport === 'volleyball') line[sign] += 75;
  if (sport === 'tennis') line[sign] += 12;
  const sets = sign === 'for' ? ('setsWon' as const) : ('setsLost' as const);
  if (sport === 'volleyball') line[sets] += 3;
  if (sport === 'tennis') line[sets] += 2;
}

function addGame(line: Line, sport: Sport, game: TableGame, side: Side): void {
  const theirs = side === 'home' ? 'away' : 'home';
  const own = game.score?.[side] ?? 0;
  const other = game.score?.[theirs] ?? 0;
  const { win, draw, loss } = pointsFor[sport];
  const isWon = game.retired ? game.retired === theirs : own > other;
  const isFive = sport === 'volleyball' && own + other === 5;
  if (!game.retired && own === other) {
    line.drawn += 1;
    line.points += draw;
  } else if (isWon) {
    line.won += 1;
    line.points += isFive ? 2 : win;
  } else {
    line.lost += 1;
    line.points += isFive ? 1 : loss;
  }
  if (sport === 'football' || sport === 'basketball') {
    line.for += own;
    line.against += other;
  } else {
    line.setsWon += own;
    line.setsLost += other;
    for (const set of game.sets ?? []) {
      line.for += set.isMatchTiebreak ? (set[side] > set[theirs] ? 1 : 0) : set[side];
      line.against += set.isMatchTiebreak ? (set[theirs] > set[side] ? 1 : 0) : set[theirs];
    }
  }
  line.fairPlay += fairness((game.cards ?? []).filter((card) => card.side === side));
}

function fairness(cards: readonly Card[]): number {
  let sum = 0;
  const seen: number[] = [];
  for (const { player, kind } of cards) {
    if (player === null) sum -= { 'yellow-card': 1, 'second-yellow': 3, 'red-card': 4 }[kind];
    if (player === null || seen.includes(player)) continue;
    seen.push(player);
    const got = cards.filter((card) => card.player === player).map((card) => card.kind);
    const isSentOff = got.includes('red-card');
    const isBooked = got.some((one) => one !== 'red-card');
    const isBookedTwice =
      got.includes('second-yellow') || got.indexOf('yellow-card') !== got.lastIndexOf('yellow-card');
    if (isSentOff) sum -= isBooked ? 5 : 4;
    else sum -= isBookedTwice ? 3 : 1;
  }
  return sum;
}

function measure(key: Criterion, line: Line): Fraction {
  const share = (a: number, b: number): Fraction => (b === 0 ? [0, 1] : [a, b]);
  const ratio = (a: number, b: number): Fraction => (a === 0 ? [0, 1] : [a, b]);
  switch (key) {
    case 'points':
    case 'h2h_points':
      return [line.points, 1];
    case 'wins':
    case 'h2h_wins':
      return [line.won, 1];
    case 'win_pct':
    case 'h2h_win_pct':
      return share(line.won, line.played);
    case 'diff':
    case 'h2h_diff':
      return [line.for - line.against, 1];
    case 'scored':
    case 'h2h_scored':
      return [line.for, 1];
    case 'set_ratio':
      return ratio(line.setsWon, line.setsLost);
    case 'point_ratio':
      return ratio(line.for, line.against);
    case 'set_pct':
      return share(line.setsWon, line.setsWon + line.setsLost);
    case 'game_pct':
      return share(line.for, line.for + line.against);
    case 'fair_play':
      return [line.fairPlay, 1];
    case 'lots':
      throw new Error('lots are not measured');
  }
}

const willHaveNoResult = ({ status }: TableGame) => status === 'cancelled' || status === 'abandoned';

/** How each pair of these teams has met; every pair is looked at twice. */
function pairsAre(
  input: SlowInput,
  teams: readonly number[],
  isFine: (games: readonly TableGame[]) => boolean,
): boolean {
  return teams.every((one) =>
    teams.every(
      (other) => one === other || isFine(input.games.filter((game) => takesPart(game, one) && takesPart(game, other))),
    ),
  );
}

/** Lots are the last criterion, also where they are not listed. */
export const withLots = (criteria: readonly RankingCriterion[]): readonly RankingCriterion[] =>
  criteria.at(-1)?.key === 'lots' ? criteria : [...criteria, { key: 'lots' }];

const activeIn = ({ teams }: SlowInput) => teams.filter(({ status }) => status === 'active').map(({ id }) => id);

export const isOver = (input: SlowInput): boolean =>
  pairsAre(
    input,
    activeIn(input),
    (games) => games.length >= input.legs && games.every((game) => hasStandingResult(game) || willHaveNoResult(game)),
  );

/** Whether a criterion can be asked of teams that are level. */
export function canAsk(input: SlowInput, { key, onlyIfTwo }: RankingCriterion, level: readonly number[]): boolean {
  if (onlyIfTwo && level.length !== 2) return false;
  if (key === 'lots') return isOver(input);
  if (!key.startsWith('h2h')) return true;
  return pairsAre(
    input,
    level,
    (games) =>
      games.filter(hasStandingResult).length >= input.legs &&
      games.every((game) => hasStandingResult(game) || willHaveNoResult(game)),
  );
}

function lineOfSeason(input: SlowInput, team: number): Line {
  const line = lineOf(
    input,
    team,
    input.teams.map(({ id }) => id),
  );
  for (const { id, deductions } of input.teams)
    if (id === team) for (const { points } of deductions) line.points -= points;
  return line;
}

export function valueOf(input: SlowInput, key: Criterion, team: number, level: readonly number[]): Fraction {
  if (key === 'lots') return [input.lotOf(team), 1];
  return measure(key, key.startsWith('h2h') ? lineOf(input, team, level) : lineOfSeason(input, team));
}

interface SlowPlace {
  readonly rank: number;
  /** What separated the team from some of those that it was level with, and who they all were. */
  readonly ties: readonly { readonly criterion: Criterion; readonly level: readonly number[] }[];
}

/** The place of an active team: it is followed through the criteria together with those it is level with. */
function placeOf(input: SlowInput, team: number): SlowPlace {
  const criteria = withLots(input.criteria);
  const isHeadToHead = ({ key }: RankingCriterion) => key.startsWith('h2h');
  const ties: { criterion: Criterion; level: readonly number[] }[] = [];
  let level = activeIn(input);
  let rank = 1;
  let at = 0;
  while (level.length > 1 && at < criteria.length) {
    const criterion = criteria[at];
    if (!criterion) break;
    const here = level;
    const isAsked = canAsk(input, criterion, here);
    const value = (of: number) => valueOf(input, criterion.key, of, here);
    const same = isAsked ? here.filter((other) => isSame(value(other), value(team))) : here;
    if (same.length === here.length) {
      at += 1;
      continue;
    }
    if (!(at === 0 && here.length === activeIn(input).length))
      ties.push({ criterion: criterion.key, level: here.toSorted((a, b) => a - b) });
    rank += here.filter((other) => isMore(value(other), value(team))).length;
    level = same;
    at = isHeadToHead(criterion) ? criteria.findIndex(isHeadToHead) : at + 1;
  }
  return { rank, ties };
}

function formOf(input: SlowInput, team: number): readonly Outcome[] {
  const own = input.games.filter((game) => takesPart(game, team) && hasStandingResult(game));
  return own
    .filter(({ home, away }) => isCounted(input, home) && isCounted(input, away))
    .toSorted((a, b) => (a.at === b.at ? a.id - b.id : a.at - b.at))
    .map((game) => lineOf({ ...input, games: [game] }, team, [game.home, game.away]))
    .map(({ won, drawn }) => (won ? 'W' : drawn ? 'D' : 'L'))
    .slice(-5);
}

/** The rows of the table, as far as the slow implementation knows them. */
export function slowRows(input: SlowInput) {
  const left = activeIn(input).length + 1;
  return input.teams
    .map(({ id: team, status }) => {
      const place = status === 'active' ? placeOf(input, team) : { rank: left, ties: [] };
      return Object.assign({ team, form: formOf(input, team) }, place, lineOfSeason(input, team));
    })
    .toSorted((a, b) => a.rank - b.rank || a.team - b.team);
}
