/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export interface ConfirmVenueBookingBody { [key: string]: unknown }
