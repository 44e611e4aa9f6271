/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * e.g. language, notify.booking-created, booking.min_lead_minutes
 * @minLength 1
 * @maxLength 100
 * @pattern ^[a-z0-9]+([._-][a-z0-9]+)*$
 */
export type SettingKey = string;
