/** The Realtime Database below the SDK: one tree, its connections, its rules. No I/O; hosts bring the sockets. */
import { type Change, type Write, changeOf } from './change.ts';
import { Connection, type Transport } from './connection.ts';
import { FrameError } from './frames.ts';
import type { Json } from './json.ts';
import { pushesOf } from './listens.ts';
import { type Node, nodeAt, toJson, toNode } from './node.ts';
import { type Path, pathOf } from './path.ts';
import { control, pushed, readMessage, reply } from './protocol.ts';
import { createPushIds } from './push-ids.ts';
import { type ServerAccess, type Verdict, forgetAuth, handleRequest, revokeListens } from './requests.ts';
import { type Auth, type Rule, mayRead, mayWrite } from './rules.ts';

export interface RealtimeOptions {
  readonly now: () => number;
  readonly rules: readonly Rule[];
  /** Verifies a connection's credential. */
  verify(credential: string, now: number): Verdict;
  /** Whether an identity that was verified is one still. */
  isCurrent?(auth: NonNullable<Auth>): boolean;
}

/** Unguessable: a client can only name its own last session. */
const newSessionId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A socket's input, called by its host. */
export interface Socket {
  readonly id: string;
  receive(frame: string): void;
  closed(): void;
}

export class RealtimeServer {
  readonly #options: RealtimeOptions;
  readonly #connections = new Map<string, Connection>();
  readonly #listeners = new Set<(change: Change) => void>();
  readonly #pushIds = createPushIds();
  readonly #access: ServerAccess;
  #root: Node | null = null;

  constructor(options: RealtimeOptions) {
    this.#options = options;
    const root = () => this.#root;
    this.#access = {
      get root() {
        return root();
      },
      now: options.now,
      verify: (credential, now) => options.verify(credential, now),
      mayRead: (auth, path) => mayRead(options.rules, { auth, path, before: this.#root }),
      mayWrite: (auth, path, after) => mayWrite(options.rules, { auth, path, before: this.#root, after }),
      commit: (base, writes) => this.#commit(base, writes),
    };
  }

  /** A new socket at `…/.ws?v=5…`; its host calls `receive` and `closed`. */
  connect(address: string, transport: Transport): Socket {
    const { host, searchParams } = new URL(address);
    const previous = this.#connections.get(searchParams.get('ls') ?? '');
    if (previous) this.#end(previous); // its onDisconnect writes run before the new session begins
    const connection = new Connection(newSessionId(), transport);
    this.#connections.set(connection.id, connection);
    connection.send(control('h', { ts: this.#options.now(), v: '5', h: host, s: connection.id }));
    return {
      id: connection.id,
      receive: (frame) => this.#receive(connection, frame),
      closed: () => this.#end(connection),
    };
  }

  get root(): Node | null {
    return this.#root;
  }

  now(): number {
    return this.#options.now();
  }

  /** The data at a path. */
  read(path: string): Json {
    return toJson(nodeAt(this.#root, pathOf(path)));
  }

  /** Writes several paths at once as the server itself, without rules. Null removes. */
  update(values: Readonly<Record<string, Json>>): void {
    const writes = Object.entries(values).map(([path, value]) => ({ path: pathOf(path), value }));
    const [only] = writes;
    if (only) this.#commit(writes.length === 1 ? only.path : [], writes);
  }

  write(path: string, value: Json): void {
    this.update({ [path]: value });
  }

  remove(path: string): void {
    this.write(path, null);
  }

  /** Appends to a list; returns the key. */
  push(path: string, value: Json): string {
    let key = this.#pushIds(this.#options.now());
    while (nodeAt(this.#root, [...pathOf(path), key])) key = this.#pushIds(this.#options.now()); // a frozen clock after a restart
    this.write(`${path}/${key}`, value);
    return key;
  }

  /** Cuts a user's connections, or all; clients reconnect by themselves. Returns how many there were. */
  cut(uid?: string): number {
    return this.#endAll(uid, () => undefined);
  }

  /** Ends the connections whose identity is none any more: its listeners are told, its onDisconnect writes run. Returns their users. */
  endRevoked(): Set<string> {
    const users = new Set<string>();
    for (const connection of this.#connections.values()) {
      const { auth } = connection;
      if (auth === null || (this.#options.isCurrent?.(auth) ?? true)) continue;
      users.add(auth.uid);
      this.#revoke(connection);
      this.#end(connection);
      connection.closeTransport();
    }
    return users;
  }

  /** Shuts connections down: the client does not reconnect. */
  kill(reason: string, uid?: string): number {
    return this.#endAll(uid, (connection) => connection.send(control('s', reason)));
  }

  /** Replaces everything; clients get the new data after reconnecting. */
  load(data: Json): void {
    for (const connection of this.#connections.values()) connection.lastWill = [];
    this.cut();
    this.#root = toNode(data);
  }

  /** Called after every change. */
  onChange(listener: (change: Change) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The users behind the open connections, a guest as null. */
  get online(): (string | null)[] {
    return [...this.#connections.values()].map(({ auth }) => auth?.uid ?? null);
  }

  /** Closes only the connection of a client that sends an invalid message. */
  #receive(connection: Connection, frame: string): void {
    try {
      this.#take(connection, frame);
    } catch (error) {
      if (!(error instanceof FrameError)) console.error('realtime database:', error);
      this.#end(connection);
      connection.closeTransport();
    }
  }

  #take(connection: Connection, frame: string): void {
    const text = connection.isOpen ? connection.read(frame) : null;
    if (text === null) return;
    const message = readMessage(text);
    if (!message) connection.closeTransport();
    else if (message.kind === 'ping') connection.send(control('o', {}));
    else if (message.kind === 'unknown') connection.send(reply(message.r, 'error', `unknown action ${message.a}`));
    else {
      this.#endAuth(connection);
      handleRequest(this.#access, connection, message.request);
    }
  }

  /** Revokes an expired token; the client then fetches a new one. */
  #endAuth(connection: Connection): void {
    if (this.#options.now() >= connection.authEndsAt) this.#revoke(connection);
  }

  #revoke(connection: Connection): void {
    forgetAuth(connection);
    connection.send(pushed('ac', { s: 'expired_token', d: 'Auth token is expired.' }));
    revokeListens(this.#access, connection);
  }

  #commit(base: Path, writes: readonly Write[]): void {
    const change = changeOf(this.#root, base, writes, this.#options.now());
    this.#root = change.after;
    for (const connection of this.#connections.values()) {
      for (const { a, b } of pushesOf(connection.listens, change)) connection.send(pushed(a, b));
      revokeListens(this.#access, connection); // rules may depend on what has changed
    }
    for (const tell of this.#listeners) tell(change);
  }

  #end(connection: Connection): void {
    if (!connection.isOpen) return;
    connection.isOpen = false;
    this.#connections.delete(connection.id);
    for (const { path, writes } of connection.lastWill) this.#commit(path, writes);
  }

  #endAll(uid: string | undefined, farewell: (connection: Connection) => void): number {
    const ending = [...this.#connections.values()].filter(({ auth }) => uid === undefined || auth?.uid === uid);
    for (const connection of ending) {
      farewell(connection);
      this.#end(connection);
      connection.closeTransport();
    }
    return ending.length;
  }
}
