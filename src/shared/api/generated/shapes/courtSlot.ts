/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export const courtSlot = { court_id: 0, time_slot_id: 0, starts_at: 'instant', ends_at: 'instant', state: '', price: 0, booking_id: [0, '?'], is_mine: [false, '?'], watch_id: [0, '?'], turn_until: ['instant', '?'] };
