import { expect, it } from 'vitest';
import { presets } from '../../tournament/index.ts';
import { engineRules } from './engine-rules.ts';

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
