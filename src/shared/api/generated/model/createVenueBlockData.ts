/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Block } from './block.ts';
import type { Booking } from './booking.ts';

export interface CreateVenueBlockData {
  block: Block | null;
  affected: Booking[];
}
