import { linksFrom } from '../../../src/shared/lib/stage-chain.ts';
import { groupNames } from '../../../src/tournament/index.ts';
import type { SourceRecord, StageRecord } from '../../db/records.ts';
import type { DbWriter } from '../../db/tables.ts';
import { stagesOf } from './board.ts';
import { qualifiedSlots } from './draw.ts';
import { toSourceRecord } from './sources.ts';
import { stageGames } from './stages.ts';
import { groupsOf } from './tables.ts';

/** A stage as it shall be; `id` null: a new one. */
export interface StagePlan extends Pick<StageRecord, 'name' | 'type' | 'settings'> {
  readonly id: number | null;
  /** The place in the list, from 1, of the stage whose best go on to it. */
  readonly from: number | null;
}

/**
 * Stores the stages of a competition in this order, and removes all others with their groups and games. Groups are there from the
 * start, without teams: links name them. A stage that is no draft any more stays as it is.
 */
export async function storeStages(db: DbWriter, competitionId: number, plans: readonly StagePlan[]): Promise<void> {
  const kept = new Set(plans.map(({ id }) => id));
  for (const { id } of stagesOf(db, competitionId)) if (!kept.has(id)) await removeStage(db, id);
  const stored: StageRecord[] = [];
  for (const [index, { id, from, name, type, settings }] of plans.entries()) {
    const columns = { order: index + 1, name, type, settings: fitting(type, settings) };
    const before = id === null ? undefined : db.stages.get(id);
    if (before && before.status !== 'draft') {
      stored.push(before);
      continue;
    }
    const stage = before
      ? await db.stages.update(before.id, columns)
      : await db.stages.insert({
          ...columns,
          competition_id: competitionId,
          status: 'draft',
          random_seed: null,
          inputs: [],
        });
    await storeGroups(db, stage);
    const origin = from === null ? undefined : stored[from - 1];
    stored.push(await db.stages.update(stage.id, { inputs: origin ? inputsFrom(db, origin, stage) : [] }));
  }
}

/** What a type does not have is as if it had not been chosen. */
function fitting(type: StageRecord['type'], settings: StageRecord['settings']): StageRecord['settings'] {
  if (type === 'round-robin') return { ...settings, third_place: false, grand_final: 'single' };
  const { advance_per_group, third_place, grand_final } = settings;
  return {
    legs: 1,
    groups: 1,
    best_of_rank: null,
    advance_per_group,
    third_place: type === 'single-elimination' && third_place,
    grand_final: type === 'double-elimination' ? grand_final : 'single',
  };
}

async function storeGroups(db: DbWriter, { id, type, settings }: StageRecord): Promise<void> {
  const names = type === 'round-robin' ? groupNames(settings.groups) : [];
  const groups = groupsOf(db, id);
  for (const group of groups) if (!names.includes(group.name)) await db.stageGroups.remove(group.id);
  for (const name of names)
    if (!groups.some((group) => group.name === name)) await db.stageGroups.insert({ stage_id: id, name, team_ids: [] });
}

/** By seed: of a bracket in the order of its slots. */
function inputsFrom(db: DbWriter, origin: StageRecord, { type }: StageRecord): SourceRecord[] {
  const groups = groupsOf(db, origin.id);
  const links =
    type === 'single-elimination' || type === 'double-elimination'
      ? qualifiedSlots(origin).flatMap((slot) => slot ?? [])
      : linksFrom(origin.id, origin.settings);
  return links.map((link) => toSourceRecord(link, { games: new Map(), groups }));
}

/** Its games go, and its groups stay without teams. */
export async function clearStage(db: DbWriter, stage: StageRecord): Promise<void> {
  for (const { id } of stageGames(db, stage)) {
    for (const follow of db.gameFollows.by('game', id)) await db.gameFollows.remove(follow.id);
    for (const official of db.gameOfficials.by('game', id)) await db.gameOfficials.remove(official.id);
    await db.games.remove(id);
  }
  for (const group of groupsOf(db, stage.id)) await db.stageGroups.update(group.id, { team_ids: [] });
}

async function removeStage(db: DbWriter, id: number): Promise<void> {
  const stage = db.stages.get(id);
  if (!stage) return;
  await clearStage(db, stage);
  for (const group of groupsOf(db, id)) await db.stageGroups.remove(group.id);
  await db.stages.remove(id);
}
