/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { DeviceId } from './deviceId.zod.ts';
import { Locale } from './locale.zod.ts';
import { ModuleType } from './moduleType.zod.ts';
import { PushPlatform } from './pushPlatform.zod.ts';
import { PushToken } from './pushToken.zod.ts';

export const SavePushSubscriptionBody = zod.strictObject({
  "module": ModuleType,
  "device_id": DeviceId,
  "platform": PushPlatform,
  "token": PushToken,
  "locale": Locale
});

export type SavePushSubscriptionBody = zod.input<typeof SavePushSubscriptionBody>;
export type SavePushSubscriptionBodyOutput = zod.output<typeof SavePushSubscriptionBody>;
