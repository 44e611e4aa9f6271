/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type VenueSort = typeof VenueSort[keyof typeof VenueSort];


export const VenueSort = {
  name: 'name',
  distance: 'distance',
  price: 'price',
  submitted: 'submitted',
} as const;
