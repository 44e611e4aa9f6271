import type { WriteContext } from '../../contract/types.ts';
import type { TeamMemberRecord, TeamRecord, UserRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { settleApplication } from '../applications/applications.ts';
import { decide, type MembershipEvent } from './membership.ts';
import { openRequestOf } from './access.ts';
import { teamEvents } from './events.ts';
import { closeInvitation, recountRequests, tellJoined } from './notices.ts';

const texts = { jersey: { en: 'Another player wears this number.', sq: 'Këtë numër e mban një lojtar tjetër.' } };

/** Applies an event to a user's membership, or refuses; null when the record is gone (an invitation withdrawn). */
export async function changeMembership(
  ctx: WriteContext,
  team: TeamRecord,
  userId: number,
  event: MembershipEvent,
): Promise<TeamMemberRecord | null> {
  const all = ctx.db.teamMembers.by('team', team.id);
  const mine = all.find(({ user_id }) => user_id === userId);
  const decision = decide({ userId, mine, others: all.filter((one) => one !== mine) }, event);
  if (decision.refused === 'jersey_number')
    return ctx.refuse(422, 'validation', ctx.say(texts.jersey), { field: 'jersey_number' });
  if (decision.refused !== undefined) return ctx.refuse(decision.refused === 'not_found' ? 404 : 409, decision.refused);
  if (decision.next === null) {
    if (mine) await ctx.db.teamMembers.remove(mine.id);
    return null;
  }
  const { user_id, status, roles, is_player, jersey_number, position } = decision.next;
  const begins = status === 'active' && mine?.status !== 'active';
  const joined_at = begins ? ctx.now() : status === 'invited' ? null : (mine?.joined_at ?? null);
  const columns = { status, roles: [...roles], is_player, jersey_number, position, joined_at };
  return mine
    ? ctx.db.teamMembers.update(mine.id, columns)
    : ctx.db.teamMembers.insert({ team_id: team.id, user_id, ...columns });
}

/** What follows when somebody has become a member: open invitation and request are settled, the admins are told. */
export async function welcome(
  ctx: WriteContext,
  team: TeamRecord,
  person: UserRecord,
  acceptedBy: number,
): Promise<void> {
  const { db } = ctx;
  const now = ctx.now();
  await closeInvitation(db, { team, now }, person.id, 'accepted');
  const request = openRequestOf(db, team.id, person.id);
  if (request) {
    await settleApplication(db, request, { action: 'accepted', actorId: acceptedBy, note: null, now });
    await recountRequests(db, team, now);
  }
  await tellJoined(db, { team, actor: ctx.user, now }, person);
  live(ctx, { team, personId: person.id, tellsTeam: 'joined' });
}

/** Sends what the screens of the people concerned are to show. */
export function live(ctx: WriteContext, what: Omit<Parameters<typeof teamEvents>[1], 'actorId'>): void {
  for (const event of teamEvents(ctx.db, { actorId: ctx.user.id, ...what })) ctx.emit(event);
}

/** A team by its id. */
export const existingTeam = (
  ctx: { readonly db: DbReader; refuse(status: 404, code: 'not_found'): never },
  teamId: number,
): TeamRecord => ctx.db.teams.get(teamId) ?? ctx.refuse(404, 'not_found');
