import { describe, expect, it } from 'vitest';
import { routes } from '../../src/shared/api/generated/routes.ts';
import type { OperationName } from '../../mocks/contract/types.ts';
import { openWorld } from './mock-world.ts';
import { organizationCallers, organizationRoleTable } from './organization-role-table.ts';
import { askEach, expectedOf } from './role-rows.ts';

describe('role × operation of one organization', async () => {
  const world = await openWorld();

  it.each(organizationRoleTable)('$operation $about', async (row) => {
    expect(await askEach(world, organizationCallers, row)).toEqual(expectedOf(organizationCallers, row));
  });

  it('has a row for every operation on organizations', () => {
    const tags = new Set<string>(['organizations', 'mod-organization']);
    const operations = (Object.keys(routes) as OperationName[]).filter((name) => tags.has(routes[name].tag)); // the table's keys
    const listed = new Set(organizationRoleTable.map(({ operation }) => operation));
    expect(operations.filter((name) => !listed.has(name))).toEqual([]);
  });
});
