import { inOrder } from '../order.ts';
import type { LogEvent } from '../types.ts';

/** Two logs as one: an entry that is there twice counts once, as it stands first. */
export function merged<E extends LogEvent>(log: readonly E[], more: readonly E[]): E[] {
  const known = new Map<string, E>();
  for (const event of [...log, ...more]) if (!known.has(event.client_id)) known.set(event.client_id, event);
  return inOrder([...known.values()]);
}
