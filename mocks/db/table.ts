import type { z } from 'zod';

/** Common to every record. */
export interface Identified {
  readonly id: number;
}
/** Index name → the fields it is made of. */
export type Indexes<R> = Readonly<Record<string, readonly (keyof R & string)[]>>;

/** The definition of a table, without data. */
export interface Table<
  Schema extends z.ZodType<Identified>,
  U extends Indexes<z.output<Schema>>,
  I extends Indexes<z.output<Schema>>,
> {
  readonly name: string;
  readonly schema: Schema;
  readonly unique: U;
  readonly indexes: I;
  /** Each database has copies of its own, also of a shared seed: calls are counted by `originOf` a record. */
  readonly ownRecords: boolean;
}
/** Any table, for the untyped internals. */
export type AnyTable = Table<z.ZodType<Identified>, Indexes<Identified>, Indexes<Identified>>;

/** The values of an index lookup, in the order of its fields. */
export type IndexKey<R, Fields> = { readonly [P in keyof Fields]: Fields[P] extends keyof R ? R[Fields[P]] : never };

/** A filter: equal fields, or a function. */
export type Where<R> = Partial<R> | ((record: R) => boolean);
/** A field (`name`, or `-name` for descending) or a comparator; several apply in order, then the id. */
export type Sort<R> = (keyof R & string) | `-${keyof R & string}` | ((a: R, b: R) => number);
export interface ListOptions<R> {
  readonly where?: Where<R>;
  readonly sort?: Sort<R> | readonly Sort<R>[];
  /** From 1; default 1. */
  readonly page?: number;
  /** Default 10 (design §0). */
  readonly perPage?: number;
}
/** A page of records and the wire's `pagination` object. */
export interface Page<R> {
  readonly items: R[];
  readonly pagination: { current_page: number; last_page: number; per_page: number; total: number };
}

export interface TableReader<R extends Identified, U = object, I = object> {
  get(id: number): R | undefined;
  /** The record with these values of a unique index. */
  one<K extends keyof U & string>(index: K, ...values: IndexKey<R, U[K]> & readonly unknown[]): R | undefined;
  /** All records with these values of an index, in order of insertion. */
  by<K extends keyof I & string>(index: K, ...values: IndexKey<R, I[K]> & readonly unknown[]): R[];
  all(): R[];
  filter(where: Where<R>): R[];
  find(where: Where<R>): R | undefined;
  count(where?: Where<R>): number;
  /** Filter, then sort, then page. */
  list(options?: ListOptions<R>): Page<R>;
}
/** A table inside a write operation. Await every write. */
export interface TableWriter<R extends Identified, U = object, I = object> extends TableReader<R, U, I> {
  /** Assigns an id when none is given. */
  insert(values: Omit<R, 'id'> & { id?: number }): Promise<R>;
  update(id: number, values: Partial<Omit<R, 'id'>>): Promise<R>;
  remove(id: number): Promise<void>;
}

// oxlint-disable-next-line typescript/no-generated-empty-object-type -- a table without indexes
type NoIndexes = Record<never, never>;
type RecordOf<T> = T extends { schema: infer S extends z.ZodType } ? Readonly<z.output<S>> & Identified : never;
/** All tables of a database as seen by a reader. */
export type Reader<T> = {
  readonly [K in keyof T]: T[K] extends { unique: infer U; indexes: infer I }
    ? TableReader<RecordOf<T[K]>, U, I>
    : never;
};
/** All tables of a database as seen by one write operation. */
export type Writer<T> = {
  readonly [K in keyof T]: T[K] extends { unique: infer U; indexes: infer I }
    ? TableWriter<RecordOf<T[K]>, U, I>
    : never;
};

/** Defines a table: its zod schema, unique field groups, and indexed field groups. */
export function createTable<
  Schema extends z.ZodType<Identified>,
  const U extends Indexes<z.output<Schema>> = NoIndexes,
  const I extends Indexes<z.output<Schema>> = NoIndexes,
>(name: string, schema: Schema, options: { unique?: U; indexes?: I; ownRecords?: boolean } = {}): Table<Schema, U, I> {
  // An absent option is the empty record that its type parameter then defaults to.
  const { unique = {} as U, indexes = {} as I, ownRecords = false } = options;
  return { name, schema, unique, indexes, ownRecords };
}
