/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AppSettings } from './appSettings.ts';
import type { Id } from './id.ts';
import type { OrganizationSettings } from './organizationSettings.ts';
import type { SettingScope } from './settingScope.ts';
import type { SettingValues } from './settingValues.ts';

export interface BulkUpsertSettingsBody {
  settings: AppSettings | OrganizationSettings | SettingValues;
  /** Default: the scope of each key. */
  scope?: SettingScope;
  /** The venue or organization; required with these scopes. */
  scope_id?: Id;
}
