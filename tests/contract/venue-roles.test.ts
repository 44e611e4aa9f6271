import { describe, expect, it } from 'vitest';
import { routes } from '../../src/shared/api/generated/routes.ts';
import type { OperationName } from '../../mocks/contract/types.ts';
import { openWorld } from './mock-world.ts';
import { deskRoleRows } from './desk-role-rows.ts';
import { askEach, expectedOf } from './role-rows.ts';
import { callers, venueRoleTable } from './venue-role-table.ts';

const table = [...venueRoleTable, ...deskRoleRows];

describe('role × operation of one venue', async () => {
  const world = await openWorld();

  it.each(table)('$operation $about', async (row) => {
    expect(await askEach(world, callers, row)).toEqual(expectedOf(callers, row));
  });

  it('has a row for every operation on managed venues, their bookings, users and review', () => {
    const tags = new Set<string>(['mod-venue', 'venue-bookings', 'mod-superuser', 'users', 'images']);
    const operations = (Object.keys(routes) as OperationName[]).filter((name) => tags.has(routes[name].tag)); // the table's keys
    const listed = new Set(table.map(({ operation }) => operation));
    expect(operations.filter((name) => !listed.has(name))).toEqual([]);
  });
});
