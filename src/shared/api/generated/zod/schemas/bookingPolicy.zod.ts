/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { BookingConfirmation } from './bookingConfirmation.zod.ts';

export const bookingPolicyMinLeadMinutesMin = 0;
export const bookingPolicyMinLeadMinutesMax = 1440;

export const bookingPolicyMaxAdvanceDaysMax = 60;

export const bookingPolicyCancelCutoffHoursMin = 0;
export const bookingPolicyCancelCutoffHoursMax = 48;

export const bookingPolicyCancelGraceMinutesMin = 0;

export const bookingPolicyMaxActivePerUserMax = 50;

export const bookingPolicyMaxSeriesPerUserMin = 0;



export const BookingPolicy = zod.strictObject({
  "booking_confirmation": BookingConfirmation,
  "min_lead_minutes": zod.int().min(bookingPolicyMinLeadMinutesMin).max(bookingPolicyMinLeadMinutesMax).describe('One of 0, 30, 60, 120, 180, 1440'),
  "max_advance_days": zod.int().min(1).max(bookingPolicyMaxAdvanceDaysMax).describe('One of 7, 14, 30, 60'),
  "cancel_cutoff_hours": zod.int().min(bookingPolicyCancelCutoffHoursMin).max(bookingPolicyCancelCutoffHoursMax).describe('One of 0, 2, 6, 12, 24, 48'),
  "cancel_grace_minutes": zod.int().min(bookingPolicyCancelGraceMinutesMin).describe('Free cancelling after creation, while the session has not started'),
  "weekly_allowed": zod.boolean(),
  "max_active_per_user": zod.int().min(1).max(bookingPolicyMaxActivePerUserMax).describe('Active single bookings of one user at this venue'),
  "max_series_per_user": zod.int().min(bookingPolicyMaxSeriesPerUserMin).describe('Active weekly bookings of one user at this venue')
});

export type BookingPolicy = zod.input<typeof BookingPolicy>;
export type BookingPolicyOutput = zod.output<typeof BookingPolicy>;
