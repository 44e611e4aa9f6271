import { changeOf } from './change.ts';
import type { Json } from './json.ts';
import { type Node, nodeAt, toJson } from './node.ts';
import { pathOf } from './path.ts';

/** The realtime data as a reading operation sees them. */
export interface RealtimeReader {
  read(path: string): Json;
}
/** And as a writing one does: several places at once, null removes. */
export interface RealtimeWriter extends RealtimeReader {
  update(values: Readonly<Record<string, Json>>): void;
  /** Appends to a list. */
  push(path: string, value: Json): void;
}

/** The server as an operation's writes reach it. */
export interface Target extends Omit<RealtimeWriter, 'read'> {
  readonly root: Node | null;
  now(): number;
}

/** Writes of one operation: it sees them itself at once, everybody else when `apply` is called after the commit. */
export function stageRealtime(target: Target): RealtimeWriter & { apply(): void } {
  const steps: (() => void)[] = [];
  let { root } = target;
  return {
    read: (path) => toJson(nodeAt(root, pathOf(path))),
    update(values) {
      const writes = Object.entries(values).map(([path, value]) => ({ path: pathOf(path), value }));
      root = changeOf(root, [], writes, target.now()).after;
      steps.push(() => target.update(values));
    },
    push(path, value) {
      steps.push(() => target.push(path, value));
    },
    apply: () => steps.splice(0).forEach((step) => step()),
  };
}
