import { expect, it } from 'vitest';
import { type CompetitionDraft, competitionProblems } from './competition-problems.ts';

const right: CompetitionDraft = {
  sport: 'football',
  min_teams: 4,
  max_teams: 4,
  roster_min: 5,
  roster_max: 5,
  starts_on: '2026-12-12',
  ends_on: '2026-12-12',
  registration_opens_at: Date.parse('2026-12-01T00:00:00+01:00'),
  registration_closes_at: Date.parse('2026-12-13T00:00:00+01:00'),
  game_rules: { periods: 2, best_of_sets: null },
  ranking: { preset: 'football-h2h', criteria: [{ key: 'points', only_if_two: false }] },
};
const wrong = (changes: CompetitionDraft) =>
  competitionProblems({ ...right, ...changes }).map(({ field, key }) => `${field} ${key}`);
const plain = (...keys: string[]) => keys.map((key) => ({ key, only_if_two: false }));

it('finds nothing where each value is at its limit, or not known yet', () => {
  expect(competitionProblems(right)).toEqual([]);
  expect(competitionProblems({})).toEqual([]);
});

it('limits one number by the other', () => {
  expect(wrong({ max_teams: 3 })).toEqual(['max_teams validation:competition.places']);
  expect(wrong({ roster_max: 4 })).toEqual(['roster_max validation:competition.roster']);
});

it('has dates in order: opening, close, the day of the start, the end', () => {
  expect(wrong({ today: '2026-12-13' })).toEqual(['starts_on validation:competition.past']);
  expect(wrong({ today: '2026-12-12' })).toEqual([]);
  expect(wrong({ ends_on: '2026-12-11' })).toEqual(['ends_on validation:competition.ends']);
  const at = Date.parse('2026-12-05T12:00:00+01:00');
  expect(wrong({ registration_opens_at: at, registration_closes_at: at })).toEqual([
    'registration_closes_at validation:competition.opens',
  ]);
  expect(wrong({ registration_closes_at: Date.parse('2026-12-13T00:00:01+01:00') })).toEqual([
    'registration_closes_at validation:competition.closes',
  ]);
  expect(
    wrong({ registration_opens_at: Date.parse('2026-12-13T00:00:00+01:00'), registration_closes_at: null }),
  ).toEqual(['registration_opens_at validation:competition.closes']);
});

it('takes rules of its sport only', () => {
  expect(wrong({ game_rules: { periods: null, best_of_sets: 3 } })).toEqual([
    'game_rules.periods validation:competition.periods',
  ]);
  expect(
    wrong({
      sport: 'tennis',
      game_rules: { periods: 2, best_of_sets: null },
      ranking: { preset: 'tennis', criteria: plain('set_pct') },
    }),
  ).toEqual(['game_rules.best_of_sets validation:competition.sets']);
  expect(wrong({ ranking: { preset: 'tennis', criteria: plain('points') } })).toEqual([
    'ranking.preset validation:competition.preset',
  ]);
  expect(wrong({ ranking: { preset: null, criteria: plain('points', 'set_ratio') } })).toEqual([
    'ranking.criteria.1 validation:competition.criterion',
  ]);
});

it('takes no criterion twice, but one that is for two teams alone', () => {
  expect(wrong({ ranking: { preset: null, criteria: plain('points', 'diff', 'points') } })).toEqual([
    'ranking.criteria.2 validation:competition.twice',
  ]);
  const two = { key: 'h2h_wins', only_if_two: true };
  expect(wrong({ ranking: { preset: null, criteria: [two, ...plain('diff'), two] } })).toEqual([]);
  expect(wrong({ ranking: { preset: null, criteria: [two, ...plain('h2h_wins')] } })).toEqual([
    'ranking.criteria.1 validation:competition.twice',
  ]);
});
