/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export const freeSlot = { time_slot_id: 0, start: 'time' };
