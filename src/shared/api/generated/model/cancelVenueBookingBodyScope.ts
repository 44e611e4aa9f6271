/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * series: this session and the later ones
 */
export type CancelVenueBookingBodyScope = typeof CancelVenueBookingBodyScope[keyof typeof CancelVenueBookingBodyScope];


export const CancelVenueBookingBodyScope = {
  session: 'session',
  series: 'series',
} as const;
