import type { Booking } from '../../shared/api/generated/model';

const HOUR_MS = 60 * 60_000;
/** How long a request waits, in hours. Source: design §1, R30. */
const WAITS = { user: 24, admin: 24, event: 24, competition: 7 * 24 } as const satisfies Record<
  Booking['source'],
  number
>;

/** When a pending booking expires unless the venue answers: at its start, or earlier if it has waited long enough. Epoch ms. */
export function expiryOf({ created_at, starts_at, source }: Pick<Booking, 'created_at' | 'starts_at' | 'source'>) {
  return Math.min(Date.parse(starts_at), Date.parse(created_at) + WAITS[source] * HOUR_MS);
}
