/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { SettingScope } from './settingScope.ts';

export type ListSettingsParams = {
/**
 * Default: the settings of the app, and those of the signed-in user.
 */
scope?: SettingScope;
/**
 * The venue or organization; required with these scopes.
 */
scope_id?: Id;
};
