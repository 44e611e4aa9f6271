import { expect, it } from 'vitest';
import { columnsOf, presets, presetsOf } from './presets.ts';
import type { Preset, RankingRules } from './types.ts';

const listOf = (preset: Preset) =>
  presets[preset].criteria.map(({ key, onlyIfTwo }) => (onlyIfTwo ? `${key} (two)` : key)).join(' ');

it.each<[Preset, string]>([
  ['football-h2h', 'points h2h_points h2h_diff h2h_scored diff scored fair_play lots'],
  ['football-gd', 'points diff scored h2h_points h2h_diff h2h_scored fair_play lots'],
  ['basketball-fiba', 'win_pct h2h_win_pct h2h_diff h2h_scored diff scored lots'],
  ['volleyball-national', 'points wins set_ratio point_ratio h2h_wins lots'],
  ['volleyball-fivb', 'wins points set_ratio point_ratio h2h_wins lots'],
  ['tennis', 'wins h2h_wins (two) set_pct game_pct h2h_wins (two) lots'],
])('the criteria of %s', (preset, criteria) => expect(listOf(preset)).toBe(criteria));

it.each<[Preset, Omit<RankingRules, 'criteria'>]>([
  ['football-h2h', { win: 3, draw: 1, loss: 0, forfeitLoss: 0, forfeitScore: { score: 3 } }],
  ['football-gd', { win: 3, draw: 1, loss: 0, forfeitLoss: 0, forfeitScore: { score: 3 } }],
  ['basketball-fiba', { win: 2, draw: 0, loss: 1, forfeitLoss: 0, forfeitScore: { score: 20 } }],
  [
    'volleyball-national',
    { win: 3, draw: 0, loss: 0, win5set: 2, loss5set: 1, forfeitLoss: 0, forfeitScore: { score: 3, perSet: 25 } },
  ],
  [
    'volleyball-fivb',
    { win: 3, draw: 0, loss: 0, win5set: 2, loss5set: 1, forfeitLoss: 0, forfeitScore: { score: 3, perSet: 25 } },
  ],
  ['tennis', { win: 1, draw: 0, loss: 0, forfeitLoss: 0, forfeitScore: { score: 2, perSet: 6 } }],
])('the points of %s, and the score of a walkover', (preset, points) => {
  expect(presets[preset]).toEqual({ ...points, criteria: presets[preset].criteria });
});

it('each sport starts from its default', () => {
  expect(presetsOf('football')).toEqual(['football-h2h', 'football-gd']);
  expect(presetsOf('basketball')).toEqual(['basketball-fiba']);
  expect(presetsOf('volleyball')).toEqual(['volleyball-national', 'volleyball-fivb']);
  expect(presetsOf('tennis')).toEqual(['tennis']);
});

it('each sport has its columns', () => {
  expect(columnsOf('football').join(' ')).toBe('played won drawn lost for_against diff points form');
  expect(columnsOf('basketball').join(' ')).toBe('played won lost win_pct for_against diff points form');
  expect(columnsOf('volleyball').join(' ')).toBe('played won lost sets point_ratio points form');
  expect(columnsOf('tennis').join(' ')).toBe('played won lost sets games form');
});
