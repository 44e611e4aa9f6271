/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const VenueEventType = zod.enum(['VenueStatusChanged', 'VenueRoleChanged', 'VenueRoleLost', 'VenueCalendarChanged', 'BookingChanged', 'SlotAvailable', 'OrganizationRoleChanged', 'OrganizationRoleLost']).describe('Events that only the server sends, to the users of a venue or an organization and to players about their bookings (decision 020)');

export type VenueEventType = zod.input<typeof VenueEventType>;
export type VenueEventTypeOutput = zod.output<typeof VenueEventType>;
