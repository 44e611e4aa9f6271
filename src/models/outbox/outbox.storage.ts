import type { DBSchema, IDBPObjectStore } from 'idb';
import type { Id } from '../../shared/api/generated/model';
import { database } from '../../shared/platform/database.ts';
import type { OutboxEntry } from './outbox.ts';

/** Where the outbox keeps its entries through a reload. Each call rejects when the browser refuses storage, or it is full. */
export interface OutboxStorage {
  /** Those of this user, in their order. What is too old goes, whoever wrote it. */
  read: (owner: Id, now: number) => Promise<OutboxEntry[]>;
  put: (entries: readonly OutboxEntry[]) => Promise<void>;
  remove: (ids: readonly string[]) => Promise<void>;
}

interface Tables extends DBSchema {
  entries: { key: string; value: OutboxEntry; indexes: { owner: Id; writtenAt: number } };
}

type Entries = IDBPObjectStore<Tables, ['entries'], 'entries', 'readwrite'>;

const NAME = 'fusha-outbox';
/** What could not be sent for so long is news to nobody. */
const KEPT_FOR = 7 * 86_400_000;

/** The outbox in IndexedDB: other users of this device do not see each other's entries here, and none are sent for another. */
export function createOutboxStorage(): OutboxStorage {
  const open = database<Tables>(NAME, (db) => {
    const entries = db.createObjectStore('entries', { keyPath: 'id' });
    entries.createIndex('owner', 'owner');
    entries.createIndex('writtenAt', 'writtenAt');
  });
  /** On disk when it resolves: a phone may go out at any moment. */
  const write = async (change: (entries: Entries) => readonly Promise<unknown>[]) => {
    const transaction = (await open()).transaction('entries', 'readwrite', { durability: 'strict' });
    await Promise.all([...change(transaction.store), transaction.done]);
  };
  return {
    async read(owner, now) {
      const db = await open();
      const old = await db.getAllKeysFromIndex('entries', 'writtenAt', IDBKeyRange.upperBound(now - KEPT_FOR));
      if (old.length > 0) await write((entries) => old.map((id) => entries.delete(id)));
      const own = await db.getAllFromIndex('entries', 'owner', owner);
      return own.toSorted((a, b) => a.writtenAt - b.writtenAt);
    },
    put: (added) => write((entries) => added.map((entry) => entries.put(entry))),
    remove: (ids) => write((entries) => ids.map((id) => entries.delete(id))),
  };
}
