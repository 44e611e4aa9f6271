import type { FieldErrorInput, RealtimeEvent, RequestContext } from '../../contract/types.ts';
import type { PublicationStatus, UserRecord, VenueRecord } from '../../db/records.ts';
import type { DbReader, DbWriter } from '../../db/tables.ts';
import {
  type PublicationRole,
  decidePublication,
  missingForPublication,
  publicationTexts,
} from '../../rules/venues/publication.ts';
import { actionOf } from '../../rules/venues/log.ts';
import { statusEvents, tellOfStatus } from '../../rules/venues/notices.ts';
import { courtsOf } from '../../rules/venues/courts.ts';
import { writeLog } from '../../rules/venues/write-log.ts';

/** A wished status, who wishes it, and why. */
export interface StatusWish {
  readonly to: PublicationStatus;
  readonly role: PublicationRole;
  readonly reason: string | null;
}
type Changes = Pick<VenueRecord, 'status' | 'disabled' | 'review'>;
type Verdict = { readonly errors: readonly FieldErrorInput[] } | { readonly changes: Changes };
const missingText = { en: 'This is needed before the venue is shown.', sq: 'Kjo duhet para se qendra të shfaqet.' };

/** The changes that a new status brings, or why it is refused (R10). `venue` includes the other changes already. */
export function judgeStatus(
  ctx: RequestContext & { readonly db: DbReader },
  venue: VenueRecord,
  wish: StatusWish,
): Verdict {
  const missing = missingForPublication(venue, courtsOf(ctx.db, venue.id).length);
  const verdict = decidePublication(venue.status, wish.to, wish.role, {
    missing,
    hasReason: wish.reason !== null,
    disabledBy: venue.disabled?.by ?? null,
  });
  if (verdict.allowed) {
    const { status, disabled, review } = venue;
    if (status === wish.to) return { changes: { status, disabled, review } };
    const by = verdict.disabledBy;
    return {
      changes: {
        status: wish.to,
        disabled: by && { at: ctx.now(), by, reason: wish.reason },
        review: reviewAfter(venue, wish, ctx.now()),
      },
    };
  }
  const fields = verdict.reason === 'incomplete' ? missing : [];
  return {
    errors: [
      { field: 'status', message: ctx.say(publicationTexts[verdict.reason]), code: 'validation' },
      ...fields.map((field): FieldErrorInput => ({
        field,
        message: ctx.say(field === 'courts' ? 'no_court' : missingText),
        code: 'validation',
      })),
    ],
  };
}

/** A withdrawn venue waits for no decision; disabling and restoring are not reviews. */
function reviewAfter(venue: VenueRecord, { to, role, reason }: StatusWish, now: number): VenueRecord['review'] {
  if (to === 'in-review') return { submitted_at: now, decided_at: null, decision: null, note: null };
  if (venue.status === 'in-review' && role !== 'superuser') return null;
  if (venue.status !== 'in-review' && venue.status !== 'draft') return venue.review;
  const decision = to === 'published' ? 'approved' : 'rejected';
  return { submitted_at: venue.review?.submitted_at ?? now, decided_at: now, decision, note: reason };
}

/** Logs a change of status that has been made, and tells whom it concerns. */
export async function recordStatus(
  ctx: Pick<RequestContext, 'now'> & {
    readonly db: DbWriter;
    readonly user: UserRecord;
    readonly emit: (event: RealtimeEvent) => void;
  },
  venue: VenueRecord,
  from: PublicationStatus,
  { role, reason }: StatusWish,
): Promise<void> {
  if (venue.status === from) return;
  const action = actionOf(from, venue.status, role);
  const changes = [{ field: 'status', court: null, before: from, after: venue.status }];
  await writeLog(ctx, venue.id, { action, changes, reason });
  await tellOfStatus(ctx.db, { venue, action, byOwner: role !== 'superuser', reason, actor: ctx.user }, ctx.now());
  statusEvents(ctx.db, venue, ctx.user).forEach((event) => ctx.emit(event));
}
