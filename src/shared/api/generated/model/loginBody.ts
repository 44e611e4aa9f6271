/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DeviceId } from './deviceId.ts';
import type { PhoneNumber } from './phoneNumber.ts';
import type { PhonePrefix } from './phonePrefix.ts';

export interface LoginBody {
  phone_prefix: PhonePrefix;
  phone_number: PhoneNumber;
  /**
     * @minLength 1
     * @maxLength 128
     */
  password: string;
  device_id: DeviceId;
}
