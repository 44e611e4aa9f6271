/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BulkUpsertSettingsBodySettings } from './bulkUpsertSettingsBodySettings.ts';
import type { Id } from './id.ts';
import type { SettingScope } from './settingScope.ts';

export interface BulkUpsertSettingsBody {
  /** Value by key */
  settings: BulkUpsertSettingsBodySettings;
  /** Without it the scope each key belongs to. */
  scope?: SettingScope;
  /** The venue or organization; required with these scopes. */
  scope_id?: Id;
}
