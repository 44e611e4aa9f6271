/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { SettingScope } from './settingScope.ts';
import type { SettingValue } from './settingValue.ts';

export interface UpdateSettingBody {
  value: SettingValue;
  /** Default: the scope of the key. */
  scope?: SettingScope;
  /** The venue or organization; required with these scopes. */
  scope_id?: Id;
}
