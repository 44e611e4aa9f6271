import {
  type Bracket,
  doubleElimination,
  entrantsOf,
  seededSlots,
  singleElimination,
} from '../../../src/tournament/index.ts';
import type { CompetitionRecord, GameRecord } from '../../db/records.ts';
import { stageGames } from '../../rules/competitions/stages.ts';
import { dateOf } from '../../rules/shared/time.ts';
import { seedBracket } from '../../seed/brackets.ts';
import { enter, insertCompetition, insertStage } from '../../seed/competition-records.ts';
import type { SportKey } from '../../seed/lookups.ts';
import { createRandom } from '../../seed/random.ts';
import type { createMockBackend } from '../../main.ts';

type Backend = Pick<ReturnType<typeof createMockBackend>, 'control'>;

/** The id of the cup. */
const CUP = 61;

interface Cup {
  readonly teams: readonly number[];
  readonly sport?: SportKey;
  readonly type?: 'single-elimination' | 'double-elimination';
  readonly more?: Partial<CompetitionRecord>;
}

/** A knockout that is on, by the organization 1, whose games that have their teams began an hour ago. Answers their ids, by number. */
export async function addCup(
  backend: Backend,
  now: number,
  { teams, sport = 'football', type = 'single-elimination', more = {} }: Cup,
) {
  const slots = seededSlots(entrantsOf([...teams]));
  const bracket: Bracket =
    type === 'single-elimination'
      ? singleElimination(slots, { thirdPlace: true })
      : doubleElimination(slots, { grandFinal: 'reset' });
  return backend.control.db.transact(async (db) => {
    const at = { db, now, today: dateOf(now), random: createRandom(1) };
    const competition = await insertCompetition(at, {
      id: CUP,
      name: 'Kupa e shpejtë',
      sport,
      city: 'Tiranë',
      owner_type: 'organization',
      owner_id: 1,
      format: type === 'single-elimination' ? 'knockout' : 'double-knockout',
      phase: 'ongoing',
      max_teams: 16,
      starts: -1,
      ends: 5,
      about: { en: '', sq: '' },
      more,
    });
    await enter(at, competition, teams);
    const stage = await insertStage(at, competition, 1, { name: { en: 'Cup', sq: 'Kupa' }, type });
    await seedBracket(at, { sport, stage, bracket, plans: {} });
    const games = stageGames(db, stage);
    for (const { id } of games.filter(hasTeams))
      await db.games.update(id, { starts_at: now - 3_600_000, status: 'scheduled' });
    return { competition, stage, bracket, ids: games.map(({ id }) => id) };
  });
}

const hasTeams = ({ home_team_id, away_team_id }: GameRecord): boolean =>
  home_team_id !== null && away_team_id !== null;
