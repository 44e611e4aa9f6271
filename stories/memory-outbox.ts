import type { OutboxEntry } from '../src/models/outbox/outbox.ts';
import type { OutboxStorage } from '../src/models/outbox/outbox.storage.ts';

/** The outbox of one story: nothing is left for the next. */
export function memoryOutbox(refuses = false): OutboxStorage {
  const kept = new Map<string, OutboxEntry>();
  const inOrder = () => [...kept.values()].toSorted((a, b) => a.writtenAt - b.writtenAt);
  const answer = <T>(read: () => T): Promise<T> =>
    refuses ? Promise.reject(new DOMException('refused', 'SecurityError')) : Promise.resolve(read());
  return {
    read: (owner) => answer(() => inOrder().filter((entry) => entry.owner === owner)),
    put: (entries) =>
      answer(() => {
        for (const entry of entries) kept.set(entry.id, entry);
      }),
    remove: (ids) =>
      answer(() => {
        for (const id of ids) kept.delete(id);
      }),
  };
}
