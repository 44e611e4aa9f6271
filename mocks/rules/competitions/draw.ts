/** The games of a stage (design §14.2–14.4). */
import {
  type Bracket,
  doubleElimination,
  entrantsOf,
  groupGames,
  groupNames,
  knockoutSlots,
  seededSlots,
  singleElimination,
  type Slots,
  type Source,
} from '../../../src/tournament/index.ts';
import type { CompetitionRecord, GameRecord, StageRecord } from '../../db/records.ts';
import type { DbReader, DbWriter } from '../../db/tables.ts';
import { existing } from '../shared/lookups.ts';
import { toSourceRecord } from './sources.ts';
import { stageGames } from './stages.ts';
import { groupsOf } from './tables.ts';

/** The active teams of a competition, the strongest first; who has no seed yet comes last. */
export const teamsBySeed = (db: DbReader, competitionId: number): number[] =>
  db.competitionTeams
    .by('competition', competitionId)
    .filter(({ status }) => status === 'active')
    .toSorted((a, b) => (a.seed ?? Infinity) - (b.seed ?? Infinity) || a.team_id - b.team_id)
    .map(({ team_id }) => team_id);

/**
 * Makes the games of a stage, without times: of its groups as they are, or of a bracket of its teams by seed or of those who go on
 * from an earlier stage. Once they are made it answers these.
 */
export async function drawStage(db: DbWriter, stage: StageRecord): Promise<GameRecord[]> {
  const drawn = stageGames(db, stage);
  if (drawn.length > 0) return drawn;
  return stage.type === 'round-robin' ? drawGroups(db, stage) : drawBracket(db, stage);
}

async function drawGroups(db: DbWriter, stage: StageRecord): Promise<GameRecord[]> {
  const records = groupsOf(db, stage.id);
  const groups = records.map(({ name, team_ids }) => ({ name, entrants: entrantsOf(team_ids) }));
  const games: GameRecord[] = [];
  for (const [index, { group, round, leg, home, away }] of groupGames(groups, toLegs(stage)).entries()) {
    const record = records.find(({ name }) => name === group);
    const place = { number: index + 1, group_id: record?.id ?? null, round, leg, bracket: null };
    games.push(await insertGame(db, stage, { ...place, home, away }, new Map()));
  }
  return games;
}

const toLegs = ({ settings }: StageRecord): 1 | 2 => (settings.legs === 2 ? 2 : 1);

async function drawBracket(db: DbWriter, stage: StageRecord): Promise<GameRecord[]> {
  const ids = new Map<number, number>();
  const games: GameRecord[] = [];
  for (const { number, part, round, position, home, away } of bracketFor(stage, slotsOf(db, stage)).games) {
    const place = { number, group_id: null, round, leg: 1, bracket: { side: part, position } };
    const game = await insertGame(db, stage, { ...place, home, away }, ids);
    ids.set(number, game.id);
    games.push(game);
  }
  return games;
}

const bracketFor = ({ type, settings }: StageRecord, slots: Slots): Bracket =>
  type === 'double-elimination'
    ? doubleElimination(slots, { grandFinal: settings.grand_final })
    : singleElimination(slots, { thirdPlace: settings.third_place });

/** Who meets whom first. */
function slotsOf(db: DbReader, stage: StageRecord): Slots {
  const origin = db.stages.get(stage.inputs[0]?.stage_id ?? 0);
  return origin ? qualifiedSlots(origin) : seededSlots(entrantsOf(teamsBySeed(db, stage.competition_id)));
}

/** The slots of those who go on from a stage; group mates meet as late as possible. */
export function qualifiedSlots({ id, settings }: Pick<StageRecord, 'id' | 'settings'>): Slots {
  const { groups, advance_per_group, best_of_rank: best } = settings;
  return knockoutSlots({
    stage: id,
    groups: groupNames(groups),
    perGroup: advance_per_group ?? 0,
    best: best && { rank: best.rank, from: Array.from({ length: best.count }, () => null) },
  });
}

type Drawn = Omit<NonNullable<GameRecord['place']>, 'stage_id' | 'home' | 'away'> & {
  readonly home: Source;
  readonly away: Source;
};

function insertGame(
  db: DbWriter,
  stage: StageRecord,
  { home, away, ...place }: Drawn,
  games: ReadonlyMap<number, number>,
): Promise<GameRecord> {
  const groups = stage.inputs.flatMap(({ stage_id }) => (stage_id === null ? [] : groupsOf(db, stage_id)));
  const [one, other] = [teamIn(db, home), teamIn(db, away)];
  return db.games.insert({
    ...unplayedGame(existing(db.competitions.get(stage.competition_id), 'competition')),
    home_team_id: one?.id ?? null,
    away_team_id: other?.id ?? null,
    home_label: one?.name ?? '',
    away_label: other?.name ?? '',
    place: {
      ...place,
      stage_id: stage.id,
      home: toSourceRecord(home, { games, groups }),
      away: toSourceRecord(away, { games, groups }),
    },
  });
}

const teamIn = (db: DbReader, source: Source) =>
  source.kind === 'team' ? existing(db.teams.get(source.team), 'team') : null;

/** What every game of a competition begins with. */
const unplayedGame = ({ id, sport_id }: CompetitionRecord) =>
  ({
    kind: 'fixture',
    sport_id,
    event_id: null,
    competition_id: id,
    starts_at: null,
    status: 'unscheduled',
    home_score: null,
    away_score: null,
    forfeits: [],
    periods: [],
    sets: [],
    shootout: null,
    walkover_reason: null,
    reopened: null,
    venue_id: null,
    result: null,
  }) as const satisfies Partial<GameRecord>;
