/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const VenueRole = zod.enum(['owner', 'manager', 'staff']);

export type VenueRole = zod.input<typeof VenueRole>;
export type VenueRoleOutput = zod.output<typeof VenueRole>;
