import '../../shared/lib/zod-setup.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { Booking } from '../../shared/api/generated/model';
import { MoveBookingBody } from '../../shared/api/generated/zod/schemas/moveBookingBody.zod.ts';
import type { TextKey } from '../../shared/i18n/i18n.ts';

const schema = MoveBookingBody.omit({ module: true }).required();

/** What is wrong with a field, as the specification says it (§5). */
export const moveProblems = {
  date: 'validation:booking.date',
  court_id: 'validation:booking.court',
  time_slot_id: 'validation:booking.timeSlot',
} as const satisfies Record<string, TextKey<'bookings'>>;

/** The wish begins where the booking is, without a time. */
export function useMoveForm(booking: Booking) {
  return useForm({ resolver: zodResolver(schema), defaultValues: { date: booking.date, court_id: booking.court.id } });
}
