import { inOrder } from './order.ts';
import { beforeStart, step } from './step.ts';
import type { LineUps, LiveRules, LiveState, LogEvent, Refusal } from './types.ts';

const nobody: LineUps = { home: new Set(), away: new Set() };

export interface Entry<E extends LogEvent> {
  readonly event: E;
  /** The game after it; after one that is void or does not fit, as before it. */
  readonly state: LiveState;
  readonly refused: Refusal | null;
}
export interface Replay<E extends LogEvent> {
  readonly state: LiveState;
  /** In the order of the game. */
  readonly entries: readonly Entry<E>[];
}

/**
 * The game that a log tells, whatever the order of its entries: a fold over those that are not void. What does not fit where it
 * stands is named and left out (CMP-04, design §10).
 */
export function replay<E extends LogEvent>(rules: LiveRules, log: readonly E[], lineUps: LineUps = nobody): Replay<E> {
  let state = beforeStart;
  const entries = inOrder(log).map((event): Entry<E> => {
    if (event.isVoid) return { event, state, refused: null };
    const after = step(state, event, rules, lineUps);
    if (after.refused !== undefined) return { event, state, refused: after.refused };
    state = after.next;
    return { event, state, refused: null };
  });
  return { state, entries };
}
