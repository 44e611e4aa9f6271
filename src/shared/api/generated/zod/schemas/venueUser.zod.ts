/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Instant } from './instant.zod.ts';
import { Permissions } from './permissions.zod.ts';
import { UserRef } from './userRef.zod.ts';
import { VenueRole } from './venueRole.zod.ts';

export const VenueUser = zod.strictObject({
  "user": UserRef,
  "role": VenueRole,
  "since": Instant.describe('When they were added'),
  "is_online": zod.boolean().describe('At this moment, if they show it'),
  "permissions": Permissions.describe('change: the role; remove: also oneself. Neither for the last owner')
});

export type VenueUser = zod.input<typeof VenueUser>;
export type VenueUserOutput = zod.output<typeof VenueUser>;
