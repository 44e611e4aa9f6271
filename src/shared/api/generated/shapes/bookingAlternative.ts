/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export const bookingAlternative = { court_id: 0, court_name: '', time_slot_id: 0, starts_at: 'instant', price: 0 };
