import type { Wording } from '../../models/snackbars/wording.ts';
import type { BookingPolicy } from '../../shared/api/generated/model';
import type { Format } from '../../shared/i18n/format.ts';
import { now } from '../../shared/platform/clock.ts';
import { type Selection, timesOf } from './selection.ts';

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
