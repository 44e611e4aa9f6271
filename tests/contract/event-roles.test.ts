import { describe, expect, it } from 'vitest';
import type { OperationName } from '../../mocks/contract/types.ts';
import { routes } from '../../src/shared/api/generated/routes.ts';
import { callers, eventRoleTable, verdictsOf } from './event-role-table.ts';
import { addEvent, type EventKind, kinds } from './event-world.ts';
import { openWorld } from './mock-world.ts';
import { askEach, expectedOf } from './role-rows.ts';

describe.each(Object.keys(kinds) as EventKind[])('role × operation of one event: %s', async (kind) => {
  const world = await openWorld();

  it.each(eventRoleTable)('$operation $about', async (row) => {
    const verdicts = verdictsOf(row, kind);
    const prepare = () => addEvent(world, kind);
    expect(await askEach(world, callers, { ...row, verdicts, prepare, body: row.body ?? {} })).toEqual(
      expectedOf(callers, { ...row, verdicts }),
    );
  });
});

it('has a row for every operation on events', () => {
  const operations = (Object.keys(routes) as OperationName[]).filter((name) => routes[name].tag === 'events'); // the table's keys
  const listed = new Set(eventRoleTable.map(({ operation }) => operation));
  expect(operations.filter((name) => !listed.has(name))).toEqual([]);
});
