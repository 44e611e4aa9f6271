/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Current route path, timestamp and extra fields
 */
export interface RealtimeMetadata { [key: string]: unknown }
