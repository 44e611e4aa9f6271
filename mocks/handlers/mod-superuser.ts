import { pageOf } from '../contract/paging.ts';
import type {
  Data,
  FailureStatus,
  HandlersOf,
  OperationErrorOptions,
  RealtimeEvent,
  RequestContext,
} from '../contract/types.ts';
import type { UserRecord, VenueRecord } from '../db/records.ts';
import type { DbReader, DbWriter } from '../db/tables.ts';
import { publicationTexts } from '../rules/venues/publication.ts';
import { isSuperUser } from '../rules/venues/access.ts';
import { sinceReview } from '../rules/venues/log.ts';
import { revisionOf, toVenue } from '../views/venue.ts';
import { toLogEntry, toSinceReview } from '../views/venue-log.ts';
import type { ErrorCode } from '../texts.ts';
import { judgeStatus, recordStatus } from './shared/venue-status.ts';

interface Reviewer extends RequestContext {
  readonly db: DbReader;
  readonly user: UserRecord;
  refuse(status: FailureStatus<'getVenueLog'>, code: ErrorCode): never;
}
interface Decider extends RequestContext {
  readonly db: DbWriter;
  readonly user: UserRecord;
  readonly emit: (event: RealtimeEvent) => void;
  refuse(
    status: FailureStatus<'reviewVenue'>,
    code: ErrorCode,
    message?: string,
    options?: OperationErrorOptions,
  ): never;
}

/** Review, disabling and the log of venues, for super users in their module (SUP-03, R33). */
export const modSuperuser: HandlersOf<'mod-superuser'> = {
  /** Decides about what was read: a venue may be edited while it is in review. */
  reviewVenue({ path: { id }, body: { decision, revision, reason } }, ctx) {
    if (reviewed(ctx, id).status === 'in-review' && revision !== revisionOf(ctx.db, id))
      return ctx.refuse(409, 'stale');
    return decide(ctx, id, 'in-review', decision === 'approve' ? 'published' : 'draft', reason);
  },

  changeVenueStatus: ({ path: { id }, body: { status, reason } }, ctx) =>
    decide(ctx, id, status === 'disabled' ? 'published' : 'disabled', status, reason),

  getVenueLog({ path: { id }, query }, ctx) {
    reviewed(ctx, id);
    const { items, pagination } = ctx.db.venueLog.list({
      where: { venue_id: id },
      sort: ['-at', '-id'],
      ...pageOf(query),
    });
    const since = sinceReview(ctx.db.venueLog.by('venue', id));
    return {
      entries: items.map((entry) => toLogEntry(ctx.db, entry, ctx)),
      since_review: since && toSinceReview(ctx.db, since, ctx),
      pagination,
    };
  },
};

function reviewed(ctx: Reviewer, id: number): VenueRecord {
  const venue = ctx.db.venues.get(id);
  if (!venue) return ctx.refuse(404, 'not_found');
  return isSuperUser(ctx) ? venue : ctx.refuse(403, 'forbidden');
}

/** Moves a venue on by the state machine (R10), unless it has left `from` since it was shown. */
async function decide(
  ctx: Decider,
  id: number,
  from: VenueRecord['status'],
  to: VenueRecord['status'],
  said: string | undefined,
): Promise<Data<'reviewVenue'>> {
  const before = reviewed(ctx, id);
  if (before.status !== from) return ctx.refuse(409, 'stale');
  const wish = { to, role: 'superuser', reason: said || null } as const;
  if (wish.reason === null && (from !== 'in-review' || to === 'draft'))
    return ctx.refuse(422, 'validation', ctx.say(publicationTexts['reason-required']), { field: 'reason' });
  const verdict = judgeStatus(ctx, before, wish);
  if ('errors' in verdict) return ctx.refuse(422, 'validation', undefined, { errors: verdict.errors });
  const venue = await ctx.db.venues.update(id, verdict.changes);
  await recordStatus(ctx, venue, from, wish);
  return { venue: toVenue(ctx.db, venue, ctx) };
}
