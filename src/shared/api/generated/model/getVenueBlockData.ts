/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Block } from './block.ts';
import type { ClosureOutcome } from './closureOutcome.ts';

export interface GetVenueBlockData {
  block: Block;
  /** Those that still wait for an answer first, then by their former start */
  outcomes: ClosureOutcome[];
}
