import type { LogEvent } from './types.ts';

/** The order of the game, whatever the order in which entries were made or sent: period, clock, sequence (design §10). */
export const inOrder = <E extends LogEvent>(log: readonly E[]): E[] =>
  log.toSorted((a, b) => a.period - b.period || a.clock_ms - b.clock_ms || a.seq - b.seq);
