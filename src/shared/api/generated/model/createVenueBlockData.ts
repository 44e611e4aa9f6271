/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AffectedBooking } from './affectedBooking.ts';
import type { Block } from './block.ts';

export interface CreateVenueBlockData {
  block: Block | null;
  /** Soonest first */
  affected: AffectedBooking[];
}
