import type { Handlers } from '../../contract/types.ts';
import type { CompetitionRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { stagesOf } from '../../rules/competitions/board.ts';
import { tellEntryChanged } from '../../rules/competitions/notices.ts';
import { changeEntries } from '../../rules/competitions/people.ts';
import { type StagePlan, storeStages } from '../../rules/competitions/store-stages.ts';
import { newSlug } from '../../rules/shared/slugs.ts';
import { addDays } from '../../rules/shared/time.ts';
import { daysBetween } from '../../../src/shared/lib/time/dates.ts';
import { toCompetition } from '../../views/competition.ts';
import { countCreation } from '../shared/limits.ts';
import { actOf, managedCompetition } from './access.ts';
import { draftErrors, sportOf } from './edit.ts';

/** Another season of a competition (decision 061). */
export const copyHandlers: Handlers<'copyCompetition'> = {
  async copyCompetition({ path: { competitionId }, body: { name, starts_on, with_teams } }, ctx) {
    const { id: _, ...before } = managedCompetition(ctx, competitionId);
    const fresh = {
      ...before,
      name,
      starts_on,
      ends_on: before.ends_on === null ? null : addDays(starts_on, daysBetween(before.starts_on, before.ends_on)),
      registration_opens_at: null,
      registration_closes_at: null,
    };
    const errors = draftErrors(ctx, { ...fresh, sport: sportOf(ctx.db, before.sport_id) }, null);
    if (errors.length > 0) return ctx.refuse(422, 'validation', undefined, { errors });
    await countCreation(ctx, 'competition');
    const competition = await ctx.db.competitions.insert({
      ...fresh,
      slug: newSlug(ctx.db, name),
      phase: 'draft',
      cancel_reason: null,
      champion_id: null,
      stages_revision: 0,
      opening_told: false,
      created_at: ctx.now(),
    });
    await storeStages(ctx.db, competition.id, plansOf(ctx.db, competitionId));
    const act = actOf(ctx, competition);
    for (const team of with_teams ? teamsToTheEnd(ctx.db, competitionId) : []) {
      await changeEntries(act, { type: 'added', team });
      await tellEntryChanged(act, { teamId: team, change: 'added' });
    }
    return { competition: toCompetition(ctx, competition) };
  },
};

/** Its stages as plans, with their links. */
function plansOf(db: DbReader, competitionId: CompetitionRecord['id']): StagePlan[] {
  const stages = stagesOf(db, competitionId);
  return stages.map(({ name, type, settings, inputs }) => {
    const origin = stages.findIndex(({ id }) => id === inputs[0]?.stage_id);
    return { id: null, name, type, settings, from: origin < 0 ? null : origin + 1 };
  });
}

/** Neither withdrawn nor disqualified, in the order of the draw. */
const teamsToTheEnd = (db: DbReader, competitionId: number): number[] =>
  db.competitionTeams
    .by('competition', competitionId)
    .filter(({ status }) => status === 'active')
    .toSorted((a, b) => (a.seed ?? Infinity) - (b.seed ?? Infinity) || a.id - b.id)
    .map(({ team_id }) => team_id);
