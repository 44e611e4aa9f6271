/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ChangedVenueStatus } from './changedVenueStatus.ts';
import type { ManyLines } from './manyLines.ts';

export interface ChangeVenueStatusBody {
  status: ChangedVenueStatus;
  reason: ManyLines;
}
