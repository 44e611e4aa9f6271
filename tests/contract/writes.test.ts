import { describe, expect, it } from 'vitest';
import { responseSchema } from '../../mocks/contract/schemas.ts';
import type { OperationName } from '../../mocks/contract/types.ts';
import { routes } from '../../src/shared/api/generated/routes.ts';
import { changes, dumpOf, openWorld, reloaded, type Call, type World } from './mock-world.ts';
import type { WriteCase, WriteName } from './write-case.ts';
import { writeCases } from './write-cases.ts';

const rows = Object.entries(writeCases) as [WriteName, WriteCase][]; // the keys of the table
// Every operation of the contract has a row of facts.
const writes = (Object.keys(routes) as OperationName[]).filter((name) => routes[name].method !== 'GET');

async function prepared(row: WriteCase): Promise<{ world: World; call: Call }> {
  const world = await openWorld();
  await row.prepare?.(world);
  return { world, call: { as: row.as, module: row.module, ...row.send(world) } };
}

it('the table has a row for every operation of the contract that writes', () => {
  expect(Object.keys(writeCases).toSorted()).toEqual(writes.toSorted());
});

const guarded = rows.filter(([operation]) => !routes[operation].public);
const withForeigner = rows.flatMap(([operation, row]) =>
  typeof row.foreign === 'string' ? [] : [{ operation, row, foreign: row.foreign }],
);
const kept = (world: World) => JSON.stringify(dumpOf(world.backend));

describe('takes effect: valid answer, visible in the next read and after a reload', () => {
  it.each(rows)('%s', async (operation, row) => {
    const { world, call } = await prepared(row);
    const answer = await world.call(operation, call);
    expect(answer, JSON.stringify(answer.body.errors)).toMatchObject({
      status: routes[operation].success,
      body: { success: true },
    });
    expect(responseSchema(operation).safeParse(answer.body).error).toBeUndefined();
    await row.shows(world, answer);
    await row.shows(await reloaded(world), answer);
  });
});

it('the whole database, seeded and written to, loads from its JSON', async () => {
  const { world, call } = await prepared(writeCases.createBooking);
  await world.call('createBooking', call);
  const whole = await openWorld(JSON.parse(kept(world)));
  expect(kept(whole)).toBe(kept(world));
});

describe('refuses a guest and changes nothing', () => {
  it.each(guarded)('%s', async (operation, row) => {
    const { world, call } = await prepared(row);
    const before = dumpOf(world.backend);
    const answer = await world.call(operation, { ...call, as: 'guest', module: 'base' });
    expect(answer).toMatchObject({
      status: 401,
      body: { success: false, message: 'You are not authenticated.', data: null },
    });
    expect(changes(before, dumpOf(world.backend))).toEqual([]);
  });
});

describe('refuses another user and changes nothing', () => {
  const messages = { 403: 'You do not have permission to do that.', 404: 'Not found.' };

  it.each(withForeigner)('$operation', async ({ operation, row, foreign }) => {
    const { world, call } = await prepared(row);
    const before = dumpOf(world.backend);
    const answer = await world.call(operation, {
      ...call,
      ...foreign.send,
      as: foreign.as,
      module: foreign.module ?? 'base',
    });
    expect(answer).toMatchObject({
      status: foreign.status,
      body: { success: false, message: messages[foreign.status], data: null },
    });
    expect(changes(before, dumpOf(world.backend))).toEqual([]);
  });
});

describe('refuses invalid input, names the field and changes nothing', () => {
  it.each(rows)('%s', async (operation, row) => {
    const { world, call } = await prepared(row);
    const before = dumpOf(world.backend);
    const spoilt =
      routes[operation].method === 'DELETE' && !row.invalid
        ? { query: { module: 'nobody' } }
        : { body: { ...call.body, ...(row.invalid?.body ?? { module: 'nobody' }) } };
    const answer = await world.call(operation, { ...call, ...spoilt });
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 422, body: { success: false, data: null } });
    expect(answer.body.errors.map(({ field }) => field)).toContain(row.invalid?.field ?? 'module');
    expect(changes(before, dumpOf(world.backend))).toEqual([]);
  });
});
