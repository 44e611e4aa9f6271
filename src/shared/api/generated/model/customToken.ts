/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * For one sign-in at the identity service
 * @minLength 1
 */
export type CustomToken = string;
