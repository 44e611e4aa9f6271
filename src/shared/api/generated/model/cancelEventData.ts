/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Event } from './event.ts';

export interface CancelEventData {
  event: Event;
}
