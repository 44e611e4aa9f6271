import type { Booking } from '../../shared/api/generated/model';
import type { Format } from '../../shared/i18n/format.ts';
import type { TextKey, Translate } from '../../shared/i18n/i18n.ts';
import { bookingWhen } from '../../entities/booking/booking-times.ts';
import { cancelObstacle } from '../../entities/booking/cancel-obstacle.ts';
import type { BookingTask } from './booking-dialog-address.ts';

export type DialogKind = BookingTask | 'cannot-cancel' | 'closure';

/**
 * Which dialog a task of the URL opens. What the venue asks about a closed court comes before everything else (R31). A task that is no longer possible opens the details, or why it cannot be cancelled.
 */
export function dialogKind(task: BookingTask, booking: Booking, now: number): DialogKind {
  if (task === 'end') return booking.permissions['end_series'] ? 'end' : 'details';
  if (booking.permissions['answer_closure']) return 'closure';
  if (task === 'hand-over') return booking.permissions['hand_over'] ? task : 'details';
  if (task === 'take-back') return booking.permissions['cancel_handover'] ? task : 'details';
  const obstacle = cancelObstacle(booking, now);
  if (task === 'details' || obstacle === null) return task;
  return task === 'cancel' && obstacle !== 'unbooked' ? 'cannot-cancel' : 'details';
}

/** Title of a dialog, the same while its code or its data are loading. */
export function dialogTitle(
  kind: DialogKind,
  booking: Booking,
  { t, format }: { t: Translate<'bookings'>; format: Format },
): string {
  if (kind === 'details') return bookingWhen(booking, format);
  if (kind === 'cancel' && booking.weekly) return t('cancel.sessionTitle');
  return t(titles[kind]);
}

/** Titles while the booking is not loaded, e.g. after a reload. */
export const titles = {
  details: 'details',
  cancel: 'cancel.title',
  'cannot-cancel': 'cancel.refusedTitle',
  move: 'move.title',
  end: 'end.title',
  closure: 'closure.title',
  'hand-over': 'handOver.title',
  'take-back': 'handOver.takeBack.title',
} as const satisfies Record<DialogKind, TextKey<'bookings'>>;
