import type { OutboxEntry } from './outbox.ts';

/** As many events as one request takes (contract). */
const MOST = 500;

/** What of a queue is sent next in one request: events of a game together, anything else alone. */
export function nextBatch(waiting: readonly OutboxEntry[]): readonly OutboxEntry[] {
  if (waiting[0]?.work.kind !== 'game-event') return waiting.slice(0, 1);
  const end = waiting.findIndex(({ work }) => work.kind !== 'game-event');
  return waiting.slice(0, Math.min(end === -1 ? waiting.length : end, MOST));
}
