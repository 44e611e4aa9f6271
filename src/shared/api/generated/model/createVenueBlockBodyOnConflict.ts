/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * For bookings that affected does not name; cancel: with the reason of the block
 */
export type CreateVenueBlockBodyOnConflict = typeof CreateVenueBlockBodyOnConflict[keyof typeof CreateVenueBlockBodyOnConflict];


export const CreateVenueBlockBodyOnConflict = {
  refuse: 'refuse',
  cancel: 'cancel',
} as const;
