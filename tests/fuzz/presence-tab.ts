/** One tab with the real presence machine: its page, its connection to the model server, and the invariants. */
import type { decidePresence } from '../../src/models/presence/presence.ts';
import {
  noPresence,
  type PresenceCommand,
  type PresenceEvent,
  type PresenceState,
} from '../../src/models/presence/presence-state.ts';
import { nextWake } from '../../src/models/presence/settle.ts';
import type { Server, Socket } from './presence-server.ts';

// literal values of RTM-06, RTM-11, RTM-14 and RTM-15
const HEARTBEAT_MS = 60_000;
const FRESH_MS = 300_000;

export type AuthMode = 'works' | 'fails' | 'hangs';
/** How long a sign-in, and a new connection after a break, take. */
const LATENCY = 100;

export class Tab {
  readonly server: Server;
  readonly id: string;
  /** Each tab's monotonic clock starts at a different value. */
  readonly skew: number;
  state: PresenceState = noPresence;
  user: number | null = null;
  isVisible = true;
  hasNetwork = true;
  /** In the back/forward cache: no timers run and no messages arrive. */
  isFrozen = false;
  isGone = false;
  auth: AuthMode = 'works';
  /** When it was last somebody's, open, and not hidden for too long. */
  lastAlive = -Infinity;
  /** Since when it should be seen as online without a break. */
  steadySince = Infinity;
  #socket: Socket | null = null;
  #lastAnnounced = -Infinity;
  /** Messages in transit, both directions in one queue, because a socket keeps their order. */
  #mail: (() => void)[] = [];
  #later: { at: number; run: () => void }[] = [];

  readonly #decide: typeof decidePresence;

  constructor(server: Server, id: string, skew: number, decide: typeof decidePresence) {
    this.#decide = decide;
    this.server = server;
    this.id = id;
    this.skew = skew;
  }

  get now(): number {
    return this.server.time + this.skew;
  }

  /** Signed in, open, seen by somebody, and able to reach the server. */
  get shouldBeOnline(): boolean {
    return this.user !== null && !this.isGone && !this.isFrozen && this.isVisible && this.hasNetwork;
  }

  /** Its visible status is determined: the server knows whether it is connected. */
  look(): void {
    const isAlive =
      this.user !== null &&
      !this.isGone &&
      !this.isFrozen &&
      this.hasNetwork &&
      nextWake(this.state) !== null &&
      this.state.isAnnounced;
    if (isAlive || (this.shouldBeOnline && this.state.stage !== 'off')) this.lastAlive = this.server.time;
  }

  signIn(user: number): void {
    const before = this.user;
    this.user = user;
    this.tell({ type: 'session-seen', userId: user, refused: false }, before);
  }

  signOut(how: 'asked' | 'refused'): void {
    const before = this.user;
    this.user = null;
    if (how === 'asked') this.tell({ type: 'signed-out' }, before);
    this.tell({ type: 'session-seen', userId: null, refused: how === 'refused' }, before);
  }

  tell(event: PresenceEvent, leaving: number | null = null): void {
    if (this.isGone || this.isFrozen) return;
    const { state, commands } = this.#decide(this.state, event, this.now);
    this.state = state;
    for (const command of commands) {
      this.#check(command, event, leaving);
      this.#run(command);
    }
    // P2: no timer is left after a sign-out
    if (this.user === null && nextWake(this.state) !== null) throw new Error('P2: a timer runs after sign-out');
    if (!this.shouldBeOnline || state.stage !== 'live' || !state.isConnected) this.steadySince = Infinity;
    else if (this.steadySince === Infinity) this.steadySince = this.server.time;
  }

  /** Delivers every message in transit; false if there was none. */
  flush(): boolean {
    if (this.#mail.length === 0) return false;
    for (let next = this.#mail.shift(); next; next = this.#mail.shift()) next();
    return true;
  }

  /** The time of this tab's next timer. */
  get wake(): number {
    if (this.isGone || this.isFrozen) return Infinity;
    const alarm = nextWake(this.state);
    const next = Math.min(alarm === null ? Infinity : alarm - this.skew, ...this.#later.map(({ at }) => at));
    return Math.max(next, this.server.time);
  }

  ring(): void {
    const due = this.#later.filter(({ at }) => at <= this.server.time);
    this.#later = this.#later.filter(({ at }) => at > this.server.time);
    for (const { run } of due) run();
    const alarm = nextWake(this.state);
    if (alarm !== null && alarm <= this.now) this.tell({ type: 'woke' });
  }

  /** The connection breaks; `noticed`: the server knows at once. What was under way is lost. */
  drop(noticed: boolean): void {
    const socket = this.#socket;
    if (!socket) return;
    this.#socket = null;
    this.#mail = [];
    socket.listener = null;
    if (noticed) this.server.end(socket);
    const { attempt } = this.state;
    this.tell({ type: 'disconnected', attempt });
    this.#reconnect(attempt, socket.userId);
  }

  /** The browser or the page crashed. */
  crash(noticed: boolean): void {
    this.isGone = true;
    this.steadySince = Infinity;
    if (noticed && this.#socket) this.server.end(this.#socket);
    this.#mail = [];
  }

  leave(): void {
    this.tell({ type: 'page-left' });
    this.flush(); // messages sent before the page closed still arrive
    if (this.#socket) this.server.end(this.#socket);
    this.isFrozen = true;
    this.steadySince = Infinity;
  }

  restore(): void {
    if (!this.isFrozen) return;
    this.isFrozen = false;
    this.tell({ type: 'page-restored' });
    this.drop(true);
  }

  #reconnect(attempt: number, userId: number, wait = LATENCY): void {
    this.#after(wait, () => {
      if (this.state.attempt !== attempt || this.state.userId !== userId || this.#socket) return;
      if (!this.hasNetwork) return this.#reconnect(attempt, userId, 2_000);
      this.#open(userId);
      if (this.state.stage === 'live') this.#listen(attempt);
    });
  }

  #open(userId: number): Socket {
    this.#socket = this.server.open(this.id, userId);
    return this.#socket;
  }

  #after(ms: number, run: () => void): void {
    this.#later.push({ at: this.server.time + ms, run });
  }

  #send(run: (socket: Socket) => void): void {
    const socket = this.#socket;
    if (!socket) throw new Error('a write without a connection');
    this.#mail.push(() => (socket.isOpen ? run(socket) : undefined));
  }

