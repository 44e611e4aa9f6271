import { describe, expect, it } from 'vitest';
import { routes } from '../../src/shared/api/generated/routes.ts';
import type { OperationName } from '../../mocks/contract/types.ts';
import { type Answer, openWorld, restore, type World } from './mock-world.ts';
import { deskRoleRows } from './desk-role-rows.ts';
import { callers, type VenueRoleRow, venueRoleTable } from './venue-role-table.ts';

const table = [...venueRoleTable, ...deskRoleRows];

const refusals: Readonly<Record<string, string>> = {
  '401 unauthenticated You are not authenticated.': '401',
  '403 forbidden You do not have permission to do that.': '403',
  '404 not_found Not found.': '404',
  '409 last_admin At least one administrator must remain.': '409 last_admin',
};

/** The verdict in the words of the table; a refusal that the table does not know is told in full. */
function verdictOf({ status, body }: Answer): string {
  if (status < 300) return 'yes';
  const [first] = body.errors;
  if (status === 422) return `422 ${first?.field}`;
  const full = `${status} ${first?.code} ${body.message}`;
  return refusals[full] ?? full;
}

/** The answers to every caller, each on fresh data; a refusal must change nothing. */
async function ask(world: World, row: VenueRoleRow): Promise<object> {
  const found: [string, string][] = [];
  for (const { name, as, module } of callers) {
    await row.prepare?.(world);
    const before = JSON.stringify(world.backend.dump());
    const path = typeof row.path === 'function' ? row.path(as) : row.path;
    const body = typeof row.body === 'function' ? row.body(world) : row.body;
    const answer = await world.call(row.operation, { as, module, path, query: row.query, body });
    const isHarmless = answer.status < 300 || JSON.stringify(world.backend.dump()) === before;
    found.push([name, isHarmless ? verdictOf(answer) : 'refused, but changed something']);
    await restore(world);
  }
  return Object.fromEntries(found);
}

describe('role × operation of one venue', async () => {
  const world = await openWorld();

  it.each(table)('$operation $about', async (row) => {
    const expected = callers.map(({ name }, index) => [name, row.verdicts[index]]);
    expect(await ask(world, row)).toEqual(Object.fromEntries(expected));
  });

  it('has a row for every operation on managed venues, their bookings, users and review', () => {
    const tags = new Set<string>(['mod-venue', 'venue-bookings', 'mod-superuser', 'users', 'images']);
    const operations = (Object.keys(routes) as OperationName[]).filter((name) => tags.has(routes[name].tag)); // the table's keys
    const listed = new Set(table.map(({ operation }) => operation));
    expect(operations.filter((name) => !listed.has(name))).toEqual([]);
  });
});
