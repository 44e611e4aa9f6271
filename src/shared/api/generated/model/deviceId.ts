/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The random id this device keeps in local storage.
 * @minLength 1
 * @maxLength 100
 */
export type DeviceId = string;