  /** P2, P3, P4, checked when a message is sent. */
  #check(command: PresenceCommand, event: PresenceEvent, leaving: number | null): void {
    if (!('userId' in command)) return;
    if (command.userId !== this.user && command.userId !== leaving)
      throw new Error(`P2: ${command.type} for ${command.userId}, signed in is ${this.user}`);
    if (command.userId !== this.user && !/offline/.test(command.type))
      throw new Error(`P2: ${command.type} while leaving`);
    if (/^(write|arm)/.test(command.type) && this.#socket?.userId !== command.userId)
      throw new Error('P4: a write under another name');
    if (command.type !== 'post-online') return;
    if (event.type === 'woke') {
      if (!this.isVisible || !this.hasNetwork) throw new Error('P3: a heartbeat of a page that is hidden or offline');
      if (this.server.time - this.#lastAnnounced !== HEARTBEAT_MS) throw new Error('P3: a heartbeat out of its time');
    }
    this.#lastAnnounced = this.server.time;
  }

  #run(command: PresenceCommand): void {
    switch (command.type) {
      case 'authenticate':
        return this.#authenticate(command.userId, command.attempt);
      case 'clear':
        return this.#clear(command.attempt);
      case 'prepare':
        if (!this.#socket) return this.#after(5_000, () => this.tell({ type: 'prepared', attempt: command.attempt }));
        this.#send((socket) => this.server.setOffline(socket, true));
        return void this.#mail.push(() => this.tell({ type: 'prepared', attempt: command.attempt }));
      case 'listen':
        return this.#socket ? this.#listen(command.attempt) : undefined;
      case 'arm':
        return this.#send((socket) => {
          socket.armed = command.offline ? 'offline' : 'connection';
        });
      case 'write-online':
        return this.#send((socket) => this.server.setOnline(socket));
      case 'write-offline':
        this.#send((socket) => this.server.setOffline(socket, command.offline === true));
        if (command.offline === 'if-alone')
          this.#send((socket) => (this.#isAlone(socket) ? this.server.setOffline(socket, true) : undefined));
        return;
      case 'stop':
        return this.#stop();
    }
  }

  #authenticate(userId: number, attempt: number): void {
    this.#stop();
    if (this.auth === 'hangs') return;
    const { auth } = this;
    this.#after(LATENCY, () => {
      if (this.state.attempt !== attempt || this.state.userId !== userId) return;
      if (auth === 'fails' || !this.hasNetwork)
        return this.tell({ type: 'identity-failed', attempt, reason: 'refused' });
      this.#open(userId);
      this.tell({ type: 'identity-ready', attempt });
    });
  }

  #clear(attempt: number): void {
    const socket = this.#socket;
    const failed = () => this.tell({ type: 'prepared', attempt });
    if (!socket) return this.#after(5_000, failed);
    this.#send(() => {
      const othersUntil = this.#until(socket);
      this.server.remove(socket);
      this.#mail.push(() => this.tell({ type: 'cleared', attempt, othersUntil }));
    });
    this.#after(5_000, failed);
  }

  #until(socket: Socket): number | null {
    const others = this.server.others(socket);
    return others.length > 0 ? Math.max(...others) + FRESH_MS - this.server.time + this.now : null;
  }

  #isAlone(socket: Socket): boolean {
    return this.server.others(socket).every((at) => this.server.time - at > FRESH_MS);
  }

  #listen(attempt: number): void {
    const socket = this.#socket;
    if (!socket) return;
    const report = () => {
      const othersUntil = this.#until(socket);
      const status = this.server.presence.get(socket.userId)?.status ?? 'offline';
      this.#mail.push(() => {
        this.tell({ type: 'others-seen', attempt, othersUntil });
        this.tell({ type: 'record-seen', attempt, status });
      });
    };
    this.#mail.push(() => this.tell({ type: 'connected', attempt }));
    socket.listener = report;
    report();
  }

  #stop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#later = [];
    if (!socket) return;
    socket.listener = null;
    this.#mail.push(() => this.server.end(socket));
  }
}
