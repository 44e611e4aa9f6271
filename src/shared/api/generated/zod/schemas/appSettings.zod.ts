/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { BuildNumber } from './buildNumber.zod.ts';
import { MapsKey } from './mapsKey.zod.ts';
import { SupportPhone } from './supportPhone.zod.ts';
import { WebAddress } from './webAddress.zod.ts';

export const AppSettings = zod.strictObject({
  "support_phone": zod.union([SupportPhone,zod.null()]).optional(),
  "terms_url": zod.union([WebAddress,zod.null()]).optional(),
  "privacy_url": zod.union([WebAddress,zod.null()]).optional(),
  "min_build": zod.union([BuildNumber,zod.null()]).optional().describe('The oldest build of the app that may still be used; an older one tells its user to update'),
  "maps_key": zod.union([MapsKey,zod.null()]).optional().describe('Secret: of the server alone, no client reads it')
}).describe('The settings of scope app; null where one is not set.');

export type AppSettings = zod.input<typeof AppSettings>;
export type AppSettingsOutput = zod.output<typeof AppSettings>;
