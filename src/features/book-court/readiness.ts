import type { BookingProcess } from './model/booking-process.ts';
import type { WeekPlan } from './weeks.ts';

/**
 * May the booking be confirmed now? Not while the server is known to refuse it: the time is somebody else's, or the limit is
 * reached. Another refusal of the hold forbids nothing, the server has the last word. What stands in the way is said beside
 * the button.
 */
export function canConfirm(process: BookingProcess, plan: WeekPlan | null): boolean {
  const { wish, attempt } = process;
  if (!wish || attempt.kind === 'unsure' || attempt.kind === 'done' || isLost(process) || isOverLimit(process))
    return false;
  return !wish.weekly || (plan !== null && plan.open === 0 && plan.booked > 0);
}

/** The wished time went to somebody else: another one is offered. A weekly booking decides week by week instead. */
export const isLost = (process: BookingProcess): boolean =>
  process.wish?.weekly === false && wasRefused(process, 'slot_taken');

/** The user has as many bookings at this venue as one may have. */
export const isOverLimit = (process: BookingProcess): boolean => wasRefused(process, 'limit_reached');

const wasRefused = ({ hold, attempt }: BookingProcess, code: string): boolean =>
  [hold, attempt].some((step) => step.kind === 'refused' && step.refusal.code === code);
