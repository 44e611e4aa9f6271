import { describe, expect, it } from 'vitest';
import type { OperationName } from '../../mocks/contract/types.ts';
import { routes } from '../../src/shared/api/generated/routes.ts';
import { openWorld } from './mock-world.ts';
import { askEach, expectedOf } from './role-rows.ts';
import { callers, teamRoleTable } from './team-role-table.ts';

describe('role × operation of one team', async () => {
  const world = await openWorld();

  it.each(teamRoleTable)('$operation $about', async (row) => {
    expect(await askEach(world, callers, { ...row, body: row.body ?? {} })).toEqual(expectedOf(callers, row));
  });

  it('has a row for every operation on teams, their members and requests', () => {
    const tags = new Set<string>(['teams', 'applications', 'mod-team']);
    const operations = (Object.keys(routes) as OperationName[]).filter((name) => tags.has(routes[name].tag)); // the table's keys
    const listed = new Set(teamRoleTable.map(({ operation }) => operation));
    expect(operations.filter((name) => !listed.has(name))).toEqual([]);
  });
});
