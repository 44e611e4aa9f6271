import type { PresenceStatus } from '../../api/generated/model';

export type Stop = () => void;

/** What the app knows of the realtime service; `client.ts` and the stores beside it know the rest. */
export interface RealtimeClient {
  /** Resolves to the id of the user the token was made for. */
  signIn: (token: string) => Promise<string>;
  /** Called once when the identity service ends the sign-in (user-disabled, user-token-expired). */
  onIdentityLost: (lost: () => void) => Stop;
  onConnection: (changed: (isConnected: boolean) => void) => Stop;
  /** The server's time, epoch ms (R4). */
  serverNow: () => number;
  presence: PresenceStore;
  connections: ConnectionStore;
  events: EventStore;
  pushes: PushStore;
  rooms: RoomStore;
  /** Ends identity and connection; nothing that still waits is written afterwards. */
  close: () => Promise<void>;
}

/** One page load of one user. */
export interface Connection {
  userId: number;
  connectionId: string;
}

/** The part of a presence record that others look at. */
export interface PresenceSign {
  status: PresenceStatus;
  /** Server time, epoch ms. */
  timestamp: number;
}

/** `/presence/{userId}`, and with it the record of the connection it stands for. */
export interface PresenceStore {
  setOnline: (connection: Connection, route: string) => Promise<void>;
  /** Takes the connection away; `offline`: it was the last, the status goes too. */
  setOffline: (connection: Connection, offline: boolean) => Promise<void>;
  /** What the server does when this connection breaks off. */
  arm: (connection: Connection, offline: boolean) => Promise<void>;
  /** Null: there is no record, or the user does not show it, or no longer does. */
  watch: (userId: number, seen: (sign: PresenceSign | null) => void) => Stop;
}

/** `/connections/{userId}/{connectionId}`: server times of a user's connections. */
export interface ConnectionStore {
  remove: (connection: Connection) => Promise<void>;
  others: (connection: Connection) => Promise<number[]>;
  watchOthers: (connection: Connection, seen: (timestamps: number[]) => void) => Stop;
}

/** `/events/{userId}/{pushId}`. */
export interface EventStore {
  watch: (userId: number, arrived: (key: string, value: unknown) => void) => Stop;
  remove: (userId: number, key: string) => Promise<void>;
}

/** `/push/{userId}/{token}/{pushId}`: push messages for this device, where no push service delivers them. */
export interface PushStore {
  watch: (userId: number, token: string, arrived: (key: string, value: unknown) => void) => Stop;
  remove: (userId: number, token: string, key: string) => Promise<void>;
}

/** `/rooms/{roomId}/events/{pushId}`: what happens from now on. */
export interface RoomStore {
  /** `began`: every later event arrives. */
  watch: (roomId: string, arrived: (value: unknown) => void, began: () => void) => Stop;
}
