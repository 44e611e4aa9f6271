/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Long enough that its last four characters say nothing
 * @minLength 16
 * @maxLength 200
 * @pattern ^\S*$
 */
export type MapsKey = string;
