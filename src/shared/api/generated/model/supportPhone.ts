/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * At least 9 digits, with spaces; + before an international one
 * @pattern ^(?=(\D*\d){9})\+?[\d ]{9,20}$
 */
export type SupportPhone = string;
