/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Events that only the server sends, to the users of a venue or an organization and to players about their bookings (decision 020)
 */
export type VenueEventType = typeof VenueEventType[keyof typeof VenueEventType];


export const VenueEventType = {
  VenueStatusChanged: 'VenueStatusChanged',
  VenueRoleChanged: 'VenueRoleChanged',
  VenueRoleLost: 'VenueRoleLost',
  VenueCalendarChanged: 'VenueCalendarChanged',
  BookingChanged: 'BookingChanged',
  SlotAvailable: 'SlotAvailable',
  OrganizationRoleChanged: 'OrganizationRoleChanged',
  OrganizationRoleLost: 'OrganizationRoleLost',
} as const;
