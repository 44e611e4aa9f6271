import { expect, it } from 'vitest';
import { presets } from '../../tournament/index.ts';
import type { RankingRules } from '../api/generated/model';
import { engineInput } from './engine-input.ts';
import { matchRules } from './match-rules.ts';

const engineRules = (ranking: RankingRules, sport: 'volleyball' | 'basketball') =>
  engineInput({ competitionId: 1, sport, ranking, rules: matchRules[sport], legs: 1, teams: [], games: [] }).rules;
const plain = (...keys: ('points' | 'wins' | 'set_ratio' | 'point_ratio' | 'h2h_wins' | 'lots')[]) =>
  keys.map((key) => ({ key, only_if_two: false }));

it('are those of the preset where nothing was changed', () => {
  const wire = {
    preset: 'volleyball-national',
    win: 3,
    draw: 0,
    loss: 0,
    win_5set: 2,
    loss_5set: 1,
    forfeit_loss: 0,
    criteria: plain('points', 'wins', 'set_ratio', 'point_ratio', 'h2h_wins', 'lots'),
  } as const;
  expect(engineRules({ ...wire, criteria: [...wire.criteria] }, 'volleyball')).toEqual({
    ...presets['volleyball-national'],
    criteria: ['points', 'wins', 'set_ratio', 'point_ratio', 'h2h_wins', 'lots'].map((key) => ({
      key,
      onlyIfTwo: false,
    })),
  });
});

it('without a preset a walkover counts what it does in the sport', () => {
  const rules = engineRules(
    {
      preset: null,
      win: 2,
      draw: 1,
      loss: 0,
      win_5set: null,
      loss_5set: null,
      forfeit_loss: 0,
      criteria: [{ key: 'h2h_wins', only_if_two: true }],
    },
    'basketball',
  );
  expect(rules).toEqual({
    win: 2,
    draw: 1,
    loss: 0,
    forfeitLoss: 0,
    forfeitScore: { score: 20 },
    criteria: [{ key: 'h2h_wins', onlyIfTwo: true }],
  });
});

it('a game keeps its result, and its time as a number; a deciding set to 10 was a tie-break', () => {
  const game = {
    id: 9,
    round: 1,
    starts_at: '2026-11-24T10:00:00+01:00',
    home_team_id: 1,
    away_team_id: 2,
    status: 'finished',
    result_status: 'disputed',
    home_score: 2,
    away_score: 1,
    sets: [
      { home: 6, away: 4 },
      { home: 3, away: 6 },
      { home: 10, away: 8 },
    ],
    forfeits: ['away'],
    cards: [{ side: 'home', player: 1, kind: 'red-card' }],
  } as const;
  const ranking = {
    preset: null,
    win: 1,
    draw: 0,
    loss: 0,
    win_5set: null,
    loss_5set: null,
    forfeit_loss: 0,
    criteria: [],
  };
  const games = [
    { ...game, sets: [...game.sets], forfeits: [...game.forfeits], cards: [...game.cards] },
    { ...game, id: 10, starts_at: null, home_score: null, away_score: null, sets: [], forfeits: [], cards: [] },
  ];
  expect(
    engineInput({ competitionId: 7, sport: 'tennis', ranking, rules: matchRules.tennis, legs: 2, teams: [], games }),
  ).toMatchObject({
    seed: 7,
    legs: 2,
    games: [
      {
        id: 9,
        home: 1,
        away: 2,
        status: 'finished',
        resultStatus: 'disputed',
        at: Date.UTC(2026, 10, 24, 9),
        score: { home: 2, away: 1 },
        sets: [
          { home: 6, away: 4, isMatchTiebreak: false },
          { home: 3, away: 6, isMatchTiebreak: false },
          { home: 10, away: 8, isMatchTiebreak: true },
        ],
        forfeits: ['away'],
        cards: [{ side: 'home', player: 1, kind: 'red-card' }],
      },
      { id: 10, at: 0, score: null, sets: [], forfeits: [], cards: [] },
    ],
  });
});
