/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type Facility = typeof Facility[keyof typeof Facility];


export const Facility = {
  'changing-rooms': 'changing-rooms',
  showers: 'showers',
  'free-parking': 'free-parking',
  'coffee-bar': 'coffee-bar',
  'spectator-seating': 'spectator-seating',
  wifi: 'wifi',
  'indoor-court': 'indoor-court',
} as const;
