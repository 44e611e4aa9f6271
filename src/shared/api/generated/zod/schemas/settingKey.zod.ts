/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const SettingKeyMax = 100;


export const SettingKeyRegExp = new RegExp('^[a-z0-9]+([._-][a-z0-9]+)*$');


export const SettingKey = zod.string().min(1).max(SettingKeyMax).regex(SettingKeyRegExp).describe('e.g. language, notify.booking-created, booking.min_lead_minutes');

export type SettingKey = zod.input<typeof SettingKey>;
export type SettingKeyOutput = zod.output<typeof SettingKey>;
