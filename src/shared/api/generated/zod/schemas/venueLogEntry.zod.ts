/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { Instant } from './instant.zod.ts';
import { UserRef } from './userRef.zod.ts';
import { VenueLogAction } from './venueLogAction.zod.ts';
import { VenueLogChange } from './venueLogChange.zod.ts';

export const VenueLogEntry = zod.strictObject({
  "id": Id,
  "at": Instant,
  "actor": zod.union([UserRef,zod.null()]).describe('null when the account is deleted'),
  "action": VenueLogAction,
  "changes": zod.array(VenueLogChange),
  "reason": zod.string().nullable()
});

export type VenueLogEntry = zod.input<typeof VenueLogEntry>;
export type VenueLogEntryOutput = zod.output<typeof VenueLogEntry>;
