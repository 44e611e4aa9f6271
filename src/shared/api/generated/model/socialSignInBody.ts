/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DeviceId } from './deviceId.ts';
import type { SocialProvider } from './socialProvider.ts';

export interface SocialSignInBody {
  provider: SocialProvider;
  /**
     * The id token of the identity service.
     * @minLength 1
     * @maxLength 8192
     */
  id_token: string;
  device_id: DeviceId;
}
