import type { CourtSlot } from '../../shared/api/generated/model';

/** What a player is told about a slot. Source: design §4: confirmed, pending, held and blocked are all "taken", unless it is one's own. */
export type SlotLook = 'available' | 'mine' | 'taken' | 'past' | 'too-soon' | 'too-far';

export const slotLook = ({ state, is_mine }: Pick<CourtSlot, 'state' | 'is_mine' | 'booking_id'>): SlotLook => {
  if (is_mine) return 'mine';
  if (state === 'available' || state === 'past' || state === 'too-soon' || state === 'too-far') return state;
  return 'taken';
};
