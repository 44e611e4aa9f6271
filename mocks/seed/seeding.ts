import type { DbWriter } from '../db/tables.ts';
import type { Random } from './random.ts';

/** The input of every part of the seed: its only source of time and randomness. */
export interface Seeding {
  readonly db: DbWriter;
  readonly now: number;
  /** Today in Tirana. */
  readonly today: string;
  readonly random: Random;
}
