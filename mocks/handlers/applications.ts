import { pageOf } from '../contract/paging.ts';
import type { Handlers, HandlersOf } from '../contract/types.ts';
import { listRecords } from '../db/query.ts';
import type { ApplicationRecord, UserRecord } from '../db/records.ts';
import type { DbReader } from '../db/tables.ts';
import { decides, newestFirst, settleApplication } from '../rules/applications.ts';
import { recountRequests, tellDecided, tellJoined } from '../rules/team-notices.ts';
import { existing } from '../rules/views/lookups.ts';
import { toApplication, toApplicationEvent } from './applications/view.ts';
import { changeMembership, existingTeam, live } from './teams/membership.ts';

const readHandlers: Handlers<'listApplications' | 'getApplication'> = {
  listApplications({ query }, ctx) {
    const statuses = query['status[]'] ?? [];
    const asked =
      query.direction === 'received' ? received(ctx.db, ctx.user) : ctx.db.applications.by('user', ctx.user.id);
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
    const team = existingTeam(ctx, application.target_id);
    await recountRequests(ctx.db, team, now);
    live(ctx, { team, personId: ctx.user.id });
    return { application: toApplication(ctx, withdrawn) };
  },

  async decideApplication({ path: { applicationId }, body: { decision, note } }, ctx) {
    const application = readable(ctx, applicationId);
    if (!decides(ctx.db, application, ctx.user.id)) return ctx.refuse(403, 'forbidden');
    if (application.status !== 'pending') return ctx.refuse(409, 'stale');
    const team = existingTeam(ctx, application.target_id);
    const act = { team, actor: ctx.user, now: ctx.now() };
    const person = existing(ctx.db.users.get(application.user_id), 'user');
    if (decision === 'accepted') {
      const kit = { roles: [], is_player: true, jersey_number: null, position: application.position };
      await changeMembership(ctx, team, person.id, { type: 'admitted', kit });
      await tellJoined(ctx.db, act, person);
    }
    const decided = await settleApplication(ctx.db, application, {
      action: decision,
      actorId: ctx.user.id,
      note: note?.trim() || null,
      now: act.now,
    });
    await recountRequests(ctx.db, team, act.now);
    await tellDecided(ctx.db, act, decided);
    const isIn = decision === 'accepted';
    live(ctx, { team, personId: person.id, tells: decision, ...(isIn && { tellsTeam: 'joined' }) });
    return { application: toApplication(ctx, decided) };
  },
};

/** What waits for the user, or waited: requests to every team in which they decide. */
function received(db: DbReader, user: UserRecord): ApplicationRecord[] {
  const teamIds = db.teamMembers.by('user', user.id).map(({ team_id }) => team_id);
  return teamIds
    .flatMap((teamId) => db.applications.by('target', 'team-join', teamId))
    .filter((one) => decides(db, one, user.id));
}

/** An application is read by its applicant and by those who decide; a 404 for others. */
function readable(
  ctx: { readonly db: DbReader; readonly user: UserRecord; refuse(status: 404, code: 'not_found'): never },
  id: number,
): ApplicationRecord {
  const application = ctx.db.applications.get(id);
  const mayRead = application && (application.user_id === ctx.user.id || decides(ctx.db, application, ctx.user.id));
  return mayRead ? application : ctx.refuse(404, 'not_found');
}
