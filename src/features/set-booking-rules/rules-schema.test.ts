import { describe, expect, it } from 'vitest';
import type { BookingPolicy, Setting } from '../../shared/api/generated/model';
import { policyOf, policyOfValues, ruleOfField, rulesSchema, rulesValues } from './rules-schema.ts';

const policy: BookingPolicy = {
  booking_confirmation: 'manual',
  min_lead_minutes: 60,
  max_advance_days: 30,
  cancel_cutoff_hours: 24,
  cancel_grace_minutes: 60,
  weekly_allowed: true,
  max_active_per_user: 5,
  max_series_per_user: 2,
};
const setting = (key: string, value: Setting['value']): Setting => ({
  key,
  value,
  is_secret: false,
  display_value: null,
});

describe('the policy that the settings of a venue say (R19)', () => {
  it('by their keys', () =>
    expect(
      policyOf([setting('booking.min_lead_minutes', 0), setting('booking.weekly_allowed', false)], policy),
    ).toEqual({ ...policy, min_lead_minutes: 0, weekly_allowed: false }));
  it('a key or a value that the contract does not know changes nothing', () =>
    expect(
      policyOf(
        [setting('booking.colour', 'red'), setting('booking.max_advance_days', null), setting('language', 'sq')],
        policy,
      ),
    ).toEqual(policy));
});

describe('the form', () => {
  it('sends what it began with', () =>
    expect(rulesSchema.parse(rulesValues(policy))).toEqual({
      booking_confirmation: 'manual',
      min_lead_minutes: 60,
      max_advance_days: 30,
      cancel_cutoff_hours: 24,
      cancel_grace_minutes: 60,
      weekly_allowed: true,
      max_active_per_user: 5,
    }));
  it.each([0, 51, 2.5])('%d bookings at once are refused', (max_active_per_user) =>
    expect(rulesSchema.safeParse({ ...rulesValues(policy), max_active_per_user }).success).toBe(false),
  );
  it.each([1, 50])('%d bookings at once are accepted', (max_active_per_user) =>
    expect(rulesSchema.safeParse({ ...rulesValues(policy), max_active_per_user }).success).toBe(true),
  );
  it('says the policy while it is filled in, and of a wrong value what was there before', () => {
    const typed = { ...rulesValues(policy), cancel_cutoff_hours: '2', max_active_per_user: 99 };
    expect(policyOfValues(typed, policy)).toEqual({ ...policy, cancel_cutoff_hours: 2 });
  });
  it('finds its field in a refusal', () =>
    expect(['settings.booking.weekly_allowed', 'scope_id'].map(ruleOfField)).toEqual(['weekly_allowed', 'scope_id']));
});
