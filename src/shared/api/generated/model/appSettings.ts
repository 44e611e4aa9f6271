/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BuildNumber } from './buildNumber.ts';
import type { MapsKey } from './mapsKey.ts';
import type { SupportPhone } from './supportPhone.ts';
import type { WebAddress } from './webAddress.ts';

/**
 * The settings of scope app; null where one is not set.
 */
export interface AppSettings {
  support_phone?: SupportPhone | null;
  terms_url?: WebAddress | null;
  privacy_url?: WebAddress | null;
  /** The oldest build of the app that may still be used */
  min_build?: BuildNumber | null;
  /** Secret */
  maps_key?: MapsKey | null;
}
