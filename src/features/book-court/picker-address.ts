import { type BookingAddress, writeBookingAddress } from './booking-address.ts';

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

/** Reads `?pick=1&venue=…`, beside the booking's own parameters. */
export const readPicker = (search: URLSearchParams): PickerAddress => ({
  isPicking: search.get('pick') === '1',
  venue: search.get('venue') || null,
});

/** The same search with the search for a court changed; without what was chosen in it where it is not open. */
export function withPicker(search: URLSearchParams, change: Partial<PickerAddress>): URLSearchParams {
  const { isPicking, venue } = { ...readPicker(search), ...change };
  const written = isPicking ? new URLSearchParams(search) : writeBookingAddress(search, CLOSED);
  if (isPicking) written.set('pick', '1');
  else written.delete('pick');
  if (isPicking && venue !== null) written.set('venue', venue);
  else written.delete('venue');
  return written;
}
