import { describe, expect, it } from 'vitest';
import type { OperationName } from '../../mocks/contract/types.ts';
import { routes } from '../../src/shared/api/generated/routes.ts';
import { openWorld, type Persona, restore, type World } from './mock-world.ts';
import { moreRows } from './permission-more-rows.ts';
import { bodyOf, type PermissionRow, permissionTable, personas } from './permission-table.ts';

/** Calls as every persona, each on fresh data. */
async function ask(world: World, operation: OperationName, row: PermissionRow): Promise<Record<Persona, number>> {
  const found: [Persona, number][] = [];
  for (const as of personas) {
    const { status } = await world.call(operation, {
      as,
      module: row.module,
      path: row.path?.(world),
      query: row.query,
      body: bodyOf(row, world),
    });
    found.push([as, status]);
    if (routes[operation].method !== 'GET' && status < 300) await restore(world);
  }
  return Object.fromEntries(found) as Record<Persona, number>; // one entry per persona
}
const expected = ({ statuses }: PermissionRow) =>
  Object.fromEntries(personas.map((persona, index) => [persona, statuses[index]]));

it('the table has a row for every operation of the contract', () => {
  expect(Object.keys(permissionTable).toSorted()).toEqual(Object.keys(routes).toSorted());
});

describe('role × operation', async () => {
  const world = await openWorld();
  const rows = Object.entries(permissionTable) as [OperationName, PermissionRow][]; // the keys of the table

  it.each(rows)('%s', async (operation, row) => {
    expect(await ask(world, operation, row)).toEqual(expected(row));
  });

  it.each(moreRows)('$operation in $module: $about', async (row) => {
    expect(await ask(world, row.operation, row)).toEqual(expected(row));
  });
});
