import { describe, expect, it } from 'vitest';
import type { OperationName } from '../../mocks/contract/types.ts';
import { routes } from '../../src/shared/api/generated/routes.ts';
import { callers, communityRoleTable, verdictsOf } from './community-role-table.ts';
import { addCommunity, type CommunityKind, kinds } from './community-world.ts';
import { openWorld } from './mock-world.ts';
import { askEach, expectedOf } from './role-rows.ts';

describe.each(Object.keys(kinds) as CommunityKind[])('role × operation of one community: %s', async (kind) => {
  const world = await openWorld();

  it.each(communityRoleTable)('$operation $about', async (row) => {
    const verdicts = verdictsOf(row, kind);
    const prepare = () => addCommunity(world, kind);
    expect(await askEach(world, callers, { ...row, verdicts, prepare, body: row.body ?? {} })).toEqual(
      expectedOf(callers, { ...row, verdicts }),
    );
  });
});

it('has a row for every operation on communities and their requests', () => {
  const operations = (Object.keys(routes) as OperationName[]).filter((name) => routes[name].tag === 'communities'); // the table's keys
  const listed = new Set(communityRoleTable.map(({ operation }) => operation));
  expect([...operations, 'decideApplication' as const].filter((name) => !listed.has(name))).toEqual([]);
});
