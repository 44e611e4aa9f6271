/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { ModuleType } from './moduleType.zod.ts';
import { SettingScope } from './settingScope.zod.ts';
import { SettingValue } from './settingValue.zod.ts';

export const UpdateSettingBody = zod.strictObject({
  "module": ModuleType,
  "value": SettingValue,
  "scope": SettingScope.optional().describe('Default: the scope of the key.'),
  "scope_id": Id.optional().describe('The venue or organization; required with these scopes.')
});

export type UpdateSettingBody = zod.input<typeof UpdateSettingBody>;
export type UpdateSettingBodyOutput = zod.output<typeof UpdateSettingBody>;
