import type { CourtAvailability, CourtSlot } from '../../shared/api/generated/model';
import { sessionTimes } from '../../shared/lib/session-times.ts';
import { type BookingAddress, MAX_SLOTS } from './booking-address.ts';

/** One to three slots in a row on one court. */
export interface SlotRun {
  courtId: number;
  slotId: number;
  slotCount: number;
}

/** A run with the server's data. */
export interface Selection extends SlotRun {
  court: CourtAvailability['court'];
  slots: CourtSlot[];
  price: number;
  /** Every slot of it can be booked now. */
  isFree: boolean;
  /** The user's own booking within it, if any. */
  ownId: number | null;
}

/** Start of the first slot and end of the last, HH:mm. */
export function timesOf({ slots }: Selection): { start: string; end: string } | null {
  const [first, last] = [slots[0], slots.at(-1)];
  return first && last ? sessionTimes({ starts_at: first.starts_at, ends_at: last.ends_at }) : null;
}

/** Length in minutes, by the times of the slots. */
export function minutesOf({ slots }: Selection): number {
  const [first, last] = [slots[0], slots.at(-1)];
  return first && last ? (Date.parse(last.ends_at) - Date.parse(first.starts_at)) / 60_000 : 0;
}

/** The run of a URL, or null if the day does not have those slots. */
export function selectionOf(
  address: Pick<BookingAddress, 'courtId' | 'slotId' | 'slotCount'>,
  courts: readonly CourtAvailability[],
): Selection | null {
  const { courtId, slotId, slotCount } = address;
  const found = courts.find(({ court }) => court.id === courtId);
  if (!found || courtId === null || slotId === null) return null;
  const slots = found.slots.filter((slot) => slot.time_slot_id >= slotId && slot.time_slot_id < slotId + slotCount);
  if (slots.length !== slotCount) return null;
  return {
    courtId,
    slotId,
    slotCount,
    court: found.court,
    slots,
    price: slots.reduce((sum, slot) => sum + slot.price, 0),
    isFree: slots.every((slot) => slot.state === 'available'),
    ownId: slots.find((slot) => slot.is_mine)?.booking_id ?? null,
  };
}

/**
 * The court for a URL that has a time but no court: the one where the time is free and starts first, else the first that has the
 * time at all. Null when no court of the sport has it.
 */
export function courtFor(
  { slotId, slotCount, sportId }: Pick<BookingAddress, 'slotId' | 'slotCount' | 'sportId'>,
  courts: readonly CourtAvailability[],
): number | null {
  const runs = courts
    .filter(({ court }) => sportId === null || court.sport.id === sportId)
    .flatMap(({ court }) => selectionOf({ courtId: court.id, slotId, slotCount }, courts) ?? [])
    .toSorted((a, b) => Number(b.isFree) - Number(a.isFree) || startOf(a) - startOf(b));
  return runs[0]?.courtId ?? null;
}

const startOf = ({ slots }: Selection): number => Date.parse(slots[0]?.starts_at ?? '');

/** The selection after a press on a free slot: a neighbour extends the run, an edge shortens it, anything else starts a new one. */
export function pressSlot(run: SlotRun | null, courtId: number, slotId: number): SlotRun | null {
  const alone = { courtId, slotId, slotCount: 1 };
  if (!run || run.courtId !== courtId) return alone;
  const last = run.slotId + run.slotCount - 1;
  if (slotId === run.slotId - 1 && run.slotCount < MAX_SLOTS) return { ...run, slotId, slotCount: run.slotCount + 1 };
  if (slotId === last + 1 && run.slotCount < MAX_SLOTS) return { ...run, slotCount: run.slotCount + 1 };
  if (slotId === run.slotId && slotId === last) return null;
  if (slotId === run.slotId) return { ...run, slotId: slotId + 1, slotCount: run.slotCount - 1 };
  if (slotId === last) return { ...run, slotCount: run.slotCount - 1 };
  return alone;
}

/** The next free run of the same length and sport: the nearest at or after the wished time, the same court before others, then earlier ones. */
export function nextFreeRun(wanted: SlotRun, courts: readonly CourtAvailability[]): SlotRun | null {
  const { courtId, slotId, slotCount } = wanted;
  const free = courts.flatMap(({ court, slots }) =>
    slots
      .map((slot): SlotRun => ({ courtId: court.id, slotId: slot.time_slot_id, slotCount }))
      .filter((run) => selectionOf(run, courts)?.isFree === true),
  );
  const sport = courts.find(({ court }) => court.id === courtId)?.court.sport.id;
  const sameSport = new Set(courts.filter(({ court }) => court.sport.id === sport).map(({ court }) => court.id));
  const rank = (run: SlotRun): number =>
    (run.slotId < slotId ? 1000 - run.slotId : run.slotId - slotId) * 2 + (run.courtId === courtId ? 0 : 1);
  const [best] = free
    .filter((run) => sameSport.has(run.courtId) && !(run.courtId === courtId && run.slotId === slotId))
    .toSorted((a, b) => rank(a) - rank(b) || a.courtId - b.courtId);
  return best ?? null;
}
