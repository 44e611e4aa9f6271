/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Instant } from './instant.ts';
import type { VenueDisabler } from './venueDisabler.ts';

/**
 * How a venue was disabled; only for its users and super users.
 */
export interface VenueDisabled {
  at: Instant;
  by: VenueDisabler;
  /**
     * Given by a super user
     * @nullable
     */
  reason: string | null;
}
