import type { Source } from '../../../src/tournament/index.ts';
import type { SourceRecord, StageGroupRecord } from '../../db/records.ts';

const noSource: Omit<SourceRecord, 'kind'> = { game_id: null, stage_id: null, group_id: null, rank: null, nth: null };
export const sourceOf = (source: Partial<SourceRecord> & Pick<SourceRecord, 'kind'>): SourceRecord => ({
  ...noSource,
  ...source,
});

/** A source of the engine as it is stored; games of the same bracket by their numbers, groups of the stage that it names. */
export function toSourceRecord(
  source: Source,
  { games, groups }: { games: ReadonlyMap<number, number>; groups: readonly StageGroupRecord[] },
): SourceRecord {
  switch (source.kind) {
    case 'winner':
    case 'loser':
      return sourceOf({ kind: source.kind, game_id: games.get(source.game) ?? null });
    case 'team':
      return sourceOf({ kind: 'team' });
    case 'rank': {
      const group = groups.find(({ stage_id, name }) => stage_id === source.stage && name === source.group);
      return sourceOf({ kind: 'rank', stage_id: source.stage, group_id: group?.id ?? null, rank: source.rank });
    }
    case 'best-rank':
      return sourceOf({ kind: 'best-rank', stage_id: source.stage, rank: source.rank, nth: source.nth });
  }
}
