import { onChildAdded, ref, remove, type Database } from 'firebase/database';
import { eventsPath, pushesPath } from './paths.ts';
import type { EventStore, PushStore, Stop } from './realtime-client.ts';

/** Events to a user: the server writes them, the user reads and removes them. Source: ENT-45, design §11. */
export const eventStore = (db: Database): EventStore => ({
  watch: (userId, arrived) => watchList(db, eventsPath(userId), arrived),
  remove: (userId, key) => remove(ref(db, `${eventsPath(userId)}/${key}`)),
});

/** The same for the push messages of a device. Source: decision 074. */
export const pushStore = (db: Database): PushStore => ({
  watch: (userId, token, arrived) => watchList(db, pushesPath(userId, token), arrived),
  remove: (userId, token, key) => remove(ref(db, `${pushesPath(userId, token)}/${key}`)),
});

function watchList(db: Database, path: string, arrived: (key: string, value: unknown) => void): Stop {
  // the SDK gives a record back when its removal was refused
  const known = new Set<string>();
  return onChildAdded(
    ref(db, path),
    (record) => {
      if (record.key === null || known.has(record.key)) return;
      known.add(record.key);
      arrived(record.key, record.val());
    },
    () => {},
  );
}
