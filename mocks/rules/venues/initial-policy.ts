import type { BookingPolicy } from '../../db/records.ts';

/** The booking policy of a new venue (design §1). */
export const initialPolicy: BookingPolicy = {
  booking_confirmation: 'manual',
  min_lead_minutes: 60,
  max_advance_days: 30,
  cancel_cutoff_hours: 24,
  cancel_grace_minutes: 60,
  weekly_allowed: true,
  max_active_per_user: 5,
};
