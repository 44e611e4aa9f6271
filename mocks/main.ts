/** The product's backend, which hosts start: the core with every handler, the seed and the jobs. */
import { type Backend, type BackendOptions, createBackend } from './backend.ts';
import { handlers } from './handlers/index.ts';
import { followUps, jobs, nextDue } from './housekeeping.ts';
import { kickOff, nextKickOff } from './rules/tracking/kick-off.ts';
import { nextPlay, playGames } from './rules/tracking/play.ts';
import { seedDatabase, seedVersion } from './seed/index.ts';

export interface MockBackendOptions extends Omit<
  BackendOptions,
  'handlers' | 'seed' | 'jobs' | 'nextDue' | 'followUps'
> {
  /** The games that are on play themselves (decision 063): in the demo and in development, not in tests. */
  readonly plays?: boolean;
}

export function createMockBackend({ plays = false, ...options }: MockBackendOptions): Backend {
  return createBackend({
    ...options,
    handlers,
    jobs: plays ? [playGames, kickOff, ...jobs] : jobs,
    nextDue: plays ? (db, now) => Math.min(nextDue(db, now), ...nextPlay(db), ...nextKickOff(db, now)) : nextDue,
    followUps,
    seed: { fill: seedDatabase, version: seedVersion },
  });
}
