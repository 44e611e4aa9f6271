/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { DeviceId } from './deviceId.zod.ts';
import { ModuleType } from './moduleType.zod.ts';
import { PhoneNumber } from './phoneNumber.zod.ts';
import { PhonePrefix } from './phonePrefix.zod.ts';

export const loginBodyPasswordMax = 128;



export const LoginBody = zod.strictObject({
  "module": ModuleType,
  "phone_prefix": PhonePrefix,
  "phone_number": PhoneNumber,
  "password": zod.string().min(1).max(loginBodyPasswordMax),
  "device_id": DeviceId
});

export type LoginBody = zod.input<typeof LoginBody>;
export type LoginBodyOutput = zod.output<typeof LoginBody>;
