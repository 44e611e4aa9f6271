import type { Booking } from '../../shared/api/generated/model';

type Session = Pick<Booking, 'date' | 'status' | 'starts_at' | 'can_cancel'>;

/** Which sessions are cancelled when a weekly booking ends on `from`, and which are too near to be cancelled. Source: design §5. */
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
