/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { courtRef } from './courtRef.ts';
import { timeSlot } from './timeSlot.ts';

export const bookingSeries = { id: 0, court: courtRef, weekday: 0, time_slot: timeSlot, slot_count: 0, starts_on: 'date', ends_on: ['date', null], status: '', skipped_dates: ['date'], next_session: ['date', null] };
