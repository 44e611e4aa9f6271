import type { OutboxEntry, Outcome } from '../../models/outbox/outbox.ts';
import { ApiError } from '../../shared/api/errors.ts';

/** Says nothing about the entries: who is here, or how much was sent. */
const AGAIN = new Set([401, 408, 425, 429]);

/** What a failure means for what was sent: it is tried again, or refused with a reason; one of several by its field `events.n` (contract). */
export function outcomeOf(error: unknown, entries: readonly OutboxEntry[]): Outcome {
  if (!(error instanceof ApiError) || error.kind !== 'refused' || AGAIN.has(error.status))
    return { type: 'unreachable' };
  const named = error.fieldErrors.flatMap(({ field, message }) => {
    const id = entries[Number(/^events\.(\d+)/.exec(field)?.[1])]?.id;
    return id === undefined ? [] : [[id, message] as const];
  });
  const whole = entries.map(({ id }) => [id, error.fieldErrors[0]?.message ?? error.message] as const);
  return { type: 'refused', problems: Object.fromEntries(named.length > 0 ? named : whole) };
}
