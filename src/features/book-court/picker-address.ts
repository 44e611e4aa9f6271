import { flag, named, text } from '../../shared/routing/search-params.ts';
import { searchState } from '../../shared/routing/search-state.ts';
import { type BookingAddress, bookingSearch } from './booking-address.ts';

/** The search for a court in the form of an event, as the address has it. */
export interface PickerAddress {
  /** A court is being looked for. */
  isPicking: boolean;
  /** Slug of the venue whose times are shown. */
  venue: string | null;
}

const CLOSED: Partial<BookingAddress> = {
  date: null,
  courtId: null,
  slotId: null,
  slotCount: 1,
  weekly: false,
  open: false,
};

/** `?pick=1&venue=…`, beside the booking's own parameters. */
const search = searchState<PickerAddress>({ isPicking: named('pick', flag), venue: text });
export const readPicker = search.read;

/** The same search with the search for a court changed; without what was chosen in it where it is not open. */
export function withPicker(address: URLSearchParams, change: Partial<PickerAddress>): URLSearchParams {
  const next = { ...search.read(address), ...change };
  return next.isPicking
    ? search.write(address, next)
    : search.write(bookingSearch.write(address, CLOSED), { isPicking: false, venue: null });
}
