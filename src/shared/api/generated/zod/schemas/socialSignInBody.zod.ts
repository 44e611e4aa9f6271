/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { DeviceId } from './deviceId.zod.ts';
import { ModuleType } from './moduleType.zod.ts';
import { SocialProvider } from './socialProvider.zod.ts';

export const socialSignInBodyIdTokenMax = 8192;



export const SocialSignInBody = zod.strictObject({
  "module": ModuleType,
  "provider": SocialProvider,
  "id_token": zod.string().min(1).max(socialSignInBodyIdTokenMax).describe('The id token of the identity service.'),
  "device_id": DeviceId
});

export type SocialSignInBody = zod.input<typeof SocialSignInBody>;
export type SocialSignInBodyOutput = zod.output<typeof SocialSignInBody>;
