/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const VerificationCodeMin = 6;
export const VerificationCodeMax = 6;


export const VerificationCodeRegExp = new RegExp('^\\d{6}$');


export const VerificationCode = zod.string().min(VerificationCodeMin).max(VerificationCodeMax).regex(VerificationCodeRegExp).describe('Exactly six digits.');

export type VerificationCode = zod.input<typeof VerificationCode>;
export type VerificationCodeOutput = zod.output<typeof VerificationCode>;
