/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ModuleType } from './moduleType.zod.ts';
import { PhoneNumber } from './phoneNumber.zod.ts';
import { PhonePrefix } from './phonePrefix.zod.ts';

export const ForgotPasswordBody = zod.strictObject({
  "module": ModuleType,
  "phone_prefix": PhonePrefix,
  "phone_number": PhoneNumber
});

export type ForgotPasswordBody = zod.input<typeof ForgotPasswordBody>;
export type ForgotPasswordBodyOutput = zod.output<typeof ForgotPasswordBody>;
