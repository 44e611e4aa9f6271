/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const SettingScope = zod.enum(['app', 'user', 'venue', 'organization']);

export type SettingScope = zod.input<typeof SettingScope>;
export type SettingScopeOutput = zod.output<typeof SettingScope>;
