import type { GameRecord, StageRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';

/** The games of a stage, by their numbers. */
export const stageGames = (
  db: DbReader,
  { id, competition_id }: Pick<StageRecord, 'id' | 'competition_id'>,
): GameRecord[] =>
  db.games
    .by('competition', competition_id)
    .filter(({ place }) => place?.stage_id === id)
    .toSorted((a, b) => (a.place?.number ?? 0) - (b.place?.number ?? 0));
