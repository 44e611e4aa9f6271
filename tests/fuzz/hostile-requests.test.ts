import { afterAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { bodySchema, pathSchema } from '../../mocks/contract/schemas.ts';
import type { OperationName } from '../../mocks/contract/types.ts';
import { routes } from '../../src/shared/api/generated/routes.ts';
import { answerProblems } from '../contract/answer-problems.ts';
import { type Call, openWorld, type Persona, restore, type World } from '../contract/mock-world.ts';
import { bodyOf, liqeni, type PermissionRow, permissionTable, personas } from '../contract/permission-table.ts';
import { type RequestValue, requestValues } from '../contract/request-values.ts';

const nested = (levels: number): unknown => JSON.parse(`${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`);
const dates = ['9999-12-31', '0000-01-01', '0000-00-00', '2026-02-30'];
/** Members inherited from Object.prototype. */
const names = ['constructor', 'toString', 'hasOwnProperty', '__proto__'];
/** As JSON has it: an own `__proto__`, which a literal would not make. */
const named = (name: string, value: unknown): unknown => JSON.parse(`{"${name}":${JSON.stringify(value)}}`);
const numbers = [-1, 0.5, 2 ** 53, 1e308];
const texts = [' ', '\u0000', '\u{1F3C0}'.repeat(3_000), "' OR 1=1 --", '%00'];
const inBodies: readonly unknown[] = [
  ...dates,
  ...names,
  ...numbers,
  ...texts,
  '',
  null,
  true,
  [],
  {},
  [null],
  nested(3_000),
  ...names.flatMap((name) => [1, null, {}].map((value) => named(name, value))),
];
const inAddresses = [...dates, ...names, ...numbers.map(String), ...texts, '1e3', '0x10', 'Infinity'];
/** Malformed percent-encoding. */
const brokenEscapes = ['%', '%E0%A4%A', '%C0%AF'];

const rows = Object.entries(permissionTable) as [OperationName, PermissionRow][]; // the keys of the table

/** The user with the most rights: values are validated after permissions. */
const insider = ({ statuses }: PermissionRow): Persona =>
  personas.find((_, index) => (statuses[index] ?? 500) < 300) ??
  personas.find((_, index) => statuses[index] === 409) ??
  'player';

/** Calls with one invalid value each. */
function* hostileCalls(operation: OperationName, row: PermissionRow, world: World): Generator<Call> {
  const path = row.path?.(world) ?? {};
  const body = bodyOf(row, world);
  const right = { as: insider(row), module: row.module, path, query: row.query ?? {}, ...(body ? { body } : {}) };
  for (const name of fieldsOf(pathSchema(operation))) {
    for (const value of [...inAddresses.map(encodeURIComponent), ...brokenEscapes])
      yield { ...right, path: { ...path, [name]: value } };
  }
  for (const name of Object.keys(routes[operation].query)) {
    for (const value of inAddresses) yield { ...right, query: { ...right.query, [name]: value } };
  }
  if (routes[operation].method === 'GET') return;
  for (const name of fieldsOf(bodySchema(operation))) {
    for (const value of inBodies) yield { ...right, body: { ...body, [name]: value } };
  }
  for (const name of names) yield { ...right, body: { ...body, ...(named(name, {}) as object) } };
}

const fieldsOf = (schema: z.ZodType | undefined): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

describe('no value sent by a client causes a server error, and every answer is one of the contract', async () => {
  const world = await openWorld();
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  afterAll(() => errors.mockRestore());

  it.each(rows)(
    '%s',
    async (operation, row) => {
      await restore(world);
      const wrong: unknown[] = [];
      for (const call of hostileCalls(operation, row, world)) {
        const problems = answerProblems(operation, await world.call(operation, call));
        if (problems.length > 0) wrong.push([...problems, JSON.stringify(call).slice(0, 300)]);
      }
      expect(wrong).toEqual([]);
    },
    20_000,
  );
});

const DAYS = { first: '2001-01-01', last: '2098-12-31' };
const OUTSIDE = ['2000-12-31', '2099-01-01', '2100-01-01', '9999-12-31', '0000-01-01', '0000-00-00'];

/** The value with another one at a path; missing objects and lists are made. */
function put(at: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (key === '*') {
    const [first, ...others] = Array.isArray(at) ? (at as unknown[]) : [];
    return [put(first, rest, value), ...others];
  }
  const object = typeof at === 'object' && at !== null ? at : {};
  return { ...object, [key]: put(Reflect.get(object, key), rest, value) };
}

describe('a date at the edge of what may be asked', async () => {
  const world = await openWorld();
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  afterAll(() => errors.mockRestore());
  const dated = requestValues.filter(({ schema }) => String(schema['format']).startsWith('date'));

  /** The row's call with this day at the place of the date: as one booking and as a weekly one. */
  function* callsWith({ operation, path, ...place }: RequestValue, day: string): Generator<Call> {
    const row = permissionTable[operation];
    const value = place.schema['format'] === 'date' ? day : `${day}T12:00:00+01:00`;
    const right = { as: insider(row), module: row.module, path: row.path?.(world), query: row.query ?? {} };
    const body = bodyOf(row, world);
    if (place.in === 'query') yield { ...right, query: { ...right.query, [path.join()]: value } };
    for (const weekly of 'weekly' in { ...body } ? [false, true] : [undefined])
      if (place.in === 'body')
        yield { ...right, body: put({ ...body, ...(weekly !== undefined && { weekly }) }, path, value) as object };
  }

  it.each(dated)('$name', async (place) => {
    const wrong: unknown[] = [];
    for (const day of Object.values(DAYS))
      for (const call of callsWith(place, day)) {
        const { status, body } = await world.call(place.operation, call);
        const refused = body.errors.some(({ message }) => message === 'This is not a valid date');
        if (status >= 500 || refused) wrong.push([day, status, body.errors]);
        if (routes[place.operation].method !== 'GET' && status < 300) await restore(world);
      }
    expect(wrong).toEqual([]);

    const field = place.path.join('.').replaceAll('*', '0');
    for (const day of OUTSIDE)
      for (const call of callsWith(place, day)) {
        const { status, body } = await world.call(place.operation, call);
        expect([day, status]).toEqual([day, 422]);
        expect(body.errors).toContainEqual({ field, message: 'This is not a valid date', code: 'validation' });
      }
  });

  it('every day between gives the figures of its week, and twelve sessions', async () => {
    const around = ['2098-12-25', '2098-12-31', '2001-01-01', '2096-02-29', '2098-03-30', '2098-10-26'];
    for (const day of around) {
      const figures = await world.call('getVenueFigures', {
        as: 'owner',
        module: 'venue',
        path: liqeni(),
        query: { from: day },
      });
      const preview = await world.call('previewBooking', {
        as: 'player',
        body: { ...(bodyOf(permissionTable.previewBooking, world) as object), date: day, weekly: true },
      });
      expect([day, figures.status, preview.status < 500]).toEqual([day, 200, true]);
    }
  });
});
