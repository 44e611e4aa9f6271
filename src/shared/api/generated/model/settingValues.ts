/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SettingValue } from './settingValue.ts';

/**
 * Value by key
 */
export interface SettingValues {[key: string]: SettingValue}
