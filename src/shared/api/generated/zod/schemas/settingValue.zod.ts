/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const settingValueOneMax = 2000;



export const SettingValue = zod.union([zod.string().max(settingValueOneMax),zod.number(),zod.boolean(),zod.null()]).describe('Null when it is not set, and always for a secret in an answer.');

export type SettingValue = zod.input<typeof SettingValue>;
export type SettingValueOutput = zod.output<typeof SettingValue>;
