/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Setting } from './setting.ts';

export interface ListSettingsData {
  settings: Setting[];
}
