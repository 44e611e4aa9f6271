import { sessionTimes } from '../../shared/lib/session-times.ts';
import type { Selection } from './selection.ts';

/** Start of the first slot and end of the last. */
export function timesOf({ slots }: Selection): { start: string; end: string } | null {
  const [first, last] = [slots[0], slots.at(-1)];
  return first && last ? sessionTimes({ starts_at: first.starts_at, ends_at: last.ends_at }) : null;
}
