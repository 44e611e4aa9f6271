import type { Context, Handlers } from '../../contract/types.ts';
import type { LocalText } from '../../db/records.ts';
import { settleApplication } from '../../rules/applications/applications.ts';
import { entriesTo, isWaiting } from '../../rules/competitions/access.ts';
import { boardOf, stagesOf } from '../../rules/competitions/board.ts';
import { activeTeams, tellCancelled, tellPhase } from '../../rules/competitions/follower-notices.ts';
import { recountApplications } from '../../rules/competitions/notices.ts';
import { type EntryAct, liveEntries } from '../../rules/competitions/people.ts';
import { decidePhase, type PhaseDecision } from '../../rules/competitions/phases.ts';
import { toCompetition } from '../../views/competition.ts';
import { actOf, managedCompetition } from './access.ts';

const texts = {
  reason: { en: 'Give a reason.', sq: 'Jep një arsye.' },
} satisfies Record<string, LocalText>;

/** Moving a competition from phase to phase (design §9). */
export const phaseHandlers: Handlers<'transitionCompetition'> = {
  async transitionCompetition({ path: { competitionId }, body: { to, reason = '' } }, ctx) {
    const before = managedCompetition(ctx, competitionId);
    const decision = decidePhase(boardOf(ctx.db, before, ctx.now()), to);
    if (decision.refused !== undefined) return refuse(ctx, decision);
    const isCancelled = decision.next === 'cancelled';
    if (isCancelled && reason === '') return ctx.refuse(422, 'validation', ctx.say(texts.reason), { field: 'reason' });
    const competition = await ctx.db.competitions.update(before.id, {
      phase: decision.next,
      cancel_reason: isCancelled ? reason : null,
      ...(decision.next === 'draft' && { opening_told: false }),
      ...(decision.next === 'finished' && { champion_id: championOf(ctx.db, before.id) }),
    });
    const act = actOf(ctx, competition);
    if (isCancelled) await cancel(act);
    else await follow(act, decision.next);
    return { competition: toCompetition(ctx, competition) };
  },
};

/** What is missing is named, as fields are. */
function refuse(
  ctx: Context<'transitionCompetition'>,
  { refused, missing }: Extract<PhaseDecision, { missing: unknown }>,
): never {
  const errors = missing.map((field) => ({ field, message: ctx.say(refused), code: refused }));
  return ctx.refuse(409, refused, undefined, errors.length > 0 ? { errors } : {});
}

/** The winner of the last stage, when its last game has one. */
function championOf(db: EntryAct['db'], competitionId: number): number | null {
  const last = stagesOf(db, competitionId).at(-1);
  const final = db.games
    .by('competition', competitionId)
    .filter(({ place }) => place?.stage_id === last?.id && place?.bracket !== null && place?.bracket.side !== 'third')
    .filter(({ status }) => status === 'finished' || status === 'walkover')
    .toSorted((a, b) => (a.place?.number ?? 0) - (b.place?.number ?? 0))
    .at(-1);
  if (!final || final.home_score === null || final.away_score === null) return null;
  return final.home_score > final.away_score ? final.home_team_id : final.away_team_id;
}

const news = { ongoing: 'started', finished: 'finished' } as const;

/** Its start and its end are told; that registration is open tells the clock, which opens it (`jobs.ts`). */
async function follow(act: EntryAct, phase: EntryAct['competition']['phase']): Promise<void> {
  if (phase !== 'ongoing' && phase !== 'finished') return liveEntries(act, new Map());
  const people = await tellPhase(act, phase);
  liveEntries(act, new Map(), { people, tellsPeople: news[phase] });
}

/** Nobody waits any more, and everybody concerned is told the reason once. */
async function cancel(act: EntryAct): Promise<void> {
  const { db, competition, actor, now } = act;
  const waiting = entriesTo(db, competition.id).filter(isWaiting);
  const concerned = [...activeTeams(db, competition.id), ...waiting.flatMap(({ team_id }) => team_id ?? [])];
  for (const application of waiting) {
    await settleApplication(db, application, {
      action: 'rejected',
      actorId: actor?.id ?? null,
      note: competition.cancel_reason,
      now,
    });
    await db.applications.update(application.id, { turn: null });
  }
  await recountApplications(act);
  for (const game of db.games.by('competition', competition.id))
    if (game.status === 'scheduled' || game.status === 'unscheduled' || game.status === 'postponed')
      await db.games.update(game.id, { status: 'cancelled' });
  const people = await tellCancelled(act, concerned);
  liveEntries(act, new Map(), { people, tellsPeople: 'cancelled' });
}
