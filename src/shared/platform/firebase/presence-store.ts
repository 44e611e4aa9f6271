import { onDisconnect, onValue, ref, serverTimestamp, update, type Database } from 'firebase/database';
import { connectionPath, linkPath, presencePath } from './paths.ts';
import type { Connection, PresenceSign, PresenceStore } from './realtime-client.ts';

/** Presence in the realtime database: record and connection change together. Source: ENT-42, design §11, R4. */
export function presenceStore(db: Database, serverNow: () => number): PresenceStore {
  /** Without `lastSeen`: an ISO text is nothing the server could fill in itself. */
  const offlineSign = (userId: number) => ({
    [`${presencePath(userId)}/status`]: 'offline',
    [`${presencePath(userId)}/timestamp`]: serverTimestamp(),
  });
  const withoutConnection = (connection: Connection) => ({
    [connectionPath(connection)]: null,
    [linkPath(connection)]: null,
  });

  return {
    setOnline: (connection, route) => {
      const metadata = { route, timestamp: serverTimestamp() };
      const presence = presencePath(connection.userId);
      return update(ref(db), {
        [connectionPath(connection)]: { connected: true, timestamp: serverTimestamp(), metadata },
        [linkPath(connection)]: true,
        [`${presence}/status`]: 'online',
        [`${presence}/timestamp`]: serverTimestamp(),
        [`${presence}/lastSeen`]: new Date(serverNow()).toISOString(),
        [`${presence}/metadata`]: metadata,
      });
    },
    setOffline: async (connection, offline) => {
      const lastSeen = { [`${presencePath(connection.userId)}/lastSeen`]: new Date(serverNow()).toISOString() };
      await Promise.all([
        update(ref(db), {
          ...withoutConnection(connection),
          ...(offline ? { ...offlineSign(connection.userId), ...lastSeen } : {}),
        }),
        // otherwise the end of this socket would say offline once more, perhaps while the user is here again
        onDisconnect(ref(db, presencePath(connection.userId))).cancel(),
        onDisconnect(ref(db, connectionPath(connection))).cancel(),
      ]);
    },
    arm: async (connection, offline) => {
      const presence = onDisconnect(ref(db, presencePath(connection.userId)));
      await Promise.all([
        presence.cancel(),
        onDisconnect(ref(db, connectionPath(connection))).remove(),
        onDisconnect(ref(db, linkPath(connection))).remove(),
        ...(offline ? [presence.update({ status: 'offline', timestamp: serverTimestamp() })] : []),
      ]);
    },
    watch: (userId, seen) =>
      onValue(
        ref(db, presencePath(userId)),
        (snapshot) => seen(toSign(snapshot.val())),
        () => seen(null),
      ),
  };
}

/** Anything else in its place is no sign of life. */
function toSign(value: unknown): PresenceSign | null {
  if (typeof value !== 'object' || value === null || !('status' in value) || !('timestamp' in value)) return null;
  const { status, timestamp } = value;
  return typeof timestamp === 'number' ? { status: status === 'online' ? 'online' : 'offline', timestamp } : null;
}
