import { MAX_ID, named, oneOfOr, type Param, toWhole } from '../../shared/routing/search-params.ts';
import { searchState, toAddress } from '../../shared/routing/search-state.ts';

/** What may be done with one booking in a dialog; `details` shows it. */
export const BOOKING_TASKS = ['details', 'cancel', 'end', 'move', 'hand-over', 'take-back'] as const;
export type BookingTask = (typeof BOOKING_TASKS)[number];

export interface OpenBooking {
  /** 0 for an id that cannot exist. */
  booking: number;
  task: BookingTask;
}

interface DialogAddress {
  booking: number | null;
  task: BookingTask;
}

const booking: Param<number | null> = {
  read: (text) => (text === null ? null : (toWhole(text, MAX_ID) ?? 0)),
  write: (id) => (id === null ? null : String(id)),
};
const search = searchState<DialogAddress>({ booking, task: named('do', oneOfOr('details', BOOKING_TASKS)) });

/** Reads `?booking=7&do=cancel`; without a booking no dialog is open, and an unknown task shows the booking. */
export function readBookingDialog(address: string): DialogAddress {
  const asked = search.read(new URLSearchParams(address));
  return asked.booking === null ? { booking: null, task: 'details' } : asked;
}

/** The same search with this dialog, or without one; everything else in it stays. Including `?`. */
export const withBookingDialog = (address: string, open: OpenBooking | null): string =>
  toAddress(search.write(new URLSearchParams(address), open ?? { booking: null, task: 'details' }));
