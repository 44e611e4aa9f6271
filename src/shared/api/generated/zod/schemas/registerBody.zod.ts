/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Locale } from './locale.zod.ts';
import { ModuleType } from './moduleType.zod.ts';
import { PhoneNumber } from './phoneNumber.zod.ts';
import { PhonePrefix } from './phonePrefix.zod.ts';

export const RegisterBody = zod.strictObject({
  "module": ModuleType,
  "phone_prefix": PhonePrefix,
  "phone_number": PhoneNumber,
  "terms_accepted": zod.literal(true),
  "locale": Locale
});

export type RegisterBody = zod.input<typeof RegisterBody>;
export type RegisterBodyOutput = zod.output<typeof RegisterBody>;
