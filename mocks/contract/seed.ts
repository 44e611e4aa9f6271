import type { DbWriter } from '../db/tables.ts';
import type { ScenarioName } from '../scenarios.ts';

/**
 * Fills an empty database; `mocks/seed/index.ts` exports `seedDatabase` of this type and `seedVersion`, a number raised
 * whenever the seed changes. It runs in one transaction, has no other source of time or chance than its arguments.
 */
export type SeedDatabase = (
  db: DbWriter,
  options: { now: number; scenario: ScenarioName; seed: number },
) => Promise<void>;
