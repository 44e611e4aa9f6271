/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const PhonePrefixRegExp = new RegExp('^\\+[1-9]\\d{0,3}$');


export const PhonePrefix = zod.string().regex(PhonePrefixRegExp).describe('Country prefix, e.g. +355');

export type PhonePrefix = zod.input<typeof PhonePrefix>;
export type PhonePrefixOutput = zod.output<typeof PhonePrefix>;
