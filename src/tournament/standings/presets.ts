import type { ColumnKey, Criterion, Preset, RankingCriterion, RankingRules, Sport } from './types.ts';

const inOrder = (...keys: readonly Criterion[]): readonly RankingCriterion[] => keys.map((key) => ({ key }));
const h2hWinsOfTwo: RankingCriterion = { key: 'h2h_wins', onlyIfTwo: true };

const football: Omit<RankingRules, 'criteria'> = {
  win: 3,
  draw: 1,
  loss: 0,
  forfeitLoss: 0,
  forfeitScore: { score: 3 },
};
const volleyball: Omit<RankingRules, 'criteria'> = {
  win: 3,
  draw: 0,
  loss: 0,
  win5set: 2,
  loss5set: 1,
  forfeitLoss: 0,
  forfeitScore: { score: 3, perSet: 25 },
};

/** The rules that a new competition starts from (design §14). */
export const presets: Readonly<Record<Preset, RankingRules>> = {
  'football-h2h': {
    ...football,
    criteria: inOrder('points', 'h2h_points', 'h2h_diff', 'h2h_scored', 'diff', 'scored', 'fair_play', 'lots'),
  },
  'football-gd': {
    ...football,
    criteria: inOrder('points', 'diff', 'scored', 'h2h_points', 'h2h_diff', 'h2h_scored', 'fair_play', 'lots'),
  },
  'basketball-fiba': {
    win: 2,
    draw: 0,
    loss: 1,
    forfeitLoss: 0,
    forfeitScore: { score: 20 },
    criteria: inOrder('win_pct', 'h2h_win_pct', 'h2h_diff', 'h2h_scored', 'diff', 'scored', 'lots'),
  },
  'volleyball-national': {
    ...volleyball,
    criteria: inOrder('points', 'wins', 'set_ratio', 'point_ratio', 'h2h_wins', 'lots'),
  },
  'volleyball-fivb': {
    ...volleyball,
    criteria: inOrder('wins', 'points', 'set_ratio', 'point_ratio', 'h2h_wins', 'lots'),
  },
  tennis: {
    win: 1,
    draw: 0,
    loss: 0,
    forfeitLoss: 0,
    forfeitScore: { score: 2, perSet: 6 },
    criteria: [...inOrder('wins'), h2hWinsOfTwo, ...inOrder('set_pct', 'game_pct'), h2hWinsOfTwo, ...inOrder('lots')],
  },
};

const presetsBySport: Readonly<Record<Sport, readonly [Preset, ...Preset[]]>> = {
  football: ['football-h2h', 'football-gd'],
  basketball: ['basketball-fiba'],
  volleyball: ['volleyball-national', 'volleyball-fivb'],
  tennis: ['tennis'],
};

/** The presets of a sport, its default first. */
export const presetsOf = (sport: Sport): readonly [Preset, ...Preset[]] => presetsBySport[sport];

const columns: Readonly<Record<Sport, readonly ColumnKey[]>> = {
  football: ['played', 'won', 'drawn', 'lost', 'for_against', 'diff', 'points', 'form'],
  basketball: ['played', 'won', 'lost', 'win_pct', 'for_against', 'diff', 'points', 'form'],
  volleyball: ['played', 'won', 'lost', 'sets', 'point_ratio', 'points', 'form'],
  tennis: ['played', 'won', 'lost', 'sets', 'games', 'form'],
};

/** The columns of a sport's table (design §9). */
export const columnsOf = (sport: Sport): readonly ColumnKey[] => columns[sport];
