/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export interface MarkNotificationReadBody { [key: string]: unknown }
