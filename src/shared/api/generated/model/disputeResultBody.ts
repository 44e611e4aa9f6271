/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { EventReason } from './eventReason.ts';

export interface DisputeResultBody {
  reason: EventReason;
}
