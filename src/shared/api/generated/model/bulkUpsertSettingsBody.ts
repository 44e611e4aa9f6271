/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { SettingScope } from './settingScope.ts';
import type { SettingValues } from './settingValues.ts';

export interface BulkUpsertSettingsBody {
  settings: SettingValues;
  /** Without it the scope each key belongs to. */
  scope?: SettingScope;
  /** The venue or organization; required with these scopes. */
  scope_id?: Id;
}
