/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DeviceId } from './deviceId.ts';
import type { PhoneNumber } from './phoneNumber.ts';
import type { PhonePrefix } from './phonePrefix.ts';
import type { VerificationCode } from './verificationCode.ts';

export interface VerifyPhoneBody {
  phone_prefix: PhonePrefix;
  phone_number: PhoneNumber;
  code: VerificationCode;
  device_id: DeviceId;
}
