import type { Booking, CourtSlot } from '../../shared/api/generated/model';

/** A time at which a booking could stand. */
export interface StartOption {
  slotId: number;
  starts_at: string;
  ends_at: string;
  price: number;
}

type Moving = Pick<Booking, 'id' | 'court' | 'date' | 'time_slot' | 'slot_count' | 'starts_at' | 'ends_at'>;

/**
 * Every other start on the slots of a court's day at which the booking could stand. Its own slots count as free; its present start
 * is left out. Source: design §5.
 */
export function otherStarts(slots: readonly CourtSlot[], booking: Moving): StartOption[] {
  const present = slots.find((slot) => isOwn(slot, booking) && slot.starts_at === booking.starts_at);
  return startOptions(slots, booking.slot_count, (slot) => isFree(slot) || isOwn(slot, booking)).filter(
    ({ slotId }) => slotId !== present?.time_slot_id,
  );
}

/** Every start among the slots of a court's day from which `slotCount` slots in a row are free. */
export function startOptions(
  slots: readonly CourtSlot[],
  slotCount: number,
  counts: (slot: CourtSlot) => boolean = isFree,
): StartOption[] {
  return slots.flatMap((slot, index): StartOption[] => {
    const row = slots.slice(index, index + slotCount);
    const last = row.at(-1);
    if (!last || row.length < slotCount || !isUnbroken(row) || !row.every(counts)) return [];
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

const isFree = ({ state }: CourtSlot): boolean => state === 'available';

/** A closed hour leaves a gap in the list of slots. */
const isUnbroken = (row: readonly CourtSlot[]): boolean =>
  row.every((slot, index) => index === 0 || Date.parse(slot.starts_at) === Date.parse(row[index - 1]?.ends_at ?? ''));

function isOwn(slot: CourtSlot, booking: Moving): boolean {
  const within =
    Date.parse(slot.starts_at) >= Date.parse(booking.starts_at) &&
    Date.parse(slot.ends_at) <= Date.parse(booking.ends_at);
  return slot.court_id === booking.court.id && within && slot.state !== 'blocked' && slot.state !== 'past';
}
