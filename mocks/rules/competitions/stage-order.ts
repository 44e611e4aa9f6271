/** How a stage ended: who goes on, and who has won. */
import { engineRules } from '../../../src/shared/lib/engine-input.ts';
import { rankAcross, rankedRows, type StageOrder } from '../../../src/tournament/index.ts';
import type { CompetitionRecord, StageRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { existing } from '../shared/lookups.ts';
import { stagesOf } from './board.ts';
import { playStored } from './brackets.ts';
import { aroundOf } from './settled.ts';
import { stageGames } from './stages.ts';
import { tablesOf } from './tables.ts';

/** The teams of each group and of the best of a rank, the best first; of a bracket its places as one group, A. */
export function stageOrder(db: DbReader, competition: CompetitionRecord, stage: StageRecord, now: number): StageOrder {
  return stage.type === 'round-robin'
    ? orderOfGroups(db, competition, stage, now)
    : { groups: { A: placesOf(db, competition, stage) }, best: {} };
}

function orderOfGroups(db: DbReader, competition: CompetitionRecord, stage: StageRecord, now: number): StageOrder {
  const all = tablesOf(db, competition, now).filter((one) => one.stage.id === stage.id);
  const groups = Object.fromEntries(
    all.map(({ group, table }) => [group.name, rankedRows(table).map(({ team }) => team)]),
  );
  const { best_of_rank: best } = stage.settings;
  if (!best) return { groups, best: {} };
  const sport = existing(db.sports.get(competition.sport_id), 'sport').key;
  const rules = engineRules(competition.ranking, sport);
  const across = rankAcross({ tables: all.map(({ table }) => table), place: best.rank, rules, seed: competition.id });
  return { groups, best: { [best.rank]: across.rows.map(({ team }) => team) } };
}

/** By place, from the first; null: a place that several share. */
function placesOf(db: DbReader, competition: CompetitionRecord, stage: StageRecord): (number | null)[] {
  const order: (number | null)[] = [];
  for (const { place, teams } of playStored(stageGames(db, stage), aroundOf(db, competition.id)).places) {
    while (order.length < place - 1) order.push(null);
    order[place - 1] = teams.length === 1 ? (teams[0] ?? null) : null;
  }
  return order;
}

/** Who has won the last stage, and with it the competition, once it is over; null: nobody. */
export function championOf(db: DbReader, competition: CompetitionRecord, now: number): number | null {
  const last = stagesOf(db, competition.id).at(-1);
  return last ? winnerOfStage(db, competition, last, now) : null;
}

/** Who has won a stage that is over; null: nobody, or several groups did. */
function winnerOfStage(db: DbReader, competition: CompetitionRecord, stage: StageRecord, now: number): number | null {
  if (stage.type === 'round-robin' && stage.settings.groups > 1) return null;
  return stageOrder(db, competition, stage, now).groups['A']?.[0] ?? null;
}
