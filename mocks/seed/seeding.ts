import type { DbWriter } from '../db/tables.ts';
import type { Random } from './random.ts';

/** What every part of the seed works with: no other source of time or chance. */
export interface Seeding {
  readonly db: DbWriter;
  readonly now: number;
  /** The date of now at Tirana. */
  readonly today: string;
  readonly random: Random;
}
