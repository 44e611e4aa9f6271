import { describe, expect, it } from 'vitest';
import type { OperationName } from '../../mocks/contract/types.ts';
import { routes } from '../../src/shared/api/generated/routes.ts';
import { addCompetition, callers, competitionRoleTable, ofDraft } from './competition-role-table.ts';
import { openWorld } from './mock-world.ts';
import { askEach, expectedOf } from './role-rows.ts';

describe.each(['registration', 'draft'] as const)('role × operation of one competition: %s', async (phase) => {
  const world = await openWorld();

  it.each(competitionRoleTable)('$operation $about', async (row) => {
    const verdicts = phase === 'draft' ? ofDraft(row) : row.verdicts;
    const prepare = () => addCompetition(world, phase);
    expect(await askEach(world, callers, { ...row, verdicts, prepare, body: row.body ?? {} })).toEqual(
      expectedOf(callers, { ...row, verdicts }),
    );
  });
});

it('has a row for every operation on competitions', () => {
  const operations = (Object.keys(routes) as OperationName[]).filter((name) => routes[name].tag === 'competitions'); // the table's keys
  const listed = new Set(competitionRoleTable.map(({ operation }) => operation));
  expect(operations.filter((name) => !listed.has(name))).toEqual([]);
});
