import { createMockBackend } from '../../mocks/main.ts';
import type { Backend, Snapshot } from '../../mocks/backend.ts';
import type { OperationName } from '../../mocks/contract/types.ts';
import type { Language, ModuleType } from '../../mocks/db/records.ts';
import { openSession } from '../../mocks/identity/sessions.ts';
import { demoId, type DemoKey } from '../../mocks/seed/demo-accounts.ts';
import { teamAccounts, type TeamAccountKey } from '../../mocks/seed/team-people.ts';
import {
  organizationAccountId,
  organizationAccounts,
  type OrganizationAccountKey,
} from '../../mocks/seed/organization-accounts.ts';
import { sessionAccounts } from '../../mocks/seed/session-accounts.ts';
import { venueAccountId, venueAccounts, type VenueAccountKey } from '../../mocks/seed/venue-accounts.ts';
import { routes } from '../../src/shared/api/generated/routes.ts';
import { NOW } from '../setup/personas.ts';

export const now = Date.parse(NOW);
/** Signed in, and not yet through the steps into an account. */
export type Newcomer = Exclude<(typeof sessionAccounts)[number]['key'], 'unverified' | 'unverifiedSuperUser'>;
export type Persona = DemoKey | VenueAccountKey | TeamAccountKey | OrganizationAccountKey | Newcomer | 'guest';
export interface Call {
  readonly as: Persona;
  readonly module?: ModuleType;
  /** Sent as `Accept-Language`; default: English. */
  readonly language?: Language;
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  readonly body?: object;
  /** Sent as `Idempotency-Key`. */
  readonly key?: string;
}
export interface Answer {
  readonly status: number;
  readonly body: {
    success: boolean;
    message: string | null;
    errors: { field: string; message: string; code?: string }[];
    data: unknown;
  };
}
export interface World {
  readonly backend: Backend;
  readonly db: Backend['control']['db']['read'];
  call(operation: OperationName, call: Call): Promise<Answer>;
}

const tokens = new Map<Persona, string>();
let seeding: Promise<Snapshot> | undefined;
const seeded = (): Promise<Snapshot> => (seeding ??= seededSnapshot());

/** The seeded database with all personas signed in; built once per test file. */
async function seededSnapshot(): Promise<Snapshot> {
  const backend = createMockBackend({ now: () => now });
  await backend.control.ready();
  const keys: DemoKey[] = ['player', 'owner', 'teamAdmin', 'organizationManager', 'superUser', 'everyone'];
  const people: (readonly [Persona, number])[] = [
    ...keys.map((key) => [key, demoId(key)] as const),
    ...venueAccounts.map(({ key }) => [key, venueAccountId(key)] as const),
    ['teamCaptain', teamAccounts.teamCaptain],
    ['teamManager', teamAccounts.teamManager],
    ['teamCoach', teamAccounts.teamCoach],
    ...organizationAccounts.map(({ key }) => [key, organizationAccountId(key)] as const),
    ...sessionAccounts.flatMap(({ key, id, is_verified }) => (is_verified ? [[key, id] as const] : [])),
  ];
  for (const [key, userId] of people) {
    const { token } = await backend.control.db.transact((db) =>
      openSession(db, { userId, deviceId: `device-${key}`, now }),
    );
    tokens.set(key, token);
  }
  // time-based jobs (top-ups) run before anything is compared
  await send(backend, 'listTimeSlots', { as: 'guest' });
  return dumpOf(backend);
}

/** A separate backend with the seed's data, or with a snapshot of another one. */
export async function openWorld(snapshot?: Snapshot): Promise<World> {
  const kept = snapshot ?? (await seeded());
  const notices: string[] = [];
  const backend = createMockBackend({ now: () => now, snapshot: kept, onNotice: (text) => notices.push(text) });
  await backend.control.ready();
  if (notices.length > 0) throw new Error(notices.join());
  return {
    backend,
    get db() {
      return backend.control.db.read;
    },
    call: (operation, call) => send(backend, operation, call),
  };
}

