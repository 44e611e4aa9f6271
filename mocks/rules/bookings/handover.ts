/** An offer of a booking to another user, as a pure machine (R24, decision 036). */
export type HandoverState = 'offered' | 'accepted' | 'declined' | 'withdrawn' | 'expired';
/** `changed`: the booking was moved, cancelled, or its player is asked about a closed time. `time`: nothing but time has passed. */
export type HandoverEvent = 'accept' | 'decline' | 'withdraw' | 'changed' | 'time';
export interface Handover {
  readonly state: HandoverState;
  /** The start of the session. */
  readonly expires_at: number;
}

const next = { accept: 'accepted', decline: 'declined', withdraw: 'withdrawn', changed: 'withdrawn' } as const;

/** The next state, or null where the event has no place: an answer after the start, or anything once it is settled. */
export function decideHandover(
  { state, expires_at }: Handover,
  event: HandoverEvent,
  now: number,
): HandoverState | null {
  if (state !== 'offered') return null;
  const isOver = expires_at <= now;
  if (event === 'time') return isOver ? 'expired' : 'offered';
  return isOver ? null : next[event];
}

/** The state as it is now: reads write nothing. */
export const handoverAt = (handover: Handover, now: number): HandoverState =>
  decideHandover(handover, 'time', now) ?? handover.state;
