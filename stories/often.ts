import type { Backend } from '../mocks/backend.ts';

const MINUTE = 60_000;

/** Something with a limit was done so often, so many minutes ago. */
export const doneBefore =
  (counted: readonly { key: string; times: number; minutesAgo: number }[]) =>
  ({ control }: Backend): Promise<void> =>
    control.db.transact(async (db) => {
      const now = control.clock.now();
      for (const { key, times, minutesAgo } of counted)
        await db.rates.insert({
          key,
          times: Array.from({ length: times }, () => now - minutesAgo * MINUTE),
          until: now + 1_440 * MINUTE,
        });
    });
