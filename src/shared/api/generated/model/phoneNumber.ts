/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * International (optional +, 2 to 15 digits) or local (digits and spaces), at least 9 digits.
 * @pattern ^(?=(\D*\d){9})(\+?\d{2,15}|[\d ]+)$
 */
export type PhoneNumber = string;
