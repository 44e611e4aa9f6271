/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * @minLength 16
 * @maxLength 64
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type InvitationToken = string;
