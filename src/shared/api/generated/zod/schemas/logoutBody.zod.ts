/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { DeviceId } from './deviceId.zod.ts';
import { ModuleType } from './moduleType.zod.ts';

export const LogoutBody = zod.strictObject({
  "module": ModuleType,
  "device_id": DeviceId
});

export type LogoutBody = zod.input<typeof LogoutBody>;
export type LogoutBodyOutput = zod.output<typeof LogoutBody>;
