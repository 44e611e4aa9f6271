/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { Permissions } from './permissions.zod.ts';
import { VenueUser } from './venueUser.zod.ts';

export const ListVenueUsers200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "users": zod.array(VenueUser),
  "permissions": Permissions.describe('add: may add users')
})
})

export type ListVenueUsers200 = zod.input<typeof ListVenueUsers200>;
export type ListVenueUsers200Output = zod.output<typeof ListVenueUsers200>;
