/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SettingKey } from './settingKey.ts';
import type { SettingValue } from './settingValue.ts';

export interface Setting {
  key: SettingKey;
  value: SettingValue;
  is_secret: boolean;
  /**
     * Displayed in place of a secret, e.g. ••••1a2b
     * @nullable
     */
  display_value: string | null;
}
