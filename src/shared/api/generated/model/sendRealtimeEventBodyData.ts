/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The payload of that event type
 */
export type SendRealtimeEventBodyData = { [key: string]: unknown };
