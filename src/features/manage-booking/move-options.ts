import type { Booking, CourtAvailability, CourtRef, CourtSlot } from '../../shared/api/generated/model';

/** A place the booking could move to. */
export interface MoveOption {
  slotId: number;
  starts_at: string;
  ends_at: string;
  price: number;
}

type Moving = Pick<Booking, 'id' | 'court' | 'date' | 'time_slot' | 'slot_count' | 'starts_at' | 'ends_at'>;

/** Courts of the same sport: a football booking does not move to a tennis court. */
export function courtsFor(courts: readonly CourtAvailability[], booking: Moving): CourtRef[] {
  return courts.map(({ court }) => court).filter(({ sport }) => sport.id === booking.court.sport.id);
}

/**
 * Every start on this court and day with enough free slots in a row. The booking's own slots count as free; its present start is
 * left out. Source: design §5.
 */
export function moveOptions(courts: readonly CourtAvailability[], courtId: number, booking: Moving): MoveOption[] {
  const slots = courts.find(({ court }) => court.id === courtId)?.slots ?? [];
  return slots.flatMap((slot, index): MoveOption[] => {
    const row = slots.slice(index, index + booking.slot_count);
    const last = row.at(-1);
    if (!last || row.length < booking.slot_count || !isUnbroken(row)) return [];
    if (!row.every((one) => one.state === 'available' || isOwn(one, booking))) return [];
    if (isOwn(slot, booking) && slot.starts_at === booking.starts_at) return [];
    return [
      {
        slotId: slot.time_slot_id,
        starts_at: slot.starts_at,
        ends_at: last.ends_at,
        price: row.reduce((sum, { price }) => sum + price, 0),
      },
    ];
  });
}

/** A closed hour leaves a gap in the list of slots. */
const isUnbroken = (row: readonly CourtSlot[]): boolean =>
  row.every((slot, index) => index === 0 || Date.parse(slot.starts_at) === Date.parse(row[index - 1]?.ends_at ?? ''));

function isOwn(slot: CourtSlot, booking: Moving): boolean {
  const within =
    Date.parse(slot.starts_at) >= Date.parse(booking.starts_at) &&
    Date.parse(slot.ends_at) <= Date.parse(booking.ends_at);
  return slot.court_id === booking.court.id && within && slot.state !== 'blocked' && slot.state !== 'past';
}
