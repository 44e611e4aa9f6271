/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export const bookingPlace = { court_name: '', date: 'date', start: 'time' };
