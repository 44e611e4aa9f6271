/** The product's backend, which hosts start: the core with every handler, the seed and the jobs. */
import { type Backend, type BackendOptions, createBackend } from './backend.ts';
import { handlers } from './handlers/index.ts';
import { followUps, jobs, nextDue } from './housekeeping.ts';
import { seedDatabase, seedVersion } from './seed/index.ts';

export type MockBackendOptions = Omit<BackendOptions, 'handlers' | 'seed' | 'jobs' | 'nextDue' | 'followUps'>;

export function createMockBackend(options: MockBackendOptions): Backend {
  return createBackend({
    ...options,
    handlers,
    jobs,
    nextDue,
    followUps,
    seed: { fill: seedDatabase, version: seedVersion },
  });
}
