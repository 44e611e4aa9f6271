import type { Booking } from '../../shared/api/generated/model';

type Session = Pick<Booking, 'date' | 'status' | 'starts_at' | 'can_cancel'>;

/** Which sessions go when a weekly booking ends with the one of `from`, and which are too near to go. Source: design §5. */
export function endingSessions<S extends Session>(
  sessions: readonly S[],
  from: string,
  now: number,
): { ending: S[]; staying: S[] } {
  const later = sessions.filter(
    ({ date, status, starts_at }) => date >= from && status !== 'Unbooked' && Date.parse(starts_at) > now,
  );
  return {
    ending: later.filter(({ can_cancel }) => can_cancel),
    staying: later.filter(({ can_cancel }) => !can_cancel),
  };
}
