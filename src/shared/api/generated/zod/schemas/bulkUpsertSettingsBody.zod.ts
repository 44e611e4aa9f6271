/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { AppSettings } from './appSettings.zod.ts';
import { Id } from './id.zod.ts';
import { ModuleType } from './moduleType.zod.ts';
import { OrganizationSettings } from './organizationSettings.zod.ts';
import { SettingScope } from './settingScope.zod.ts';
import { SettingValues } from './settingValues.zod.ts';

export const BulkUpsertSettingsBody = zod.strictObject({
  "module": ModuleType,
  "settings": zod.union([AppSettings,OrganizationSettings,SettingValues]),
  "scope": SettingScope.optional().describe('Default: the scope of each key.'),
  "scope_id": Id.optional().describe('The venue or organization; required with these scopes.')
});

export type BulkUpsertSettingsBody = zod.input<typeof BulkUpsertSettingsBody>;
export type BulkUpsertSettingsBodyOutput = zod.output<typeof BulkUpsertSettingsBody>;
