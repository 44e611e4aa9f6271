/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { SettingValue } from './settingValue.zod.ts';

export const SettingValues = zod.record(zod.string(), SettingValue).describe('Value by key');

export type SettingValues = zod.input<typeof SettingValues>;
export type SettingValuesOutput = zod.output<typeof SettingValues>;
