import type { CourtSlot, SlotState } from '../../shared/api/generated/model';
import { tiraneTime } from '../../shared/lib/time/tirane.ts';

/** What a player is told about a slot. Source: design §4: confirmed, pending, held and blocked are all "taken". */
export type SlotLook = 'available' | 'taken' | 'past' | 'too-soon' | 'too-far';

export const slotLook = (state: SlotState): SlotLook => {
  if (state === 'available' || state === 'past' || state === 'too-soon' || state === 'too-far') return state;
  return 'taken';
};

/** Start and end as Tirane wall times; a slot that ends with the day ends at 24:00 (design §4). */
export function slotTimes({ starts_at, ends_at }: Pick<CourtSlot, 'starts_at' | 'ends_at'>): { start: string; end: string } {
  const end = tiraneTime(Date.parse(ends_at));
  return { start: tiraneTime(Date.parse(starts_at)), end: end === '00:00' ? '24:00' : end };
}
