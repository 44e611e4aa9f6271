/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const VenueEventType = zod.enum(['VenueStatusChanged', 'VenueRoleChanged', 'VenueRoleLost']).describe('Events to the users of a venue that only the server sends (decision 020)');

export type VenueEventType = zod.input<typeof VenueEventType>;
export type VenueEventTypeOutput = zod.output<typeof VenueEventType>;
