/**
 * The mock's own handlers and jobs on tables in memory, without requests, schemas and stores: fast enough for thousands of
 * sequences. An operation that refuses leaves the tables as they were.
 */
import { OperationError } from '../../mocks/contract/envelope.ts';
import type { OperationName } from '../../mocks/contract/types.ts';
import { frozenCopy } from '../../mocks/db/freeze.ts';
import type { UserRecord } from '../../mocks/db/records.ts';
import { TableState } from '../../mocks/db/table-state.ts';
import type { AnyTable } from '../../mocks/db/table.ts';
import { type DbReader, type DbWriter, tables } from '../../mocks/db/tables.ts';
import { type States, Transaction } from '../../mocks/db/transaction.ts';
import { bookings } from '../../mocks/handlers/bookings.ts';
import { handovers } from '../../mocks/handlers/handovers.ts';
import { slotWatches } from '../../mocks/handlers/slot-watches.ts';
import { venueBookings } from '../../mocks/handlers/venue-bookings.ts';
import { followUps } from '../../mocks/housekeeping.ts';
import { bookingJobs } from '../../mocks/rules/bookings/jobs.ts';
import { bookingSeed } from '../../mocks/rules/testing.ts';
import { testNow, testUser } from '../../mocks/testing.ts';

const nobodyLooks = { read: () => null, update: () => undefined, push: () => undefined };

/** Players; the owner of the venue makes eight. */
export const PLAYERS = [1, 2, 3, 6, 7, 8, 9];
export const OWNER = 4;
export const VENUE = 1;
export const COURT = 1;

const handlers = { ...bookings, ...handovers, ...slotWatches, ...venueBookings };
type Loose = (input: object, ctx: object) => unknown;
const all = Object.values(tables) as unknown as readonly AnyTable[]; // the database sees them so, too

let seeded: States | undefined;

/** One court of a venue that confirms by hand half of the time, and eight people. */
async function seed(): Promise<States> {
  const transaction = new Transaction(all, Object.fromEntries(all.map((table) => [table.name, new TableState(table)])));
  const db = writerOf(transaction);
  await bookingSeed(db, { now: testNow, scenario: 'default', seed: 1 });
  for (const id of PLAYERS.filter((one) => one > 5))
    await db.users.insert({ ...testUser({ name: `Lojtar ${id}`, phone_number: `69000001${id}` }), id });
  await db.courts.remove(2);
  return transaction.close();
}
/** Calls are counted per user and database. */
function withOwnUsers(states: States): States {
  const users = new TableState(tables.users as unknown as AnyTable, states['users']); // as above
  for (const record of states['users']?.records.values() ?? []) users.put(frozenCopy(record));
  return { ...states, users };
}
const writerOf = (transaction: Transaction) => transaction.writers() as unknown as DbWriter; // typed by the same tables

export interface World {
  now: number;
  readonly db: DbReader;
  /** The status of the answer. */
  call(operation: OperationName, user: number, input: object): Promise<number>;
  /** The answer of a read. */
  read(operation: OperationName, user: number, input: object): unknown;
  /** Lets time pass; the jobs run, as with the next request. */
  wait(ms: number): Promise<void>;
}

export async function openWorld(confirmsByHand: boolean): Promise<World> {
  let states = withOwnUsers((seeded ??= await seed()));
  let shown = { states, db: writerOf(new Transaction(all, states)) };
  const world: World = {
    now: testNow,
    get db() {
      if (shown.states !== states) shown = { states, db: writerOf(new Transaction(all, states)) };
      return shown.db;
    },
    async call(operation, user, input) {
      const transaction = new Transaction(all, states);
      const db = writerOf(transaction);
      try {
        for (const follow of followUps) await follow(db, world.now, () => undefined, nobodyLooks);
        await (handlers[operation as keyof typeof handlers] as Loose)(input, contextOf(db, user, world.now)); // any operation
        for (const follow of followUps) await follow(db, world.now, () => undefined, nobodyLooks);
        states = transaction.close();
        return 200;
      } catch (error) {
        if (error instanceof OperationError) return error.status;
        throw error;
      }
    },
    read: (operation, user, input) =>
      (handlers[operation as keyof typeof handlers] as Loose)(input, contextOf(world.db, user, world.now)), // any operation
    async wait(ms) {
      world.now += ms;
      const transaction = new Transaction(all, states);
      const db = writerOf(transaction);
      for (const job of [...bookingJobs, ...followUps]) await job(db, world.now, () => undefined, nobodyLooks);
      states = transaction.close();
    },
  };
  if (confirmsByHand) {
    const transaction = new Transaction(all, states);
    const db = writerOf(transaction);
    const policy = db.venues.get(VENUE)?.booking_policy;
    if (policy) await db.venues.update(VENUE, { booking_policy: { ...policy, booking_confirmation: 'manual' } });
    states = transaction.close();
  }
  return world;
}

function contextOf(db: DbReader, userId: number, now: number) {
  return {
    db,
    user: db.users.get(userId) as UserRecord, // one of the eight
    module: userId === OWNER ? 'venue' : 'base',
    language: 'en',
    now: () => now,
    say: () => '',
    emit: () => undefined,
    refuse(status: number, code: never, message?: string, options?: object): never {
      throw new OperationError(status, code, message, options);
    },
  };
}
