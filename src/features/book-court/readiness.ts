import type { BookingProcess } from './model/booking-process.ts';
import type { WeekPlan } from './weeks.ts';

/** May the booking be confirmed now? What stands in the way is said beside the button. */
export function canConfirm({ wish, hold, attempt }: BookingProcess, plan: WeekPlan | null): boolean {
  if (!wish || attempt.kind === 'unsure' || attempt.kind === 'done') return false;
  const lostSlot = (code: string | undefined) => code === 'slot_taken';
  if (wish.weekly) {
    // the first week may be taken as well: then it is one of those to decide on
    if (hold.kind === 'refused' && !lostSlot(hold.refusal.code)) return false;
    return plan !== null && plan.open === 0 && plan.booked > 0;
  }
  return hold.kind !== 'refused' && !(attempt.kind === 'refused' && lostSlot(attempt.refusal.code));
}

/** The wished time went to somebody else: another one is offered. */
export function isLost({ wish, hold, attempt }: BookingProcess): boolean {
  if (!wish || wish.weekly) return false;
  return hold.kind === 'refused' || (attempt.kind === 'refused' && attempt.refusal.code === 'slot_taken');
}
