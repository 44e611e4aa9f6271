/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Null when it is not set, and always for a secret in an answer.
 */
export type SettingValue = string | number | boolean | null;
