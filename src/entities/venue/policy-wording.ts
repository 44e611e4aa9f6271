import type { BookingPolicy } from '../../shared/api/generated/model';
import type { Format } from '../../shared/i18n/format.ts';
import type { Translate } from '../../shared/i18n/i18n.ts';
import { duration } from './duration.ts';

/** What a venue may decide; how many weekly bookings a player may have is the same everywhere. */
export type PolicyRule = Exclude<keyof BookingPolicy, 'max_series_per_user'>;

/** Each booking rule as the sentence that players read; null where it leaves nothing to say. Source: design §1, §5. */
export function policyWording(
  t: Translate<'venue'>,
  format: Format,
  policy: BookingPolicy,
): Readonly<Record<PolicyRule, string | null>> {
  const { min_lead_minutes, cancel_cutoff_hours, cancel_grace_minutes, weekly_allowed } = policy;
  const { max_active_per_user: single, max_series_per_user: weekly } = policy;
  const isCutOff = cancel_cutoff_hours > 0;
  return {
    booking_confirmation: t(policy.booking_confirmation === 'auto' ? 'policy.auto' : 'policy.manual'),
    min_lead_minutes:
      min_lead_minutes > 0 ? t('policy.lead', { time: duration(t, format, min_lead_minutes) }) : t('policy.leadNone'),
    max_advance_days: t('policy.advance', { count: policy.max_advance_days }),
    cancel_cutoff_hours: isCutOff
      ? t('policy.cancel', { time: duration(t, format, cancel_cutoff_hours * 60) })
      : t('policy.cancelNone'),
    cancel_grace_minutes:
      isCutOff && cancel_grace_minutes > 0
        ? t('policy.grace', { time: duration(t, format, cancel_grace_minutes) })
        : null,
    weekly_allowed: t(weekly_allowed ? 'policy.weekly' : 'policy.weeklyNone'),
    max_active_per_user: weekly_allowed
      ? t('policy.limit', { single, weekly })
      : t('policy.limitSingle', { count: single }),
  };
}

/** The booking rules of a venue, shown before anything is booked. */
export const policySentences = (t: Translate<'venue'>, format: Format, policy: BookingPolicy): string[] =>
  Object.values(policyWording(t, format, policy)).filter((sentence) => sentence !== null);

/** The two most important rules, shown above the times. */
export function policyBrief(t: Translate<'venue'>, format: Format, policy: BookingPolicy): string {
  const { booking_confirmation: confirmation, cancel_cutoff_hours: cancelling } = policyWording(t, format, policy);
  return `${confirmation} ${cancelling}`;
}
