import { describe, expect, it } from 'vitest';
import type { BookingPolicy } from '../../shared/api/generated/model';
import { cancelRule } from './wording.ts';

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
const at = (iso: string) => Date.parse(iso);
const start = at('2026-11-26T19:00:00+01:00');

describe('until when a booking can be cancelled (design §5)', () => {
  it('a day before', () =>
    expect(cancelRule(policy, start, false, at('2026-11-24T10:00:00+01:00'))).toEqual({
      kind: 'until',
      instant: at('2026-11-25T19:00:00+01:00'),
    }));
  it('in the grace time once the window is closed', () =>
    expect(cancelRule(policy, start, false, at('2026-11-26T10:00:00+01:00'))).toEqual({ kind: 'grace', minutes: 60 }));
  it('never without one', () =>
    expect(cancelRule({ ...policy, cancel_grace_minutes: 0 }, start, false, at('2026-11-25T19:00:00+01:00'))).toEqual({
      kind: 'never',
    }));
  it('each session of a weekly one on its own', () =>
    expect(cancelRule(policy, start, true, 0)).toEqual({ kind: 'each', hours: 24 }));
});
