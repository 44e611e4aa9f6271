/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PhoneNumber } from './phoneNumber.ts';
import type { PhonePrefix } from './phonePrefix.ts';

export interface ResendCodeBody {
  phone_prefix: PhonePrefix;
  phone_number: PhoneNumber;
}
