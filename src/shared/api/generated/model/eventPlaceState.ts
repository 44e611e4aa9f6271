/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * pending: the venue has not answered the booking yet
 */
export type EventPlaceState = typeof EventPlaceState[keyof typeof EventPlaceState];


export const EventPlaceState = {
  pending: 'pending',
  confirmed: 'confirmed',
} as const;
