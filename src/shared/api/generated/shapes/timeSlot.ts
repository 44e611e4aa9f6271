/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export const timeSlot = { id: 0, start: 'time', end: 'time' };
