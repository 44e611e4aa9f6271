import { expect, it } from 'vitest';
import { gameKinds } from '../../mocks/rules/games/kinds.ts';
import { existing } from '../../mocks/rules/shared/lookups.ts';
import { gameKinds as views } from '../../src/entities/game/game-kinds.ts';
import { GameKind } from '../../src/shared/api/generated/zod/schemas/gameKind.zod.ts';
import { openWorld } from './mock-world.ts';

// Another kind of game in the contract is a row in this table, and seeded; nothing stands for the kinds that are not named.
const kinds = GameKind.options.toSorted();

it('the kinds of games are those of the contract', () => {
  expect(Object.keys(gameKinds).toSorted()).toEqual(kinds);
  expect(Object.keys(views).toSorted()).toEqual(kinds);
});

it.each(kinds)('%s: who plays in a seeded game finds it among their own, and may read it', async (kind) => {
  const { db } = await openWorld();
  const game = existing(db.games.find({ kind }), kind);
  const host = gameKinds[kind].hostOf(db, game);
  const players = host.players();
  expect(players).not.toEqual([]);
  for (const userId of players) {
    expect(gameKinds[kind].gamesOf(db, { user: { id: userId }, module: 'base' })).toContainEqual(game);
    expect(host.isKnownTo(userId)).toBe(true);
  }
  for (const other of kinds.filter((one) => one !== kind))
    expect(gameKinds[other].gamesOf(db, { user: { id: players[0] ?? 0 }, module: 'base' })).not.toContainEqual(game);
});
