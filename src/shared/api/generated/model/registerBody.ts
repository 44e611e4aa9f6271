/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Locale } from './locale.ts';
import type { PhoneNumber } from './phoneNumber.ts';
import type { PhonePrefix } from './phonePrefix.ts';

export interface RegisterBody {
  phone_prefix: PhonePrefix;
  phone_number: PhoneNumber;
  terms_accepted: true;
  locale: Locale;
}
