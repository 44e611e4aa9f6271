/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { Instant } from './instant.ts';
import type { UserRef } from './userRef.ts';
import type { VenueLogAction } from './venueLogAction.ts';
import type { VenueLogChange } from './venueLogChange.ts';

export interface VenueLogEntry {
  id: Id;
  at: Instant;
  /** null when the account is deleted */
  actor: UserRef | null;
  action: VenueLogAction;
  changes: VenueLogChange[];
  /** @nullable */
  reason: string | null;
}
