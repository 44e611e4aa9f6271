import type { Context, Handlers } from '../../contract/types.ts';
import type { CompetitionRecord, LocalText } from '../../db/records.ts';
import { settleApplication } from '../../rules/applications/applications.ts';
import { freeCourts } from '../../rules/competitions/courts.ts';
import { entriesTo, isWaiting } from '../../rules/competitions/access.ts';
import { boardOf } from '../../rules/competitions/board.ts';
import { activeTeams, tellCancelled, tellPhase } from '../../rules/competitions/follower-notices.ts';
import { recountApplications } from '../../rules/competitions/notices.ts';
import { type EntryAct, liveEntries } from '../../rules/competitions/people.ts';
import { decidePhase, type PhaseDecision } from '../../rules/competitions/phases.ts';
import { championOf } from '../../rules/competitions/stage-order.ts';
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
    const change = {
      cancel_reason: isCancelled ? reason : null,
      ...(decision.next === 'draft' && { opening_told: false }),
    };
    return { competition: toCompetition(ctx, await toPhase(actOf(ctx, before), decision.next, change)) };
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

/** Moves a competition that may be moved, and tells whoever is to know. */
export async function toPhase(
  act: EntryAct,
  phase: CompetitionRecord['phase'],
  change: Partial<CompetitionRecord> = {},
): Promise<CompetitionRecord> {
  const { db, competition, now } = act;
  const moved = await db.competitions.update(competition.id, {
    phase,
    ...change,
    ...(phase === 'finished' && { champion_id: championOf(db, competition, now) }),
  });
  const told = { ...act, competition: moved };
  if (phase === 'cancelled') await cancel(told);
  else await follow(told, phase);
  return moved;
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
  await freeCourts(act, db.games.by('competition', competition.id), competition.cancel_reason ?? '');
  for (const game of db.games.by('competition', competition.id))
    if (game.status === 'scheduled' || game.status === 'unscheduled' || game.status === 'postponed')
      await db.games.update(game.id, { status: 'cancelled' });
  const people = await tellCancelled(act, concerned);
  liveEntries(act, new Map(), { people, tellsPeople: 'cancelled' });
}
