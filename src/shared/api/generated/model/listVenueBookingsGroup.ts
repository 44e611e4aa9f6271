/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListVenueBookingsGroup = typeof ListVenueBookingsGroup[keyof typeof ListVenueBookingsGroup];


export const ListVenueBookingsGroup = {
  series: 'series',
} as const;
