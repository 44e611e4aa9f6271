/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DeviceId } from './deviceId.ts';

export interface LogoutBody {
  device_id: DeviceId;
}
