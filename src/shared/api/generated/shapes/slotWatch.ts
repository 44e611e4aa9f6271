/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { bookingAlternative } from './bookingAlternative.ts';
import { bookingVenue } from './bookingVenue.ts';
import { courtRef } from './courtRef.ts';
import { sport } from './sport.ts';
import { timeSlot } from './timeSlot.ts';

export const slotWatch = { id: 0, venue: bookingVenue, court: [courtRef, null], sport: sport, date: 'date', time_slot: timeSlot, starts_at: 'instant', state: '', position: 0, turn_until: ['instant', null], free: [bookingAlternative], created_at: 'instant' };
