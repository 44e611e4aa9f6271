import type { Handlers } from '../../contract/types.ts';
import type { StageRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { stagesOf } from '../../rules/competitions/board.ts';
import { activeTeams } from '../../rules/competitions/follower-notices.ts';
import { tellEntryChanged } from '../../rules/competitions/notices.ts';
import { changeEntries, type EntryAct, liveEntries } from '../../rules/competitions/people.ts';
import { planOf } from '../../rules/competitions/stage-board.ts';
import { type StagePlan, storeStages } from '../../rules/competitions/store-stages.ts';
import { newSlug } from '../../rules/shared/slugs.ts';
import { toCompetition } from '../../views/competition.ts';
import { countCreation } from '../shared/limits.ts';
import { actOf, managedCompetition } from './access.ts';
import { draftErrors, instantOf, sportOf } from './edit.ts';

/** The next season of a competition (decision 061). */
export const copyHandlers: Handlers<'copyCompetition'> = {
  async copyCompetition({ path: { competitionId }, body }, ctx) {
    const before = managedCompetition(ctx, competitionId);
    const dates = {
      starts_on: body.starts_on,
      ends_on: body.ends_on ?? null,
      registration_opens_at: instantOf(body.registration_opens_at),
      registration_closes_at: instantOf(body.registration_closes_at),
    };
    const errors = draftErrors(ctx, { ...dates, sport: sportOf(ctx.db, before.sport_id) }, null);
    if (errors.length > 0) return ctx.refuse(422, 'validation', undefined, { errors });
    await countCreation(ctx, 'competition');
    const { id: _, ...columns } = before;
    const competition = await ctx.db.competitions.insert({
      ...columns,
      ...dates,
      slug: newSlug(ctx.db, body.name),
      name: body.name,
      phase: 'draft',
      cancel_reason: null,
      champion_id: null,
      stages_revision: 0,
      opening_told: false,
      created_at: ctx.now(),
    });
    await storeStages(ctx.db, competition.id, plansOf(stagesOf(ctx.db, before.id)));
    if (body.with_teams) await enter(actOf(ctx, competition), teamsToTake(ctx.db, before.id));
    return { competition: toCompetition(ctx, competition) };
  },
};

/** The same stages, not drawn yet. */
function plansOf(stages: readonly StageRecord[]): StagePlan[] {
  const plans = planOf(stages);
  return stages.map(({ name, type, settings }, index) => ({
    id: null,
    name,
    type,
    settings,
    from: plans[index]?.from ?? null,
  }));
}

/** Those that took part to the end and still play this sport. */
function teamsToTake(db: DbReader, competitionId: number): number[] {
  const sport = db.competitions.get(competitionId)?.sport_id;
  return activeTeams(db, competitionId).filter((team) => db.teams.get(team)?.sport_id === sport);
}

/** Gives them places as teams that the organizer adds; who runs them is told. */
async function enter(act: EntryAct, teams: readonly number[]): Promise<void> {
  for (const team of teams) {
    const { refused } = await changeEntries(act, { type: 'added', team });
    if (refused !== undefined) throw new Error(`a new competition has no place for a team of the last one: ${refused}`);
    await tellEntryChanged(act, { teamId: team, change: 'added' });
  }
  liveEntries(act, new Map(teams.map((team) => [team, 'entry'])));
}
