import { MAX_ID, toWhole } from '../../shared/lib/search-params.ts';

/** A time on a court that somebody wants to be told about. */
export interface AskedSlot {
  courtId: number;
  slotId: number;
}

const NAME = 'tell';
const LAST_SLOT = 18;

/** Reads `?tell=4-14`, with which a guest comes back from signing in; anything else counts as missing. */
export function readAskedSlot(search: URLSearchParams): AskedSlot | null {
  const [court = null, slot = null, ...rest] = search.get(NAME)?.split('-') ?? [];
  const [courtId, slotId] = [toWhole(court, MAX_ID), toWhole(slot, LAST_SLOT)];
  return courtId === undefined || slotId === undefined || rest.length > 0 ? null : { courtId, slotId };
}

/** The same search with this slot in it, or none; other parameters stay as they are. */
export function writeAskedSlot(search: URLSearchParams, asked: AskedSlot | null): URLSearchParams {
  const written = new URLSearchParams(search);
  if (asked) written.set(NAME, `${asked.courtId}-${asked.slotId}`);
  else written.delete(NAME);
  return written;
}
