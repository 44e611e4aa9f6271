import { get, onValue, ref, update, type Database, type DataSnapshot } from 'firebase/database';
import { connectionPath, connectionsPath, linkPath } from './paths.ts';
import type { ConnectionStore } from './realtime-client.ts';

/** Connections in the realtime database. Source: ENT-44, design §11. */
export function connectionStore(db: Database): ConnectionStore {
  return {
    remove: (connection) => update(ref(db), { [connectionPath(connection)]: null, [linkPath(connection)]: null }),
    others: async ({ userId, connectionId }) => timestamps(await get(ref(db, connectionsPath(userId))), connectionId),
    watchOthers: ({ userId, connectionId }, seen) =>
      onValue(
        ref(db, connectionsPath(userId)),
        (snapshot) => seen(timestamps(snapshot, connectionId)),
        () => {},
      ),
  };
}

function timestamps(all: DataSnapshot, own: string): number[] {
  const found: number[] = [];
  all.forEach((connection) => {
    const timestamp: unknown = connection.child('timestamp').val();
    if (connection.key !== own && typeof timestamp === 'number') found.push(timestamp);
  });
  return found;
}
