import { describe, expect, it } from 'vitest';
import type { OperationName } from '../../mocks/contract/types.ts';
import { routes } from '../../src/shared/api/generated/routes.ts';
import { callers, gameRoleTable, verdictsOf } from './game-role-table.ts';
import { addGame, type GameState, ids, states } from './game-world.ts';
import { openWorld, restore, type World } from './mock-world.ts';
import { askEach, expectedOf } from './role-rows.ts';
import { at } from './write-case.ts';

describe.each([
  ['public', true],
  ['by invitation', false],
] as const)('role × operation of the game of an event: %s', async (_, isPublic) => {
  const world = await openWorld();
  const event = { visibility: isPublic ? 'public' : 'invite-only' } as const;

  it.each(gameRoleTable)('$operation, $state', async (row) => {
    const verdicts = verdictsOf(row, isPublic);
    const prepare = () => addGame(world, { event, game: states[row.state] });
    expect(await askEach(world, callers, { ...row, verdicts, prepare, body: row.body ?? {} })).toEqual(
      expectedOf(callers, { ...row, verdicts }),
    );
  });
});

it('has a row for every operation on games', () => {
  const operations = (Object.keys(routes) as OperationName[]).filter((name) => routes[name].tag === 'games'); // the table's keys
  const listed = new Set(gameRoleTable.map(({ operation }) => operation));
  const others = ['makeEventGame', 'balanceEvent', 'getExplore'] as const;
  expect([...operations, ...others].filter((name) => !listed.has(name))).toEqual([]);
});

/** By which permission an operation is offered; of a disputed result to whoever settles it. */
const offered: Record<string, (state: GameState) => string> = {
  balanceEvent: () => 'manage_sides',
  enterResult: (state) => (state === 'disputed' ? 'settle_result' : 'enter_result'),
  confirmResult: () => 'confirm_result',
  disputeResult: () => 'dispute_result',
  followGame: () => 'follow',
};

async function permissionsOf(world: World, as: (typeof callers)[number]['as']) {
  const answer = await world.call('getGame', { as, path: { gameId: ids.game } });
  return at(answer, 'game', 'permissions') as Record<string, boolean>; // checked by the contract's schema
}

describe('what a game offers is what its operations allow', async () => {
  const world = await openWorld();
  it.each(gameRoleTable.filter(({ operation }) => operation in offered))('$operation, $state', async (row) => {
    await addGame(world, { game: states[row.state] });
    const name = offered[row.operation]?.(row.state) ?? '';
    const found: boolean[] = [];
    for (const { as } of callers) found.push((await permissionsOf(world, as))[name] ?? false);
    expect(found).toEqual(row.verdicts.map((verdict) => verdict === 'yes'));
    await restore(world);
  });
});
