/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { ModuleType } from './moduleType.zod.ts';
import { PhoneNumber } from './phoneNumber.zod.ts';
import { PhonePrefix } from './phonePrefix.zod.ts';
import { VenueRole } from './venueRole.zod.ts';

export const AddVenueUserBody = zod.strictObject({
  "module": ModuleType,
  "user_id": Id.optional(),
  "phone_prefix": PhonePrefix.optional().describe('+355 when it is missing'),
  "phone_number": PhoneNumber.optional(),
  "role": VenueRole
}).describe('Either user_id or phone_number.');

export type AddVenueUserBody = zod.input<typeof AddVenueUserBody>;
export type AddVenueUserBodyOutput = zod.output<typeof AddVenueUserBody>;
