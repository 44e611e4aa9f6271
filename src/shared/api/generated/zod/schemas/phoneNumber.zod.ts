/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const PhoneNumberRegExp = new RegExp('^(?=(\\D*\\d){9})(\\+?\\d{2,15}|[\\d ]+)$');


export const PhoneNumber = zod.string().regex(PhoneNumberRegExp).describe('International (optional +, 2 to 15 digits) or local (digits and spaces), at least 9 digits.');

export type PhoneNumber = zod.input<typeof PhoneNumber>;
export type PhoneNumberOutput = zod.output<typeof PhoneNumber>;
