/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export interface SendRealtimeEventData {
  /** @minimum 0 */
  delivered: number;
}
