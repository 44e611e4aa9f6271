import type { BookingProcess } from './model/booking-process.ts';
import type { WeekPlan } from './weeks.ts';

/**
 * May the booking be confirmed now? A refused hold forbids nothing: the one who holds the time may let it go, and the
 * server has the last word. What stands in the way is said beside the button.
 */
export function canConfirm({ wish, attempt }: BookingProcess, plan: WeekPlan | null): boolean {
  if (!wish || attempt.kind === 'unsure' || attempt.kind === 'done') return false;
  return !wish.weekly || (plan !== null && plan.open === 0 && plan.booked > 0);
}

/** The wished time went to somebody else: another one is offered. */
export function isLost({ wish, hold, attempt }: BookingProcess): boolean {
  if (!wish || wish.weekly) return false;
  return hold.kind === 'refused' || (attempt.kind === 'refused' && attempt.refusal.code === 'slot_taken');
}
