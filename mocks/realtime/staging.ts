import { changeOf } from './change.ts';
import type { Json } from './json.ts';
import { type Node, nodeAt, toJson } from './node.ts';
import { pathOf } from './path.ts';

/** Realtime data for reading operations. */
export interface RealtimeReader {
  read(path: string): Json;
}
/** Realtime data for writing operations: several paths at once, null removes. */
export interface RealtimeWriter extends RealtimeReader {
  update(values: Readonly<Record<string, Json>>): void;
  /** Appends to a list. */
  push(path: string, value: Json): void;
}

/** What staged writes use of the server. */
export interface Target extends Omit<RealtimeWriter, 'read'> {
  readonly root: Node | null;
  now(): number;
}

/** Staged writes of one operation: visible to itself at once, to others when `apply` is called after the commit. */
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
