/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SettingValue } from './settingValue.ts';

/**
 * Value by key
 */
export type BulkUpsertSettingsBodySettings = {[key: string]: SettingValue};
