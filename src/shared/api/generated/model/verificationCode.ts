/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Exactly six digits.
 * @minLength 6
 * @maxLength 6
 * @pattern ^\d{6}$
 */
export type VerificationCode = string;
