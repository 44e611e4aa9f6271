/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { SettingKey } from './settingKey.zod.ts';
import { SettingValue } from './settingValue.zod.ts';

export const Setting = zod.strictObject({
  "key": SettingKey,
  "value": SettingValue,
  "is_secret": zod.boolean(),
  "display_value": zod.string().nullable().describe('Displayed in place of a secret, e.g. ••••1a2b')
});

export type Setting = zod.input<typeof Setting>;
export type SettingOutput = zod.output<typeof Setting>;
