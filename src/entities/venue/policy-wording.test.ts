import { describe, expect, it } from 'vitest';
import { createI18n } from '../../shared/i18n/i18n.ts';
import type { BookingPolicy } from '../../shared/api/generated/model';
import { duration } from './duration.ts';
import { policySentences } from './policy-wording.ts';

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

describe('the rules of a venue in words', () => {
  it('says each of them', async () => {
    const { t: texts, format } = (await createI18n('en', { namespaces: ['venue'] })).view();
    const t = texts('venue');
    expect(policySentences(t, format, policy)).toEqual([
      'You send a request, and the venue confirms it.',
      'Book at least 1 hour before the start.',
      'You can book up to 30 days ahead.',
      'Cancel for free up to 24 hours before the start.',
      'After booking you have 1 hour to cancel, unless the session has started.',
      'You can repeat a booking every week.',
      'Up to 5 one-off and 2 weekly bookings at once.',
    ]);
    const open = {
      ...policy,
      booking_confirmation: 'auto',
      min_lead_minutes: 0,
      cancel_cutoff_hours: 0,
      weekly_allowed: false,
    } as const;
    expect(policySentences(t, format, open)).toEqual([
      'Your booking is confirmed instantly.',
      'You can book until the start.',
      'You can book up to 30 days ahead.',
      'Cancel for free until the start.',
      'No weekly bookings here.',
      'Up to 5 bookings at once.',
    ]);
    expect([0, 30, 60, 75, 90, 180].map((minutes) => duration(t, format, minutes))).toEqual([
      '0 minutes',
      '30 minutes',
      '1 hour',
      '75 minutes',
      '1.5 hours',
      '3 hours',
    ]);
  });

  it('[I18N-01] in Albanian too', async () => {
    const { t: texts, format } = (await createI18n('sq', { namespaces: ['venue'] })).view();
    const t = texts('venue');
    expect(policySentences(t, format, policy)[1]).toBe('Rezervo të paktën 1 orë para fillimit.');
    expect(policySentences(t, format, policy).at(-1)).toBe('Deri në 5 rezervime të veçanta dhe 2 javore njëherësh.');
    expect([60, 90].map((minutes) => duration(t, format, minutes))).toEqual(['1 orë', '1,5 orë']);
  });
});
