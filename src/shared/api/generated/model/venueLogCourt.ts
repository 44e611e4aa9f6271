/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

export interface VenueLogCourt {
  /** May be deleted by now */
  id: Id;
  /** Its latest name */
  name: string;
}
