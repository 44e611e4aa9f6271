/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ModuleType } from './moduleType.zod.ts';
import { VenueRole } from './venueRole.zod.ts';

export const UpdateVenueUserBody = zod.strictObject({
  "module": ModuleType,
  "role": VenueRole
});

export type UpdateVenueUserBody = zod.input<typeof UpdateVenueUserBody>;
export type UpdateVenueUserBodyOutput = zod.output<typeof UpdateVenueUserBody>;
