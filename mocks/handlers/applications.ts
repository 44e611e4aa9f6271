import { pageOf } from '../contract/paging.ts';
import type { Handlers, HandlersOf } from '../contract/types.ts';
import { listRecords } from '../db/query.ts';
import type { ApplicationRecord, UserRecord } from '../db/records.ts';
import type { DbReader } from '../db/tables.ts';
import { decides, newestFirst, recount, settleApplication, showsTarget } from '../rules/applications.ts';
import { decideCommunityJoin, decideTeamJoin } from './applications/decide.ts';
import { toApplication, toApplicationEvent } from './applications/view.ts';
import { live as liveInCommunity } from './communities/membership.ts';
import { existingTeam, live } from './teams/membership.ts';

const readHandlers: Handlers<'listApplications' | 'getApplication'> = {
  listApplications({ query }, ctx) {
    const statuses = query['status[]'] ?? [];
    const asked = query.direction === 'received' ? received(ctx.db, ctx.user) : sent(ctx.db, ctx.user);
    const meets = ({ kind, status }: ApplicationRecord) =>
      (query.kind === undefined || kind === query.kind) && (statuses.length === 0 || statuses.includes(status));
    const { items, pagination } = listRecords(newestFirst(asked.filter(meets)), pageOf(query));
    return { applications: items.map((one) => toApplication(ctx, one)), pagination };
  },

  getApplication({ path: { applicationId } }, ctx) {
    const application = readable(ctx, applicationId);
    const history = ctx.db.applicationEvents.by('application', application.id).toSorted((a, b) => a.id - b.id);
    return {
      application: toApplication(ctx, application),
      history: history.map((line) => toApplicationEvent(ctx.db, line)),
    };
  },
};

/** Applications: sent, received and decided (design §9, decision 037). */
export const applications: HandlersOf<'applications'> = {
  ...readHandlers,

  async withdrawApplication({ path: { applicationId } }, ctx) {
    const application = readable(ctx, applicationId);
    if (application.user_id !== ctx.user.id) return ctx.refuse(403, 'forbidden');
    if (application.status !== 'pending') return ctx.refuse(409, 'stale');
    const now = ctx.now();
    const withdrawn = await settleApplication(ctx.db, application, {
      action: 'withdrawn',
      actorId: ctx.user.id,
      note: null,
      now,
    });
    await recount(ctx.db, application, now);
    if (application.kind === 'team-join')
      live(ctx, { team: existingTeam(ctx, application.target_id), personId: ctx.user.id });
    else liveInCommunity(ctx, { community: { id: application.target_id }, follow: 'runners' });
    return { application: toApplication(ctx, withdrawn) };
  },

  async decideApplication({ path: { applicationId }, body }, ctx) {
    const application = readable(ctx, applicationId);
    if (!decides(ctx.db, application, ctx.user.id)) return ctx.refuse(403, 'forbidden');
    if (application.status !== 'pending') return ctx.refuse(409, 'stale');
    const decided =
      application.kind === 'team-join'
        ? await decideTeamJoin(ctx, application, body)
        : await decideCommunityJoin(ctx, application, body);
    return { application: toApplication(ctx, decided) };
  },
};

const sent = (db: DbReader, user: UserRecord): ApplicationRecord[] =>
  db.applications.by('user', user.id).filter((one) => showsTarget(db, one, user.id));

/** What waits for the user, or waited: requests to every team and community in which they decide. */
function received(db: DbReader, user: UserRecord): ApplicationRecord[] {
  const toTeams = db.teamMembers
    .by('user', user.id)
    .flatMap(({ team_id }) => db.applications.by('target', 'team-join', team_id));
  const toCommunities = db.communityMembers
    .by('user', user.id)
    .flatMap(({ community_id }) => db.applications.by('target', 'community-join', community_id));
  return [...toTeams, ...toCommunities].filter((one) => decides(db, one, user.id));
}

/** An application is read by its applicant, while they may know of its target, and by those who decide; a 404 for others. */
function readable(
  ctx: { readonly db: DbReader; readonly user: UserRecord; refuse(status: 404, code: 'not_found'): never },
  id: number,
): ApplicationRecord {
  const application = ctx.db.applications.get(id);
  const isOwn = application?.user_id === ctx.user.id && showsTarget(ctx.db, application, ctx.user.id);
  const mayRead = application && (isOwn || decides(ctx.db, application, ctx.user.id));
  return mayRead ? application : ctx.refuse(404, 'not_found');
}
