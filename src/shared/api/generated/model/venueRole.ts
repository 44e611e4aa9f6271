/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type VenueRole = typeof VenueRole[keyof typeof VenueRole];


export const VenueRole = {
  owner: 'owner',
  manager: 'manager',
  staff: 'staff',
} as const;
