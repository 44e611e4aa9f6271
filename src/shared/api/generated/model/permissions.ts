/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What the asking user may do with this record; the client never re-implements the rule.
 */
export interface Permissions {[key: string]: boolean}
