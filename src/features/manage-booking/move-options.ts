import { otherStarts } from '../../entities/booking/start-options.ts';
import type { Booking, CourtAvailability, CourtSlot } from '../../shared/api/generated/model';

type Moving = Pick<Booking, 'id' | 'court' | 'date' | 'time_slot' | 'slot_count' | 'starts_at' | 'ends_at'>;

/**
 * The places the booking could move to on a day, its own court first: on courts of the same sport every start with enough free
 * slots in a row, with the end and the price of the whole session. The booking's own slots count as free; its present start is
 * left out. Source: design §5.
 */
export function moveOptions(courts: readonly CourtAvailability[], booking: Moving): CourtAvailability[] {
  return courts
    .filter(({ court }) => court.sport.id === booking.court.sport.id)
    .map(({ court, slots }) => ({ court, slots: startsOf(slots, booking) }))
    .toSorted((a, b) => Number(b.court.id === booking.court.id) - Number(a.court.id === booking.court.id));
}

/** Each start as a slot that lasts as long as the booking. */
const startsOf = (slots: readonly CourtSlot[], booking: Moving): CourtSlot[] =>
  otherStarts(slots, booking).map(({ slotId, starts_at, ends_at, price }) => ({
    court_id: slots[0]?.court_id ?? booking.court.id,
    time_slot_id: slotId,
    state: 'available',
    starts_at,
    ends_at,
    price,
  }));
