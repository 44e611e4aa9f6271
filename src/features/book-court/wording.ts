import type { BookingPolicy } from '../../shared/api/generated/model';
import type { Translate } from '../../shared/i18n/i18n.ts';

/** "45 minutes" or, for whole hours, "2 hours". */
export function duration(t: Translate<'venue'>, minutes: number): string {
  return minutes > 0 && minutes % 60 === 0 ? t('hours', { count: minutes / 60 }) : t('minutes', { count: minutes });
}

/** The booking rules of a venue as sentences, shown before anything is booked. Source: design §1, §5. */
export function policySentences(t: Translate<'venue'>, policy: BookingPolicy): string[] {
  const {
    min_lead_minutes,
    max_advance_days,
    cancel_cutoff_hours,
    cancel_grace_minutes,
    max_active_per_user: single,
    max_series_per_user: weekly,
  } = policy;
  return [
    t(policy.booking_confirmation === 'auto' ? 'policy.auto' : 'policy.manual'),
    min_lead_minutes > 0 ? t('policy.lead', { time: duration(t, min_lead_minutes) }) : t('policy.leadNone'),
    t('policy.advance', { count: max_advance_days }),
    cancel_cutoff_hours > 0
      ? t('policy.cancel', { time: t('hours', { count: cancel_cutoff_hours }) })
      : t('policy.cancelNone'),
    ...(cancel_cutoff_hours > 0 && cancel_grace_minutes > 0
      ? [t('policy.grace', { time: duration(t, cancel_grace_minutes) })]
      : []),
    t(policy.weekly_allowed ? 'policy.weekly' : 'policy.weeklyNone'),
    policy.weekly_allowed ? t('policy.limit', { single, weekly }) : t('policy.limitSingle', { count: single }),
  ];
}

/** The two most important rules, shown above the times. */
export function policyBrief(
  t: Translate<'venue'>,
  { booking_confirmation, cancel_cutoff_hours }: BookingPolicy,
): string {
  const cancel =
    cancel_cutoff_hours > 0
      ? t('policy.cancel', { time: t('hours', { count: cancel_cutoff_hours }) })
      : t('policy.cancelNone');
  return `${t(booking_confirmation === 'auto' ? 'policy.auto' : 'policy.manual')} ${cancel}`;
}

/** Until when one booking could be cancelled. */
export type CancelRule =
  | { kind: 'until'; instant: number }
  | { kind: 'grace'; minutes: number }
  | { kind: 'never' }
  | { kind: 'each'; hours: number };

/** Source: design §5: the window counts absolute hours before the start; the grace time helps once it is closed. */
export function cancelRule(policy: BookingPolicy, startsAt: number, weekly: boolean, now: number): CancelRule {
  if (weekly) return { kind: 'each', hours: policy.cancel_cutoff_hours };
  const deadline = startsAt - policy.cancel_cutoff_hours * 3_600_000;
  if (deadline > now) return { kind: 'until', instant: deadline };
  return policy.cancel_grace_minutes > 0 ? { kind: 'grace', minutes: policy.cancel_grace_minutes } : { kind: 'never' };
}
