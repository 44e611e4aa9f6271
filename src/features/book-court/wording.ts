import type { Wording } from '../../models/snackbars/wording.ts';
import type { BookingPolicy } from '../../shared/api/generated/model';
import type { Format } from '../../shared/i18n/format.ts';
import type { Translate } from '../../shared/i18n/i18n.ts';
import { now } from '../../shared/platform/clock.ts';
import { type Selection, timesOf } from './selection.ts';

/** "45 minutes", "1 hour", "1.5 hours" · "1,5 orë": hours where they come out in halves. */
export function duration(t: Translate<'venue'>, format: Format, minutes: number): string {
  if (minutes < 60 || minutes % 30 !== 0) return t('minutes', { count: minutes });
  return t('hours', { count: minutes / 60, hours: format.number(minutes / 60) });
}

/** The booking rules of a venue as sentences, shown before anything is booked. Source: design §1, §5. */
export function policySentences(t: Translate<'venue'>, format: Format, policy: BookingPolicy): string[] {
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
    min_lead_minutes > 0 ? t('policy.lead', { time: duration(t, format, min_lead_minutes) }) : t('policy.leadNone'),
    t('policy.advance', { count: max_advance_days }),
    cancel_cutoff_hours > 0
      ? t('policy.cancel', { time: duration(t, format, cancel_cutoff_hours * 60) })
      : t('policy.cancelNone'),
    ...(cancel_cutoff_hours > 0 && cancel_grace_minutes > 0
      ? [t('policy.grace', { time: duration(t, format, cancel_grace_minutes) })]
      : []),
    t(policy.weekly_allowed ? 'policy.weekly' : 'policy.weeklyNone'),
    policy.weekly_allowed ? t('policy.limit', { single, weekly }) : t('policy.limitSingle', { count: single }),
  ];
}

/** The two most important rules, shown above the times. */
export function policyBrief(
  t: Translate<'venue'>,
  format: Format,
  { booking_confirmation, cancel_cutoff_hours }: BookingPolicy,
): string {
  const cancel =
    cancel_cutoff_hours > 0
      ? t('policy.cancel', { time: duration(t, format, cancel_cutoff_hours * 60) })
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

/** What a guest who has chosen a time needs an account for: "Book Fusha 1, Thu, Nov 26, 17:00". `day` is `yyyy-MM-dd`. */
export const signInReason = (selection: Selection, day: string, format: Format): Wording => ({
  key: 'venue:signInToBook',
  params: { court: selection.court.name, day: format.dateBrief(day, now()), time: timesOf(selection)?.start ?? '' },
});
