import type { Write } from './store.ts';
import { type Change, createTableWriter } from './table-writer.ts';
import { TableState } from './table-state.ts';
import type { AnyTable } from './table.ts';

export type States = Readonly<Record<string, TableState>>;

/** The writes of one operation, staged on copies of the tables it touches. */
export class Transaction {
  readonly writes: Write[] = [];
  readonly #tables: readonly AnyTable[];
  readonly #from: States;
  readonly #staged: Record<string, TableState> = {};
  #open = true;

  constructor(tables: readonly AnyTable[], from: States) {
    this.#tables = tables;
    this.#from = from;
  }

  /** The tables including the staged writes. */
  writers(): Record<string, ReturnType<typeof createTableWriter>> {
    return Object.fromEntries(
      this.#tables.map((table) => [
        table.name,
        createTableWriter(
          () => this.#staged[table.name] ?? this.#from[table.name]!, // states exist for all tables of the database
          async (change) => this.#stage(table, change),
        ),
      ]),
    );
  }

  /** Ends the staging; a later write throws (a missing await). */
  close(): States {
    this.#open = false;
    return { ...this.#from, ...this.#staged };
  }

  #stage(table: AnyTable, change: Change): void {
    if (!this.#open) throw new Error(`${table.name}: a write after the operation had ended; await every write`);
    const state = (this.#staged[table.name] ??= new TableState(table, this.#from[table.name]));
    this.writes.push({ table: table.name, ...change(state) });
  }
}
