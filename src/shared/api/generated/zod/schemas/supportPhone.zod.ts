/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const SupportPhoneRegExp = new RegExp('^(?=(\\D*\\d){9})\\+?[\\d ]{9,20}$');


export const SupportPhone = zod.string().regex(SupportPhoneRegExp).describe('At least 9 digits, with spaces; + before an international one');

export type SupportPhone = zod.input<typeof SupportPhone>;
export type SupportPhoneOutput = zod.output<typeof SupportPhone>;
