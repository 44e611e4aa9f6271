import { pageOf } from '../contract/paging.ts';
import type { Handlers, HandlersOf } from '../contract/types.ts';
import { listRecords } from '../db/query.ts';
import type { ApplicationRecord, LocalText, UserRecord } from '../db/records.ts';
import type { DbReader } from '../db/tables.ts';
import {
  applicationPermissions,
  decideApplication,
  decides,
  mayReadApplication,
  receivedBy,
  sentBy,
  speaksFor,
  withdrawApplication,
} from '../rules/deciding/applications.ts';
import { newestFirst } from '../rules/applications/applications.ts';
import { toApplication, toApplicationEvent } from '../views/application.ts';

const texts = {
  noLine: { en: 'There is no waiting list here.', sq: 'Këtu nuk ka listë pritjeje.' },
} satisfies Record<string, LocalText>;

const readHandlers: Handlers<'listApplications' | 'getApplication'> = {
  listApplications({ query }, ctx) {
    const statuses = query['status[]'] ?? [];
    const asked = query.direction === 'received' ? receivedBy(ctx.db, ctx.user.id) : sentBy(ctx.db, ctx.user.id);
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
    if (!speaksFor(ctx.db, application, ctx.user.id)) return ctx.refuse(403, 'forbidden');
    if (!applicationPermissions(ctx.db, application, ctx.user.id).withdraw) return ctx.refuse(409, 'stale');
    const withdrawn = await withdrawApplication(ctx, application);
    return { application: toApplication(ctx, withdrawn) };
  },

  async decideApplication({ path: { applicationId }, body }, ctx) {
    const application = readable(ctx, applicationId);
    if (!decides(ctx.db, application, ctx.user.id)) return ctx.refuse(403, 'forbidden');
    if (body.decision === 'waitlisted' && application.kind !== 'competition-entry')
      return ctx.refuse(422, 'validation', ctx.say(texts.noLine), { field: 'decision' });
    if (!applicationPermissions(ctx.db, application, ctx.user.id).decide) return ctx.refuse(409, 'stale');
    const decided = await decideApplication(ctx, application, body);
    return { application: toApplication(ctx, decided) };
  },
};

/** An application the user may read; a 404 for others. */
function readable(
  ctx: { readonly db: DbReader; readonly user: UserRecord; refuse(status: 404, code: 'not_found'): never },
  id: number,
): ApplicationRecord {
  const application = ctx.db.applications.get(id);
  const mayRead = application && mayReadApplication(ctx.db, application, ctx.user.id);
  return mayRead ? application : ctx.refuse(404, 'not_found');
}
