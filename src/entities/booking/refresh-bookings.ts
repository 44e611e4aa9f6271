import type { QueryClient } from '@tanstack/react-query';

/** Bookings and free times on screen are read again at once. */
const SHOWN = /^\/(bookings|venue\/[^/]+\/availability)$/;
/** The booking itself (its own dialog must not change its words while it closes) and next free slots: when they are next needed. */
const NEXT_TIME = /^\/(booking\/[^/]+|venues)$/;

/** After a write, done or refused. Resolves when what is on screen is new; a failed reading is shown where it is read. */
export async function refreshBookings(client: QueryClient): Promise<void> {
  const within = (paths: RegExp) => (query: { queryKey: readonly unknown[] }) => paths.test(String(query.queryKey[0]));
  await client.invalidateQueries({ predicate: within(NEXT_TIME), refetchType: 'none' });
  await client.invalidateQueries({ predicate: within(SHOWN) });
}
