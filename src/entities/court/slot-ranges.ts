import { slotTimes } from './court-week.ts';

/** Slots (ids of the lookup, in any order) as the hours they cover: neighbours are one range, `HH:mm` each. */
export function slotRanges(slots: readonly number[]): { start: string; end: string }[] {
  const ranges: { first: number; last: number }[] = [];
  for (const slot of slots.toSorted((a, b) => a - b)) {
    const open = ranges.at(-1);
    if (open && slot <= open.last + 1) open.last = slot;
    else ranges.push({ first: slot, last: slot });
  }
  return ranges.map(({ first, last }) => ({ start: slotTimes(first).start, end: slotTimes(last).end }));
}
