import { expect, it } from 'vitest';
import { fairPlayOf } from './fair-play.ts';
import type { Card } from './types.ts';

const cards = (...kinds: readonly Card['kind'][]) => kinds.map((kind): Card => ({ side: 'home', player: 7, kind }));

it.each<[number, Card['kind'][]]>([
  [0, []],
  [-1, ['yellow-card']],
  [-3, ['yellow-card', 'second-yellow']],
  [-3, ['second-yellow']],
  [-3, ['yellow-card', 'yellow-card']],
  [-4, ['red-card']],
  [-5, ['yellow-card', 'red-card']],
  [-5, ['yellow-card', 'second-yellow', 'red-card']],
  [-5, ['second-yellow', 'red-card']],
])('%i for the cards of one player: %j', (points, kinds) => expect(fairPlayOf(cards(...kinds), 'home')).toBe(points));

it('players count each for themselves, unknown ones with every card', () => {
  const of = (player: number | null): Card => ({ side: 'away', player, kind: 'yellow-card' });
  expect(fairPlayOf([of(7), of(8), of(null), of(null)], 'away')).toBe(-4);
  expect(fairPlayOf([of(7), of(7)], 'home')).toBe(0);
});
