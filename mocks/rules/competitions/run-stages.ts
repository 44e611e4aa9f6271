/** What the events of a stage do to its competition (design §9, §14; decision 056). */
import {
  entrantsOf,
  seatOf,
  type SeedEntry,
  type SeedingMethod,
  seedTeams,
  snake,
  type Entrant,
  type StageOrder,
} from '../../../src/tournament/index.ts';
import type { CompetitionRecord, GameRecord, SourceRecord, StageRecord } from '../../db/records.ts';
import type { DbReader, DbWriter } from '../../db/tables.ts';
import { existing } from '../shared/lookups.ts';
import { DAY } from '../shared/time.ts';
import { stagesOf } from './board.ts';
import { drawStage, teamsBySeed } from './draw.ts';
import { stageOrder } from './stage-order.ts';
import { clearStage } from './store-stages.ts';
import { stageGames } from './stages.ts';
import { groupsOf } from './tables.ts';

/** Orders the teams of the competition, and makes the first stage's groups, or its bracket, anew. */
export async function seedStage(
  db: DbWriter,
  stage: StageRecord,
  method: SeedingMethod,
  locked: readonly number[] | undefined,
): Promise<void> {
  const entries = db.competitionTeams
    .by('competition', stage.competition_id)
    .filter(({ status }) => status === 'active')
    .map(({ id, team_id, seed, seed_locked }) => ({
      id,
      team: team_id,
      seed,
      isLocked: locked ? locked.includes(team_id) : seed_locked,
    }));
  const order = seedTeams(
    entries.map((one): SeedEntry => one),
    method,
  );
  for (const { id, team, isLocked } of entries)
    await db.competitionTeams.update(id, { seed: order.indexOf(team) + 1, seed_locked: isLocked });
  await clearStage(db, stage);
  if (stage.type === 'round-robin') await fillGroups(db, stage, entrantsOf(order));
  else await drawStage(db, stage);
  await db.stages.update(stage.id, { status: 'ready', random_seed: method.kind === 'random' ? method.seed : null });
}

async function fillGroups(db: DbWriter, stage: StageRecord, entrants: readonly Entrant[]): Promise<void> {
  const groups = groupsOf(db, stage.id);
  for (const { name, entrants: some } of snake(entrants, groups.length)) {
    const group = existing(
      groups.find((one) => one.name === name),
      'group',
    );
    await db.stageGroups.update(group.id, {
      team_ids: some.flatMap((one) => (one.kind === 'team' ? one.team : [])),
    });
  }
}

/** Makes the games that are not there yet, and begins. */
export async function startStage(db: DbWriter, stage: StageRecord): Promise<void> {
  await drawStage(db, stage);
  await db.stages.update(stage.id, { status: 'active' });
}

/** Ends a stage; who goes on stands in the stages that it leads to. Answers these, ready now. */
export async function finishStage(
  db: DbWriter,
  competition: CompetitionRecord,
  stage: StageRecord,
  now: number,
): Promise<StageRecord[]> {
  const order = stageOrder(db, competition, stage, now);
  await db.stages.update(stage.id, { status: 'finished' });
  const ready: StageRecord[] = [];
  for (const next of stagesOf(db, competition.id)) {
    if (next.status === 'finished' || next.status === 'active') continue;
    if (!next.inputs.some(({ stage_id }) => stage_id === stage.id)) continue;
    await lead(db, next, new Map([[stage.id, order]]));
    ready.push(await db.stages.update(next.id, { status: 'ready' }));
  }
  return ready;
}

async function lead(db: DbWriter, next: StageRecord, orders: ReadonlyMap<number, StageOrder>): Promise<void> {
  if (next.type === 'round-robin') {
    const teams = next.inputs.flatMap((input) => teamFrom(db, input, orders) ?? []);
    await fillGroups(db, next, entrantsOf(teams));
    await drawStage(db, next);
    return;
  }
  await drawStage(db, next);
  for (const game of stageGames(db, next)) {
    const change = { ...seatIn(db, game, 'home', orders), ...seatIn(db, game, 'away', orders) };
    if (Object.keys(change).length > 0) await db.games.update(game.id, change);
  }
}

function seatIn(
  db: DbReader,
  { place }: GameRecord,
  side: 'home' | 'away',
  orders: ReadonlyMap<number, StageOrder>,
): Partial<GameRecord> {
  const team = place ? teamFrom(db, place[side], orders) : null;
  if (team === null) return {};
  const { name } = existing(db.teams.get(team), 'team');
  return side === 'home' ? { home_team_id: team, home_label: name } : { away_team_id: team, away_label: name };
}

/** Who has reached the place of an earlier stage that this names; null: nobody, or it names none. */
function teamFrom(db: DbReader, source: SourceRecord, orders: ReadonlyMap<number, StageOrder>): number | null {
  const { kind, stage_id: stage, group_id, rank, nth } = source;
  if (stage === null || rank === null || (kind !== 'rank' && kind !== 'best-rank')) return null;
  const group = group_id === null ? 'A' : (db.stageGroups.get(group_id)?.name ?? 'A');
  const seat = seatOf(kind === 'rank' ? { kind, stage, group, rank } : { kind, stage, rank, nth: nth ?? 1 }, orders);
  return seat.kind === 'team' ? seat.team : null;
}

/** A draft again: its draw is gone, and that of the stages that it leads to. */
export async function resetStage(db: DbWriter, stage: StageRecord): Promise<void> {
  await clearStage(db, stage);
  await db.stages.update(stage.id, { status: 'draft', random_seed: null });
}

/** The teams by what they have won in the last year, the best first; who has not played comes last. */
export function teamsByResults(db: DbReader, competitionId: number, now: number): number[] {
  const since = now - 365 * DAY;
  const won = (team: number) => {
    const games = [...db.games.by('home', team), ...db.games.by('away', team)].filter(
      ({ status, starts_at }) => status === 'finished' && (starts_at ?? 0) >= since,
    );
    if (games.length === 0) return 0;
    const points = games.reduce((sum, { home_team_id, home_score, away_score }) => {
      const lead = ((home_score ?? 0) - (away_score ?? 0)) * (home_team_id === team ? 1 : -1);
      return sum + (lead > 0 ? 1 : lead === 0 ? 0.5 : 0);
    }, 0);
    return points / games.length;
  };
  const strength = new Map(teamsBySeed(db, competitionId).map((team) => [team, won(team)]));
  return [...strength.keys()].toSorted((a, b) => (strength.get(b) ?? 0) - (strength.get(a) ?? 0) || a - b);
}
