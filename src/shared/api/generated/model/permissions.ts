/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The user's permissions on this record; clients must not re-implement the rules.
 */
export interface Permissions {[key: string]: boolean}
