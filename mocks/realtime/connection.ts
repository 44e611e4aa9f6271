import type { Write } from './change.ts';
import { createFrameReader, framesOf } from './frames.ts';
import type { Json } from './json.ts';
import type { Listen } from './listens.ts';
import { type Path, isWithin } from './path.ts';
import type { Auth } from './rules.ts';

/** A socket of any host. */
export interface Transport {
  send(frame: string): void;
  close(): void;
}
/** An onDisconnect write of a client. */
export interface LastWill {
  readonly path: Path;
  readonly writes: readonly Write[];
}

/** One client's session: its listeners, its user, and its onDisconnect writes. */
export class Connection {
  readonly id: string;
  readonly read = createFrameReader();
  auth: Auth = null;
  /** Epoch milliseconds. */
  authEndsAt = Number.POSITIVE_INFINITY;
  listens: readonly Listen[] = [];
  lastWill: readonly LastWill[] = [];
  isOpen = true;
  readonly #transport: Transport;

  constructor(id: string, transport: Transport) {
    this.id = id;
    this.#transport = transport;
  }

  send(message: Json): void {
    if (this.isOpen) for (const frame of framesOf(JSON.stringify(message))) this.#transport.send(frame);
  }

  closeTransport(): void {
    this.#transport.close();
  }

  /** A later onDisconnect for a path replaces those at and below it. */
  setOnDisconnect(will: LastWill): void {
    this.cancelWill(will.path);
    this.lastWill = [...this.lastWill, will];
  }

  cancelWill(path: Path): void {
    this.lastWill = this.lastWill.filter((will) => !isWithin(will.path, path));
  }
}
