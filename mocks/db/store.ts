import { Collection } from '@msw/data';
import type { AnyTable, Identified } from './table.ts';

/** One staged write; `before` and `after` are enough to apply and to undo it. */
export interface Write {
  readonly table: string;
  readonly id: number;
  readonly before: Identified | undefined;
  readonly after: Identified | undefined;
}

/**
 * The records of one table in a Collection of @msw/data: it checks every write against the zod schema. Its ids are neither
 * unique nor indexed, so this keeps the record of each id.
 */
export class TableStore {
  readonly #collection: Collection<AnyTable['schema']>;
  readonly #held = new Map<number, Identified>();

  constructor(table: AnyTable) {
    this.#collection = new Collection({ schema: table.schema });
  }

  /** Brings one record from `write.before` to `write.after`. */
  async apply(write: Write): Promise<void> {
    const held = this.#held.get(write.id);
    if (!write.after) {
      if (held) this.#collection.delete(held as never); // a record of this collection, which finds it by a hidden key
      this.#held.delete(write.id);
      return;
    }
    const after = write.after;
    const stored = held
      ? await this.#collection.update(held as never, { strict: true, data: (draft) => replaceFields(draft, after) }) // as above
      : await this.#collection.create(after);
    this.#held.set(write.id, stored);
  }

  clear(): void {
    this.#collection.clear();
    this.#held.clear();
  }
}

/** The reverse of a write, for undoing. */
export const reversed = (write: Write): Write => ({ ...write, before: write.after, after: write.before });

function replaceFields(draft: object, after: Identified): void {
  for (const key of Object.keys(draft)) if (!Object.hasOwn(after, key)) Reflect.deleteProperty(draft, key);
  Object.assign(draft, after);
}
