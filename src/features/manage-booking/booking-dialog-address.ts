import { MAX_ID, toWhole } from '../../shared/lib/search-params.ts';

/** What may be done with one booking in a dialog; `details` shows it. */
export const BOOKING_TASKS = ['details', 'cancel', 'end', 'move', 'hand-over', 'take-back'] as const;
export type BookingTask = (typeof BOOKING_TASKS)[number];

export interface OpenBooking {
  /** 0 for an id that cannot exist. */
  booking: number;
  task: BookingTask;
}

/** Reads `?booking=7&do=cancel`; without a booking no dialog is open, and an unknown task shows the booking. */
export function readBookingDialog(search: string): OpenBooking | { booking: null; task: 'details' } {
  const params = new URLSearchParams(search);
  const booking = params.get('booking');
  if (booking === null) return { booking, task: 'details' };
  return {
    booking: toWhole(booking, MAX_ID) ?? 0,
    task: BOOKING_TASKS.find((task) => task === params.get('do')) ?? 'details',
  };
}

/** The same search with this dialog, or without one; everything else in it stays. Including `?`. */
export function withBookingDialog(search: string, open: OpenBooking | null): string {
  const params = new URLSearchParams(search);
  params.delete('booking');
  params.delete('do');
  if (open) params.set('booking', String(open.booking));
  if (open && open.task !== 'details') params.set('do', open.task);
  return params.size > 0 ? `?${params}` : '';
}
