import type { Context, Input } from '../../contract/types.ts';
import type { ApplicationRecord } from '../../db/records.ts';
import { settleApplication } from '../../rules/applications.ts';
import { recountJoinRequests, tellJoinDecided } from '../../rules/community-notices.ts';
import { recountRequests, tellDecided, tellJoined } from '../../rules/team-notices.ts';
import { existing } from '../../rules/views/lookups.ts';
import { changePlace, live as liveInCommunity } from '../communities/membership.ts';
import { changeMembership, existingTeam, live } from '../teams/membership.ts';

type Ctx = Context<'decideApplication'>;
type Decision = Pick<Input<'decideApplication'>['body'], 'decision' | 'note'>;

/** Settles a request to join a team: its applicant is a player of it, or not. */
export async function decideTeamJoin(
  ctx: Ctx,
  application: ApplicationRecord,
  { decision, note }: Decision,
): Promise<ApplicationRecord> {
  const team = existingTeam(ctx, application.target_id);
  const act = { team, actor: ctx.user, now: ctx.now() };
  const person = existing(ctx.db.users.get(application.user_id), 'user');
  if (decision === 'accepted') {
    const kit = { roles: [], is_player: true, jersey_number: null, position: application.position };
    await changeMembership(ctx, team, person.id, { type: 'admitted', kit });
    await tellJoined(ctx.db, act, person);
  }
  const decided = await settle(ctx, application, { decision, note });
  await recountRequests(ctx.db, team, act.now);
  await tellDecided(ctx.db, act, decided);
  const isIn = decision === 'accepted';
  live(ctx, { team, personId: person.id, tells: decision, ...(isIn && { tellsTeam: 'joined' }) });
  return decided;
}

/** Settles a request to join a community: its applicant is a member of it, or not. */
export async function decideCommunityJoin(
  ctx: Ctx,
  application: ApplicationRecord,
  { decision, note }: Decision,
): Promise<ApplicationRecord> {
  const community = existing(ctx.db.communities.get(application.target_id), 'community');
  const personId = application.user_id;
  if (decision === 'accepted') await changePlace(ctx, community, personId, { type: 'admitted' });
  const decided = await settle(ctx, application, { decision, note });
  await recountJoinRequests(ctx.db, community, ctx.now());
  await tellJoinDecided(ctx.db, { community, actor: ctx.user, now: ctx.now() }, decided);
  liveInCommunity(ctx, { community, personId, tells: decision, follow: 'runners' });
  return decided;
}

const settle = (ctx: Ctx, application: ApplicationRecord, { decision, note }: Decision): Promise<ApplicationRecord> =>
  settleApplication(ctx.db, application, {
    action: decision,
    actorId: ctx.user.id,
    note: note || null,
    now: ctx.now(),
  });
