/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { DeviceId } from './deviceId.zod.ts';
import { ModuleType } from './moduleType.zod.ts';
import { PhoneNumber } from './phoneNumber.zod.ts';
import { PhonePrefix } from './phonePrefix.zod.ts';
import { VerificationCode } from './verificationCode.zod.ts';

export const VerifyPhoneBody = zod.strictObject({
  "module": ModuleType,
  "phone_prefix": PhonePrefix,
  "phone_number": PhoneNumber,
  "code": VerificationCode,
  "device_id": DeviceId
});

export type VerifyPhoneBody = zod.input<typeof VerifyPhoneBody>;
export type VerifyPhoneBodyOutput = zod.output<typeof VerifyPhoneBody>;
