import { afterAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { bodySchema, pathSchema } from '../../mocks/contract/schemas.ts';
import type { OperationName } from '../../mocks/contract/types.ts';
import { routes } from '../../src/shared/api/generated/routes.ts';
import { type Call, openWorld, type Persona, restore, type World } from '../contract/mock-world.ts';
import { bodyOf, type PermissionRow, permissionTable, personas } from '../contract/permission-table.ts';

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
  personas.find((_, index) => (statuses[index] ?? 500) < 300) ?? 'player';

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

describe('no value sent by a client causes a server error, and every answer is the envelope', async () => {
  const world = await openWorld();
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  afterAll(() => errors.mockRestore());

  it.each(rows)(
    '%s',
    async (operation, row) => {
      await restore(world);
      const wrong: unknown[] = [];
      for (const call of hostileCalls(operation, row, world)) {
        const { status, body } = await world.call(operation, call);
        const isEnvelope =
          body.success === status < 300 &&
          Array.isArray(body.errors) &&
          body.errors.every(({ message }) => typeof message === 'string') &&
          'data' in body;
        if (status >= 500 || !isEnvelope) wrong.push([status, JSON.stringify(call).slice(0, 300)]);
      }
      expect(wrong).toEqual([]);
    },
    20_000,
  );
});

describe('a date that no calendar of ours holds is refused', async () => {
  const world = await openWorld();
  const asked = {
    listVenues: (date: string): Call => ({ as: 'player', query: { date } }),
    getVenueAvailability: (date: string): Call => ({ as: 'player', path: { venueId: 1 }, query: { date } }),
    getVenueTimeSlot: (date: string): Call => ({
      as: 'player',
      path: { venueId: 1, courtId: 1, timeSlotId: 14 },
      query: { date },
    }),
    previewBooking: (date: string): Call => ({
      as: 'player',
      body: { court_id: 1, date, time_slot_id: 14, slot_count: 1, weekly: false },
    }),
    createBooking: (date: string): Call => ({
      as: 'player',
      body: { court_id: 1, date, time_slot_id: 14, slot_count: 1, weekly: false },
    }),
    createBookingHold: (date: string): Call => ({
      as: 'player',
      body: { court_id: 1, date, time_slot_id: 14, slot_count: 1 },
    }),
  };

  it.each(Object.keys(asked) as (keyof typeof asked)[])('%s', async (operation) => {
    for (const date of ['9999-12-31', '2100-01-01', '1999-12-31', '0000-01-01', '0000-00-00']) {
      const { status, body } = await world.call(operation, asked[operation](date));
      expect([status, body.errors]).toEqual([
        422,
        [{ field: 'date', message: 'This is not a valid date', code: 'validation' }],
      ]);
    }
  });
});
