/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { SettingScope } from './settingScope.zod.ts';

export const ListSettingsParams = zod.strictObject({
  "scope": SettingScope.optional(),
  "scope_id": Id.optional(),
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type ListSettingsParams = zod.input<typeof ListSettingsParams>;
export type ListSettingsParamsOutput = zod.output<typeof ListSettingsParams>;
