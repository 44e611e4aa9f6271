import type { Handlers, WriteContext } from '../../contract/types.ts';
import type { CompetitionTeamRecord, LocalText } from '../../db/records.ts';
import { entryOf } from '../../rules/competitions/access.ts';
import { tellEntryChanged } from '../../rules/competitions/notices.ts';
import { changeEntries, type EntryAct, liveEntries, newsOf } from '../../rules/competitions/people.ts';
import { fold } from '../../rules/shared/fold.ts';
import { existing } from '../../rules/shared/lookups.ts';
import { toCompetitionTeam } from '../../views/competition.ts';
import { actOf, knownCompetition, managedCompetition } from './access.ts';

const texts = {
  team: { en: 'This team does not exist.', sq: 'Ky ekip nuk ekziston.' },
  sport: { en: 'This team plays another sport.', sq: 'Ky ekip luan një sport tjetër.' },
  reason: { en: 'Give a reason.', sq: 'Jep një arsye.' },
} satisfies Record<string, LocalText>;

/** The teams of a competition, and what its organizers do with them (design §9). */
export const teamHandlers: Handlers<'listCompetitionTeams' | 'addCompetitionTeam' | 'updateCompetitionTeam'> = {
  listCompetitionTeams({ path: { competitionId } }, ctx) {
    const competition = knownCompetition(ctx, competitionId);
    const nameOf = ({ team_id }: CompetitionTeamRecord) => fold(existing(ctx.db.teams.get(team_id), 'team').name);
    const entries = ctx.db.competitionTeams
      .by('competition', competition.id)
      .toSorted(
        (a, b) =>
          Number(a.status !== 'active') - Number(b.status !== 'active') ||
          (a.seed ?? Infinity) - (b.seed ?? Infinity) ||
          compare(nameOf(a), nameOf(b)) ||
          a.id - b.id,
      );
    return { teams: entries.map((one) => toCompetitionTeam(ctx, competition, one)) };
  },

  async addCompetitionTeam({ path: { competitionId }, body: { team_id } }, ctx) {
    const competition = managedCompetition(ctx, competitionId);
    const team = ctx.db.teams.get(team_id);
    if (!team) return ctx.refuse(422, 'validation', ctx.say(texts.team), { field: 'team_id' });
    if (team.sport_id !== competition.sport_id)
      return ctx.refuse(422, 'validation', ctx.say(texts.sport), { field: 'team_id' });
    const act = actOf(ctx, competition);
    await change(ctx, act, { type: 'added', team: team_id });
    await tellEntryChanged(act, { teamId: team_id, change: 'added' });
    liveEntries(act, new Map([[team_id, 'entry']]));
    return { team: toCompetitionTeam(ctx, competition, placeOf(ctx, competition.id, team_id)) };
  },

  async updateCompetitionTeam({ path: { competitionId, teamId }, body }, ctx) {
    const competition = managedCompetition(ctx, competitionId);
    const before = placeOf(ctx, competitionId, teamId);
    const { phase } = competition;
    if (phase === 'finished' || phase === 'cancelled') return ctx.refuse(409, 'competition_over');
    const { deduction, status, reason = '' } = body;
    if (status !== undefined && reason === '')
      return ctx.refuse(422, 'validation', ctx.say(texts.reason), { field: 'reason' });
    const entry = await ctx.db.competitionTeams.update(before.id, {
      ...(body.fee_paid !== undefined && { fee_paid: body.fee_paid }),
      ...(deduction && { deductions: [...before.deductions, deduction] }),
    });
    const act = actOf(ctx, competition);
    if (deduction)
      await tellEntryChanged(act, {
        teamId,
        change: 'deducted',
        points: deduction.points,
        reason: deduction.reason,
      });
    const changed = status === undefined ? null : await change(ctx, act, { type: status, team: teamId });
    if (status !== undefined) await tellEntryChanged(act, { teamId, change: status, reason });
    const isNews = deduction !== undefined || status !== undefined;
    const news = [...(changed ? newsOf(changed) : []), ...(isNews ? [[teamId, 'entry'] as const] : [])];
    liveEntries(act, new Map(news), changed ? { settled: changed.settled } : {});
    // a team that has left before the start is shown as it was
    const after = entryOf(ctx.db, competitionId, teamId) ?? { ...entry, status: status ?? entry.status };
    return { team: toCompetitionTeam(ctx, competition, after) };
  },
};

const compare = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

const placeOf = (ctx: Pick<WriteContext, 'db' | 'refuse'>, competitionId: number, teamId: number) =>
  entryOf(ctx.db, competitionId, teamId) ?? ctx.refuse(404, 'not_found');

async function change(
  ctx: Pick<WriteContext, 'refuse'>,
  act: EntryAct,
  event: Parameters<typeof changeEntries>[1],
): Promise<Exclude<Awaited<ReturnType<typeof changeEntries>>, { refused: string }>> {
  const changed = await changeEntries(act, event);
  if (changed.refused === undefined) return changed;
  return changed.refused === 'not_found' ? ctx.refuse(404, 'not_found') : ctx.refuse(409, changed.refused);
}
