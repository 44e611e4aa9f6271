/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListBookingsGroup = typeof ListBookingsGroup[keyof typeof ListBookingsGroup];


export const ListBookingsGroup = {
  series: 'series',
} as const;
