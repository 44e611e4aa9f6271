import { MAX_ID, type Param, toWhole } from '../../shared/routing/search-params.ts';
import { searchState } from '../../shared/routing/search-state.ts';

/** A time on a court that somebody wants to be told about. */
export interface AskedSlot {
  courtId: number;
  slotId: number;
}

const LAST_SLOT = 18;
const slot: Param<AskedSlot | null> = {
  name: 'tell',
  read: (text) => {
    const [court = null, time = null, ...rest] = text?.split('-') ?? [];
    const [courtId, slotId] = [toWhole(court, MAX_ID), toWhole(time, LAST_SLOT)];
    return courtId === undefined || slotId === undefined || rest.length > 0 ? null : { courtId, slotId };
  },
  write: (asked) => asked && `${asked.courtId}-${asked.slotId}`,
};
const search = searchState({ asked: slot });

/** Reads `?tell=4-14`, with which a guest comes back from signing in; anything else counts as missing. */
export const readAskedSlot = (address: URLSearchParams): AskedSlot | null => search.read(address).asked;

/** The same search with this slot in it, or none; other parameters stay as they are. */
export const writeAskedSlot = (address: URLSearchParams, asked: AskedSlot | null): URLSearchParams =>
  search.write(address, { asked });
