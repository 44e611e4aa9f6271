import type { BookingDesk } from '../../../shared/api/generated/model';

/** One thing that the venue notes about a booking, or takes back. */
export type Mark = { is_paid: boolean } | { is_no_show: boolean };

/** What the desk shows with this noted at `at`, an instant. */
export function marked(desk: BookingDesk, mark: Mark, at: string): BookingDesk {
  if ('is_paid' in mark) return { ...desk, paid_at: mark.is_paid ? at : null };
  return { ...desk, no_show_at: mark.is_no_show ? at : null };
}

/** Whether it is noted already: a lost answer is settled by it. */
export function isMarked(desk: BookingDesk | undefined, mark: Mark): boolean {
  if (!desk) return false;
  if ('is_paid' in mark) return (desk.paid_at !== null) === mark.is_paid;
  return (desk.no_show_at !== null) === mark.is_no_show;
}
