/** A small model of the realtime database: records, sockets with their onDisconnect writes, and the server's clock. */

/** RTM-11. */
const FRESH_MS = 300_000;

export interface Socket {
  readonly connectionId: string;
  readonly userId: number;
  armed: 'nothing' | 'connection' | 'offline';
  isOpen: boolean;
  /** Called with every change of the user's records. */
  listener: (() => void) | null;
}

export class Server {
  time = 0;
  readonly presence = new Map<number, { status: 'online' | 'offline'; at: number }>();
  readonly connections = new Map<number, Map<string, number>>();
  readonly #sockets = new Set<Socket>();

  /** As RTM-11 defines it. */
  isOnline(userId: number): boolean {
    const sign = this.presence.get(userId);
    return sign?.status === 'online' && this.time - sign.at <= FRESH_MS;
  }

  others({ userId, connectionId }: Socket): number[] {
    return [...(this.connections.get(userId) ?? [])].filter(([id]) => id !== connectionId).map(([, at]) => at);
  }

  /** A reconnecting client names its previous session, which is closed first. */
  open(connectionId: string, userId: number): Socket {
    for (const old of this.#sockets) if (old.connectionId === connectionId) this.end(old);
    const socket: Socket = { connectionId, userId, armed: 'nothing', isOpen: true, listener: null };
    this.#sockets.add(socket);
    return socket;
  }

  setOnline(socket: Socket): void {
    this.#of(socket.userId).set(socket.connectionId, this.time);
    this.#set(socket.userId, 'online');
  }

  remove(socket: Socket): void {
    this.#of(socket.userId).delete(socket.connectionId);
    this.#tell(socket.userId);
  }

  setOffline(socket: Socket, offline: boolean): void {
    socket.armed = 'nothing';
    this.#of(socket.userId).delete(socket.connectionId);
    if (offline) this.#set(socket.userId, 'offline');
    else this.#tell(socket.userId);
  }

  /** The socket was closed or lost: runs its onDisconnect writes. */
  end(socket: Socket): void {
    if (!this.#sockets.delete(socket)) return;
    socket.isOpen = false;
    socket.listener = null;
    if (socket.armed === 'nothing') return;
    this.setOffline(socket, socket.armed === 'offline');
  }

  #of(userId: number): Map<string, number> {
    const known = this.connections.get(userId) ?? new Map<string, number>();
    this.connections.set(userId, known);
    return known;
  }

  #set(userId: number, status: 'online' | 'offline'): void {
    this.presence.set(userId, { status, at: this.time });
    this.#tell(userId);
  }

  #tell(userId: number): void {
    for (const socket of this.#sockets) if (socket.userId === userId) socket.listener?.();
  }
}
