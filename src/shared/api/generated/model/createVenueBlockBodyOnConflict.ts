/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * cancel: the bookings it hits are cancelled with its reason
 */
export type CreateVenueBlockBodyOnConflict = typeof CreateVenueBlockBodyOnConflict[keyof typeof CreateVenueBlockBodyOnConflict];


export const CreateVenueBlockBodyOnConflict = {
  refuse: 'refuse',
  cancel: 'cancel',
} as const;
