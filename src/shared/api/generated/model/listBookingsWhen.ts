/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListBookingsWhen = typeof ListBookingsWhen[keyof typeof ListBookingsWhen];


export const ListBookingsWhen = {
  upcoming: 'upcoming',
  past: 'past',
} as const;
