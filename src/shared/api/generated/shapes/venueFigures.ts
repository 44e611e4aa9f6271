/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export const venueFigures = { bookings: 0, slots_offered: 0, slots_taken: 0, income_paid: 0, income_open: 0, no_shows: 0 };
