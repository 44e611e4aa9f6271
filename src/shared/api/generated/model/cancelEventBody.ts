/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { EventCourtChoice } from './eventCourtChoice.ts';
import type { ManyLines } from './manyLines.ts';

export interface CancelEventBody {
  reason: ManyLines;
  /** What becomes of the booking; keep when absent. free needs a booking of the caller that can still be cancelled (409 cancel_window_closed) */
  court?: EventCourtChoice;
  /** Also makes no next one of a weekly game; false when absent */
  ends_series?: boolean;
}
