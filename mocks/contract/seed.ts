import type { DbWriter } from '../db/tables.ts';
import type { ScenarioName } from '../scenarios.ts';

/**
 * Fills an empty database; `mocks/seed/index.ts` exports `seedDatabase` of this type and `seedVersion`, a number raised
 * whenever the seed changes. It runs in one transaction; time and randomness come from its arguments only.
 */
export type SeedDatabase = (
  db: DbWriter,
  options: { now: number; scenario: ScenarioName; seed: number },
) => Promise<void>;
