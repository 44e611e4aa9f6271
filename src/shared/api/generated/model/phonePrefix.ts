/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Country prefix, e.g. +355
 * @pattern ^\+[1-9]\d{0,3}$
 */
export type PhonePrefix = string;
