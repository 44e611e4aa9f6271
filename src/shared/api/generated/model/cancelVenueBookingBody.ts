/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CancelVenueBookingBodyScope } from './cancelVenueBookingBodyScope.ts';
import type { ManyLines } from './manyLines.ts';

export interface CancelVenueBookingBody {
  reason: ManyLines;
  /** series: this session and the later ones */
  scope: CancelVenueBookingBodyScope;
}
