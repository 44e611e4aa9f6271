/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CourtRef } from './courtRef.ts';
import type { CourtSlot } from './courtSlot.ts';

export interface CourtAvailability {
  court: CourtRef;
  slots: CourtSlot[];
}
