/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export const bookingProposal = { court_id: 0, court_name: '', date: 'date', time_slot_id: 0, starts_at: 'date', ends_at: 'date', price: 0 };
