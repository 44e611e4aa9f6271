import { onChildAdded, ref, remove, type Database } from 'firebase/database';
import { eventsPath } from './paths.ts';
import type { EventStore } from './realtime-client.ts';

/** Events to a user: the server writes them, the user reads and removes them. Source: ENT-45, design §11. */
export function eventStore(db: Database): EventStore {
  return {
    watch: (userId, arrived) => {
      // the SDK gives a record back when its removal was refused
      const known = new Set<string>();
      return onChildAdded(
        ref(db, eventsPath(userId)),
        (event) => {
          if (event.key === null || known.has(event.key)) return;
          known.add(event.key);
          arrived(event.key, event.val());
        },
        () => {},
      );
    },
    remove: (userId, key) => remove(ref(db, `${eventsPath(userId)}/${key}`)),
  };
}
