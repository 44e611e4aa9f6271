import { frozenCopy } from './freeze.ts';
import { createQueue } from './queue.ts';
import { TableStore, type Write, reversed } from './store.ts';
import { createTableReader } from './table-reader.ts';
import { TableState } from './table-state.ts';
import { createTableWriter } from './table-writer.ts';
import { type States, Transaction } from './transaction.ts';
import type { AnyTable, Identified, Reader, Writer } from './table.ts';

/** The whole database as JSON; used ids are never reused, even after a restart. */
export interface Dump {
  readonly tables: Readonly<Record<string, { readonly last_id: number; readonly records: readonly Identified[] }>>;
}

/** Dumps made in this process: their states have been checked and never change, so loading one costs a copy of the indexes. */
const statesOf = new WeakMap<Dump, States>();

type Run<T, Result> = (tx: Writer<T>) => Promise<Result> | Result;

export interface Database<T> {
  /** A snapshot of the last committed state: it does not change while it is read. */
  readonly read: Reader<T>;
  /**
   * Runs one write operation to its end before the next begins; commits all of its writes, or none. `committed` is called
   * in between: nothing of the next operation has run yet.
   */
  transact<Result>(run: Run<T, Result>, committed?: (result: Result) => void): Promise<Result>;
  dump(): Dump;
  /** Replaces everything; a dump that violates the schemas is refused and changes nothing. */
  load(dump: Dump): Promise<void>;
  onCommit(listener: () => void): () => void;
  /** Test hook: the k-th write (from 1) of the next operation that has that many fails; null resets it. */
  failAtWrite(k: number | null): void;
}

/** Thrown by the write that `failAtWrite` names. */
export class InjectedFailure extends Error {}

/**
 * A database over tables of `createTable`. With `unitOfWork: false` writes apply immediately, one by one and with waits
 * between: the variant with which tests prove that they notice a missing transaction.
 */
export function createDatabase<const T extends object>(tables: T, options: { unitOfWork?: boolean } = {}): Database<T> {
  const engine = new Engine(Object.values(tables));
  const queue = createQueue();
  return {
    // The engine handles tables by name; their types are restored here only.
    get read() {
      return engine.readers() as unknown as Reader<T>; // see above
    },
    transact<Result>(run: Run<T, Result>, committed?: (result: Result) => void): Promise<Result> {
      const typed = (tx: object) => run(tx as unknown as Writer<T>); // see above
      const told = async (result: Promise<Result> | Result) => {
        committed?.(await result);
        return result;
      };
      if (options.unitOfWork === false) return told(typed(engine.directWriters()));
      return queue(() => told(engine.transact(typed)));
    },
    dump: () => engine.dump(),
    load: (dump) => queue(() => engine.load(dump)),
    onCommit(listener) {
      engine.listeners.add(listener);
      return () => engine.listeners.delete(listener);
    },
    failAtWrite(k) {
      engine.failAt = k;
    },
  };
}

function copyOf(table: AnyTable, source: TableState): TableState {
  const state = new TableState(table, source);
  if (table.ownRecords) for (const record of source.records.values()) state.put(frozenCopy(record));
  return state;
}

class Engine {
  readonly listeners = new Set<() => void>();
  failAt: number | null = null;
  readonly #tables: readonly AnyTable[];
  #stores: Map<string, TableStore>;
  #states: States;

  constructor(tables: readonly AnyTable[]) {
    this.#tables = tables;
    this.#stores = this.#emptyStores();
    this.#states = this.#emptyStates();
  }

  readers(): object {
    const at = this.#states;
    return Object.fromEntries(this.#tables.map(({ name }) => [name, createTableReader(() => at[name]!)])); // one state per table
  }

  async transact<Result>(run: (tx: object) => Promise<Result> | Result): Promise<Result> {
    const transaction = new Transaction(this.#tables, this.#states);
    try {
      const result = await run(transaction.writers());
      const next = transaction.close();
      if (transaction.writes.length > 0) await this.#commit(transaction.writes, next);
      return result;
    } finally {
      transaction.close();
    }
  }

  /** Tables whose writes apply immediately, with a wait in each. */
  directWriters(): object {
    let position = 0;
    return Object.fromEntries(
      this.#tables.map((table) => [
        table.name,
        createTableWriter(
          () => this.#states[table.name]!, // one state per table
          async (change) => {
            const trial = new TableState(table, this.#states[table.name]);
            const write = { table: table.name, ...change(trial) };
            this.#states[table.name]!.lastId = trial.lastId; // an id is used once, even by concurrent inserts
            await this.#write(write, ++position);
            const next = new TableState(table, this.#states[table.name]);
            if (write.after) next.put(write.after);
            else next.remove(write.id);
            this.#publish({ ...this.#states, [table.name]: next });
          },
        ),
      ]),
    );
  }

  dump(): Dump {
    const entries = Object.entries(this.#states).map(
      ([name, state]) => [name, { last_id: state.lastId, records: [...state.records.values()] }] as const,
    );
    const dump = { tables: Object.fromEntries(entries) };
    statesOf.set(dump, this.#states);
    return dump;
  }

  async load(dump: Dump): Promise<void> {
    const stores = this.#emptyStores();
    const states = this.#emptyStates();
    const known = statesOf.get(dump);
    if (known && this.#tables.every((table) => known[table.name]?.table === table)) {
      this.#stores = stores; // a store takes a record in when it is first written
      // one state per table
      this.#publish(Object.fromEntries(this.#tables.map((table) => [table.name, copyOf(table, known[table.name]!)])));
      return;
    }
    for (const { name } of this.#tables) {
      const state = states[name]!; // one state per table
      const kept = dump.tables[name];
      for (const record of kept?.records ?? []) {
        const after = frozenCopy(record);
        await stores.get(name)?.apply({ table: name, id: after.id, before: undefined, after });
        state.put(after);
      }
      state.lastId = Math.max(state.lastId, kept?.last_id ?? 0);
    }
    this.#stores = stores;
    this.#publish(states);
  }

  async #commit(writes: readonly Write[], next: States): Promise<void> {
    const done: Write[] = [];
    try {
      for (const write of writes) {
        await this.#write(write, done.length + 1);
        done.push(write);
      }
    } catch (error) {
      for (const write of done.toReversed()) await this.#stores.get(write.table)?.apply(reversed(write));
      throw error;
    }
    this.#publish(next);
  }

  async #write(write: Write, position: number): Promise<void> {
    if (position === this.failAt) {
      this.failAt = null;
      throw new InjectedFailure(`write ${position}: ${write.table} ${write.id}`);
    }
    await this.#stores.get(write.table)?.apply(write);
  }

  /** Readers switch from the old state to the new one here, at once. */
  #publish(next: States): void {
    this.#states = next;
    for (const listener of this.listeners) listener();
  }

  #emptyStores = () => new Map(this.#tables.map((table) => [table.name, new TableStore(table)]));
  #emptyStates = (): States => Object.fromEntries(this.#tables.map((table) => [table.name, new TableState(table)]));
}
