/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Events to the users of a venue that only the server sends (decision 020)
 */
export type VenueEventType = typeof VenueEventType[keyof typeof VenueEventType];


export const VenueEventType = {
  VenueStatusChanged: 'VenueStatusChanged',
  VenueRoleChanged: 'VenueRoleChanged',
  VenueRoleLost: 'VenueRoleLost',
} as const;
