/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Instant } from './instant.ts';
import type { UserRef } from './userRef.ts';

export interface GameResult {
  entered_by: UserRef | null;
  entered_at: Instant;
  /** When it is official if nobody disputes it: 24 hours after it was entered */
  official_at: Instant;
  disputed_by: UserRef | null;
  /**
     * For its players and who manages it
     * @nullable
     */
  dispute_reason: string | null;
}
