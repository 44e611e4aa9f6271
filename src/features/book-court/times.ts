import { slotTimes } from '../../entities/slot/slot.ts';
import type { Selection } from './selection.ts';

/** Start of the first slot and end of the last. */
export function timesOf({ slots }: Selection): { start: string; end: string } | null {
  const [first, last] = [slots[0], slots.at(-1)];
  return first && last ? { start: slotTimes(first).start, end: slotTimes(last).end } : null;
}
