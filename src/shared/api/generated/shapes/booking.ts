/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { bookingProposal } from './bookingProposal.ts';
import { bookingVenue } from './bookingVenue.ts';
import { competitionRef } from './competitionRef.ts';
import { courtRef } from './courtRef.ts';
import { permissions } from './permissions.ts';
import { timeSlot } from './timeSlot.ts';
import { userRef } from './userRef.ts';

export const booking = { id: 0, court: courtRef, date: 'date', time_slot: timeSlot, weekly: false, status: '', series_id: [0, null], slot_count: 0, starts_at: 'instant', ends_at: 'instant', price: 0, currency: '', venue: bookingVenue, source: '', booked_by: [userRef, null], guest_name: ['', null], guest_phone: ['', null], note: ['', null], event_id: [0, null], competition: [competitionRef, null], game_id: [0, null], cancel_deadline_at: 'instant', can_cancel: false, cancel_until: 'instant', cancelled_at: ['instant', null], cancelled_by: ['', null], cancel_reason: ['', null], confirmed_at: ['instant', null], created_at: 'instant', closure: [{ state: '', reason: '', answer_until: 'instant', can_answer: false, proposals: [bookingProposal] }, null], handover: [{ state: '', scope: '', from: userRef, to: userRef, session_count: 0, offered_at: 'instant', expires_at: 'instant', settled_at: ['instant', null] }, null], desk: [{ phone: ['', null], paid_at: ['instant', null], no_show_at: ['instant', null] }, '?'], permissions: permissions };
