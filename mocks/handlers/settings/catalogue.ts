/** All settings (design §12); a key that is not listed does not exist. */
import { NotificationType } from '../../../src/shared/api/generated/model/notificationType.ts';
import { AppSettings } from '../../../src/shared/api/generated/zod/schemas/appSettings.zod.ts';
import { OrganizationSettings } from '../../../src/shared/api/generated/zod/schemas/organizationSettings.zod.ts';
import type { BookingPolicy, SettingRecord } from '../../db/records.ts';

export type Scope = SettingRecord['scope'];
export type SettingValue = string | number | boolean | null;
export interface SettingRule {
  readonly scope: Scope;
  readonly key: string;
  readonly initial: SettingValue;
  readonly accepts: (value: SettingValue) => boolean;
  readonly isSecret: boolean;
}

const oneOf =
  (...values: SettingValue[]) =>
  (value: SettingValue) =>
    values.includes(value);
const whole = (from: number, to: number) => (value: SettingValue) =>
  typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to;
const flag = (value: SettingValue) => typeof value === 'boolean';
const idOrNull = (value: SettingValue) => value === null || whole(1, Number.MAX_SAFE_INTEGER)(value);
const clock = (value: SettingValue) =>
  value === null || (typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value));

/** A venue's booking policy under `booking.*`, with the values design §1 offers. */
const policy: Record<keyof BookingPolicy, (value: SettingValue) => boolean> = {
  booking_confirmation: oneOf('manual', 'auto'),
  min_lead_minutes: oneOf(0, 30, 60, 120, 180, 1440),
  max_advance_days: oneOf(7, 14, 30, 60),
  cancel_cutoff_hours: oneOf(0, 2, 6, 12, 24, 48),
  cancel_grace_minutes: whole(0, 1440),
  weekly_allowed: flag,
  max_active_per_user: whole(1, 50),
};

/** Until an organization chooses (design §12). */
const organizationDefaults: Record<keyof typeof OrganizationSettings.shape, SettingValue> = {
  default_ranking_preset: null,
  default_match_minutes: 60,
  public_contact: null,
  result_auto_official_hours: 24,
};

const rule = (
  scope: Scope,
  key: string,
  initial: SettingValue,
  accepts: SettingRule['accepts'],
  isSecret = false,
): SettingRule => ({ scope, key, initial, accepts, isSecret });

export const catalogue: readonly SettingRule[] = [
  ...Object.entries(AppSettings.shape).map(([key, schema]) =>
    rule('app', key, null, (value) => schema.safeParse(value).success, key === 'maps_key'),
  ),
  // until the user chooses, language and theme are the device's (ledger C-63)
  rule('user', 'language', null, oneOf('en', 'sq')),
  rule('user', 'theme', null, oneOf('system', 'light', 'dark')),
  rule('user', 'default_city_id', null, idOrNull),
  rule('user', 'default_sport_id', null, idOrNull),
  rule('user', 'show_online', true, flag),
  ...Object.values(NotificationType).map((type) =>
    rule('user', `notify.${type}`, 'both', oneOf('both', 'in-app', 'off')),
  ),
  rule('user', 'quiet_from', null, clock),
  rule('user', 'quiet_to', null, clock),
  ...Object.entries(policy).map(([key, accepts]) => rule('venue', `booking.${key}`, null, accepts)),
  ...Object.entries(OrganizationSettings.shape).map(([key, schema]) =>
    rule(
      'organization',
      key,
      organizationDefaults[key as keyof typeof organizationDefaults], // a key of the schema
      (value) => schema.safeParse(value).success,
    ),
  ),
];

/** The rule of a key; the scope defaults to the key's own. */
export const ruleOf = (key: string, scope?: Scope): SettingRule | undefined =>
  catalogue.find((one) => one.key === key && (scope === undefined || one.scope === scope));

/** The field of the booking policy behind a venue's setting. */
export const policyField = (key: string): string => key.slice('booking.'.length);
