/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SlotWatch } from './slotWatch.ts';

export interface CreateSlotWatchData {
  watch: SlotWatch;
}
