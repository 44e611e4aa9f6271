import { rosterProblem } from '../../../src/shared/lib/competition-problems.ts';
import { fieldMessage } from '../../contract/field-texts.ts';
import { pageOf } from '../../contract/paging.ts';
import type { Context, Handlers, Input } from '../../contract/types.ts';
import { listRecords } from '../../db/query.ts';
import type { ApplicationRecord, CompetitionRecord, LocalText } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { sendApplication } from '../../rules/applications/applications.ts';
import { entriesTo, isWaiting, runsCompetition, runsTeam } from '../../rules/competitions/access.ts';
import { entryBoardOf } from '../../rules/competitions/board.ts';
import { decideEntry } from '../../rules/competitions/entries.ts';
import { tellEntryDecided, tellReceived } from '../../rules/competitions/notices.ts';
import { changeEntries, liveEntries } from '../../rules/competitions/people.ts';
import { existing } from '../../rules/shared/lookups.ts';
import { rosterOf } from '../../rules/teams/access.ts';
import { toApplication } from '../../views/application.ts';
import { refuseTellingMore } from '../shared/limits.ts';
import { actOf, knownCompetition } from './access.ts';

const texts = {
  sport: { en: 'This team plays another sport.', sq: 'Ky ekip luan një sport tjetër.' },
  player: { en: 'Somebody on it is no player of the team.', sq: 'Dikush në listë nuk është lojtar i ekipit.' },
  elsewhere: {
    en: 'Somebody on it plays for another team of the competition.',
    sq: 'Dikush në listë luan për një ekip tjetër të kompeticionit.',
  },
} satisfies Record<string, LocalText>;

/** Teams ask for a place, and its organizers read who does (design §9). */
export const entryHandlers: Handlers<'applyToCompetition' | 'listCompetitionApplications'> = {
  async applyToCompetition({ path: { competitionId }, body }, ctx) {
    const competition = knownCompetition(ctx, competitionId);
    const { team_id, message } = body;
    const team = ctx.db.teams.get(team_id);
    if (!team || !runsTeam(ctx.db, team_id, ctx.user.id)) return ctx.refuse(403, 'forbidden');
    if (team.sport_id !== competition.sport_id)
      return ctx.refuse(422, 'validation', ctx.say(texts.sport), { field: 'team_id' });
    const now = ctx.now();
    const decision = decideEntry(entryBoardOf(ctx.db, competition), { type: 'applied', team: team_id }, now);
    if (decision.refused === 'already_applied' || decision.refused === 'registration_closed')
      return ctx.refuse(409, decision.refused);
    const roster = rosterFor(ctx, competition, body);
    refuseTellingMore(ctx);
    const sent = await sendApplication(ctx.db, {
      kind: 'competition-entry',
      target_id: competition.id,
      userId: ctx.user.id,
      team_id,
      message: message || null,
      roster,
      now,
    });
    const application = competition.auto_accept
      ? await accept(ctx, competition, sent)
      : await wait(ctx, competition, sent);
    return { application: toApplication(ctx, application) };
  },

  listCompetitionApplications({ path: { competitionId }, query }, ctx) {
    const competition = knownCompetition(ctx, competitionId);
    if (!runsCompetition(ctx.db, competition, ctx.user.id)) return ctx.refuse(403, 'forbidden');
    const statuses = query['status[]'] ?? [];
    const found = entriesTo(ctx.db, competition.id)
      .filter(({ status }) => statuses.length === 0 || statuses.includes(status))
      .toSorted(inOrder);
    const { items, pagination } = listRecords(found, pageOf(query));
    return { applications: items.map((one) => toApplication(ctx, one)), pagination };
  },
};

type Applying = Context<'applyToCompetition'>;

async function wait(
  ctx: Applying,
  competition: CompetitionRecord,
  sent: ApplicationRecord,
): Promise<ApplicationRecord> {
  const act = actOf(ctx, competition);
  await tellReceived(act, sent);
  liveEntries(act, new Map(), { tellsOrganizers: 'received' });
  return sent;
}

/** By the server, at once: a place, or one on the waiting list. */
async function accept(
  ctx: Applying,
  competition: CompetitionRecord,
  sent: ApplicationRecord,
): Promise<ApplicationRecord> {
  const team = existing(sent.team_id ?? undefined, 'team');
  const act = { ...actOf(ctx, competition), actor: null };
  const hasRoom =
    ctx.db.competitionTeams.by('competition', competition.id).filter(({ status }) => status === 'active').length <
    competition.max_teams;
  const isWaitedFor = entriesTo(ctx.db, competition.id).some(({ status }) => status === 'waitlisted');
  const type = hasRoom && !isWaitedFor ? 'accepted' : 'waitlisted';
  const changed = await changeEntries(act, { type, team });
  if (changed.refused !== undefined) throw new Error(`an application is refused at once: ${changed.refused}`);
  const application = existing(ctx.db.applications.get(sent.id), 'application');
  await tellEntryDecided({ ...act, actor: ctx.user }, application, type);
  liveEntries({ ...act, actor: ctx.user }, new Map([[team, type]]), { tellsOrganizers: 'entry' });
  return application;
}

/** As many players of the team as the competition allows, none of whom plays for another team of it. */
function rosterFor(
  ctx: Applying,
  competition: CompetitionRecord,
  { team_id, roster }: Input<'applyToCompetition'>['body'],
): ApplicationRecord['roster'] {
  const players = rosterOf(ctx.db, team_id).filter((one) => one.status === 'active' && one.is_player);
  const chosen = roster === undefined ? players : players.filter(({ user_id }) => roster.includes(user_id));
  const refuseFor = (message: string) => ctx.refuse(422, 'validation', message, { field: 'roster' });
  const refuse = (text: LocalText) => refuseFor(ctx.say(text));
  if (roster !== undefined && chosen.length < roster.length) return refuse(texts.player);
  const problem = rosterProblem(chosen.length, competition);
  if (problem) return refuseFor(fieldMessage(problem, ctx.language));
  const taken = playersElsewhere(ctx.db, competition, team_id);
  if (chosen.some(({ user_id }) => taken.has(user_id))) return refuse(texts.elsewhere);
  return chosen.map(({ user_id, jersey_number }) => ({ user_id, jersey_number }));
}

/** On the rosters of the other teams that have a place or ask for one. */
function playersElsewhere(db: DbReader, { id }: CompetitionRecord, teamId: number): Set<number> {
  const rosters = [
    ...db.competitionTeams.by('competition', id).filter(({ status }) => status === 'active'),
    ...entriesTo(db, id).filter(isWaiting),
  ];
  return new Set(
    rosters.filter(({ team_id }) => team_id !== teamId).flatMap(({ roster }) => roster.map(({ user_id }) => user_id)),
  );
}

const ranks: Partial<Record<ApplicationRecord['status'], number>> = { pending: 0, waitlisted: 1 };
/** Those that wait first, oldest first; the waiting list in its order; then the others, newest first. */
function inOrder(a: ApplicationRecord, b: ApplicationRecord): number {
  const [rankA, rankB] = [ranks[a.status] ?? 2, ranks[b.status] ?? 2];
  if (rankA !== rankB) return rankA - rankB;
  if (rankA === 2) return b.created_at - a.created_at || b.id - a.id;
  if (rankA === 1) return (a.turn ?? 0) - (b.turn ?? 0);
  return a.created_at - b.created_at || a.id - b.id;
}
