import type { CourtAvailability, CourtSlot } from '../../shared/api/generated/model';
import { tiraneTime } from '../../shared/lib/time/tirane.ts';

/** What a player is told about a slot. Source: design §4: confirmed, pending, held and blocked are all "taken", unless it is one's own. */
export type SlotLook = 'available' | 'mine' | 'taken' | 'past' | 'too-soon' | 'too-far';

export const slotLook = ({ state, is_mine }: Pick<CourtSlot, 'state' | 'is_mine' | 'booking_id'>): SlotLook => {
  if (is_mine) return 'mine';
  if (state === 'available' || state === 'past' || state === 'too-soon' || state === 'too-far') return state;
  return 'taken';
};

export const dayParts = ['morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof dayParts)[number];

/** The part of Tirana's day in which a slot starts: the afternoon begins at 12:00, the evening at 18:00. */
export function dayPartOf({ starts_at }: Pick<CourtSlot, 'starts_at'>): DayPart {
  const start = tiraneTime(Date.parse(starts_at));
  if (start < '12:00') return 'morning';
  return start < '18:00' ? 'afternoon' : 'evening';
}

/** The first of these slots of a day that can be booked; of several at the same time that of the first court. */
export function nextFreeSlot(
  courts: readonly CourtAvailability[],
  counts: (slot: CourtSlot) => boolean = () => true,
): CourtSlot | null {
  const free = courts.flatMap(({ slots }) => slots.filter((slot) => slot.state === 'available' && counts(slot)));
  return free.toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at))[0] ?? null;
}