/**
 * The world as a reload finds it. Only what differs from the seed goes through JSON and the schemas again: that of the whole
 * database takes longer than everything else.
 */
export async function reloaded(world: World): Promise<World> {
  const { db, realtime } = dumpOf(world.backend);
  const seed = await seeded();
  const next = await openWorld({ ...seed, realtime: JSON.parse(JSON.stringify(realtime)) });
  for (const [name, { records }] of Object.entries(db.tables)) {
    const before = new Map(seed.db.tables[name]?.records.map((record) => [record.id, record]));
    const changed = records.filter((record) => !isSame(record, before.get(record.id)));
    const kept = new Set(records.map(({ id }) => id));
    const gone = before.keys().filter((id) => !kept.has(id));
    await next.backend.control.db.transact(async (tx) => {
      const table = tx[name as 'users']; // any table: the records are those of this one
      for (const id of gone) await table.remove(id);
      for (const record of changed) {
        const known = before.get(record.id);
        const read: object = JSON.parse(JSON.stringify(record));
        // what JSON has lost is lost
        const lost = known && Object.fromEntries(Object.keys(known).map((field) => [field, undefined]));
        await (known ? table.update(record.id, { ...lost, ...read }) : table.insert(read as never));
      }
    });
  }
  return next;
}

/** What differs between two moments: "users 3", "bookings last_id", "realtime". */
export function changes(before: Snapshot, after: Snapshot): string[] {
  return recordChanges(before.db, after.db).concat(isSame(before.realtime, after.realtime) ? [] : 'realtime');
}

/** The same of the database alone. */
export function recordChanges(before: Snapshot['db'], after: Snapshot['db']): string[] {
  return Object.entries(after.tables).flatMap(([name, { last_id, records }]) => {
    const old = before.tables[name];
    if (!old) return `${name} new`;
    const counted = old.last_id === last_id ? [] : [`${name} last_id`];
    if (old.records.length === records.length && records.every((record, at) => record === old.records[at]))
      return counted;
    const known = new Map(old.records.map((record) => [record.id, record]));
    const written = records.filter((record) => !isSame(record, known.get(record.id))).map(({ id }) => id);
    for (const { id } of records) known.delete(id);
    return counted.concat([...written, ...known.keys()].map((id) => `${name} ${id}`));
  });
}

/** Records never change: one that was written is another object. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** The snapshot; a backend that has answered has one. */
export function dumpOf(backend: Backend): Snapshot {
  const snapshot = backend.dump();
  if (!snapshot) throw new Error('not seeded yet');
  return snapshot;
}

/** Restores the seed's data. */
export async function restore(world: World): Promise<void> {
  await world.backend.control.db.load((await seeded()).db);
}

async function send(
  backend: Backend,
  operation: OperationName,
  { as, module = 'base', language = 'en', path = {}, query = {}, body, key }: Call,
): Promise<Answer> {
  const { method, path: pattern } = routes[operation];
  const url = new URL(
    `http://mock.test/api${pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(path[name]))}`,
  );
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, String(value));
  const inQuery = method === 'GET' || method === 'DELETE';
  if (inQuery && !('module' in query)) url.searchParams.set('module', module);
  const token = tokens.get(as);
  const isForm = body !== undefined && Object.values(body).some((value) => value instanceof Blob);
  const response = await backend.handle(
    new Request(url, {
      method,
      headers: {
        ...(isForm ? {} : { 'content-type': 'application/json' }),
        'accept-language': language,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
      },
      body: isForm
        ? formOf({ module, ...body })
        : method === 'DELETE' && body
          ? JSON.stringify(body)
          : inQuery
            ? undefined
            : JSON.stringify({ module, ...body }),
    }),
  );
  if (!response) throw new Error(`${operation}: not the backend's`);
  return { status: response.status, body: (await response.json()) as Answer['body'] }; // the envelope of the contract, checked by the tests
}

function formOf(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    form.append(name, value instanceof Blob ? value : typeof value === 'string' ? value : JSON.stringify(value));
  return form;
}
