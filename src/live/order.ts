import type { LogEvent } from './types.ts';

/** The order of the game, whatever the order in which entries were made or sent: period, clock, sequence (design §10). */
export const inOrder = <E extends LogEvent>(log: readonly E[]): E[] =>
  log.toSorted((a, b) => a.period - b.period || a.clock_ms - b.clock_ms || a.seq - b.seq);

/** Two logs as one: an entry that is there twice counts once, as it stands first. */
export function merged<E extends LogEvent>(log: readonly E[], more: readonly E[]): E[] {
  const known = new Map<string, E>();
  for (const event of [...log, ...more]) if (!known.has(event.client_id)) known.set(event.client_id, event);
  return inOrder([...known.values()]);
}
