import type { AnyTable, Identified } from './table.ts';

type Buckets = Map<string, readonly number[]>;

/** A record duplicates the values of a unique index. */
export class UniqueViolation extends Error {
  readonly table: string;
  readonly index: string;
  constructor(table: string, index: string) {
    super(`${table}: another record has this ${index}`);
    this.table = table;
    this.index = index;
  }
}

/**
 * One table at one moment: records by id and by every index. A state that has been published never changes; a write
 * operation works on its own copy, so a reader's snapshot stays valid.
 */
export class TableState {
  readonly table: AnyTable;
  readonly records: Map<number, Identified>;
  readonly #unique: Map<string, Buckets>;
  readonly #indexes: Map<string, Buckets>;
  lastId: number;

  constructor(table: AnyTable, source?: TableState) {
    this.table = table;
    this.records = new Map(source?.records);
    this.#unique = copyBuckets(Object.keys(table.unique), source && source.#unique);
    this.#indexes = copyBuckets(Object.keys(table.indexes), source && source.#indexes);
    this.lastId = source?.lastId ?? 0;
  }

  /** The id that holds these values of a unique index. */
  uniqueId(index: string, values: readonly unknown[]): number | undefined {
    return this.#unique.get(index)?.get(keyOf(values))?.[0];
  }

  /** Ids of the records in this index entry, in order of insertion. */
  ids(index: string, values: readonly unknown[]): readonly number[] {
    return this.#indexes.get(index)?.get(keyOf(values)) ?? [];
  }

  /** Inserts or replaces a record; refuses a second record with the same unique values. */
  put(record: Identified): void {
    for (const [index, fields] of Object.entries(this.table.unique)) {
      const values: readonly unknown[] = valuesOf(record, fields);
      if (values.includes('')) continue; // null is not indexed: a user without a phone number
      const holder = this.uniqueId(index, values);
      if (holder !== undefined && holder !== record.id) throw new UniqueViolation(this.table.name, index);
    }
    const before = this.records.get(record.id);
    this.records.set(record.id, record);
    this.lastId = Math.max(this.lastId, record.id);
    this.#reindex(record.id, before, record);
  }

  remove(id: number): void {
    const before = this.records.get(id);
    if (!before) return;
    this.records.delete(id);
    this.#reindex(id, before, undefined);
  }

  #reindex(id: number, before: Identified | undefined, after: Identified | undefined): void {
    for (const [fieldsByName, all] of [
      [this.table.unique, this.#unique],
      [this.table.indexes, this.#indexes],
    ] as const) {
      for (const [name, buckets] of all) {
        const fields = fieldsByName[name] ?? [];
        const from = before && keyOf(valuesOf(before, fields));
        const to = after && keyOf(valuesOf(after, fields));
        if (from === to) continue;
        if (from !== undefined) dropId(buckets, from, id);
        if (to !== undefined) buckets.set(to, [...(buckets.get(to) ?? []), id]);
      }
    }
  }
}

function copyBuckets(names: readonly string[], source: ReadonlyMap<string, Buckets> | undefined): Map<string, Buckets> {
  return new Map(names.map((name) => [name, new Map(source?.get(name))]));
}

function dropId(buckets: Buckets, key: string, id: number): void {
  const rest = (buckets.get(key) ?? []).filter((other) => other !== id);
  if (rest.length > 0) buckets.set(key, rest);
  else buckets.delete(key);
}

const keyOf = (values: readonly unknown[]) => JSON.stringify(values);
// `createTable` types an index by the fields of its record.
const valuesOf = (record: Identified, fields: readonly string[]) =>
  fields.map((field) => record[field as keyof Identified]);
