import type { FieldErrorInput, RequestContext } from '../../contract/types.ts';
import type { PublicationStatus, UserRecord, VenueRecord } from '../../db/records.ts';
import type { DbReader, DbWriter } from '../../db/tables.ts';
import { reviewAddress, venueAddress } from '../../rules/notification-target.ts';
import {
  type PublicationRole,
  decidePublication,
  missingForPublication,
  publicationTexts,
} from '../../rules/publication.ts';

type Changes = Pick<VenueRecord, 'status' | 'disabled_by' | 'review'>;
type Verdict = { readonly errors: readonly FieldErrorInput[] } | { readonly changes: Changes };
const missingText = { en: 'This is needed before the venue is shown.', sq: 'Kjo duhet para se qendra të shfaqet.' };

/** The changes that a new status brings, or why it is refused (R10). `venue` includes the other changes already. */
export function judgeStatus(
  ctx: RequestContext & { readonly db: DbReader },
  venue: VenueRecord,
  to: PublicationStatus,
  role: PublicationRole,
): Verdict {
  const missing = missingForPublication(venue, ctx.db.courts.by('venue', venue.id).length);
  const verdict = decidePublication(venue.status, to, role, {
    missing,
    hasReason: false,
    disabledBy: venue.disabled_by,
  });
  if (verdict.allowed)
    return {
      changes: { status: to, disabled_by: verdict.disabledBy, review: reviewAfter(venue, to, role, ctx.now()) },
    };
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

function reviewAfter(
  venue: VenueRecord,
  to: PublicationStatus,
  role: PublicationRole,
  now: number,
): VenueRecord['review'] {
  if (to === 'in-review' && venue.status === 'draft')
    return { submitted_at: now, decided_at: null, decision: null, note: null };
  if (role !== 'superuser' || to !== 'published') return venue.review;
  return { submitted_at: venue.review?.submitted_at ?? now, decided_at: now, decision: 'approved', note: null };
}

/** Notifies super users of a venue in review, and owners of an approved one (design §11). */
export async function notifyOfStatus(
  db: DbWriter,
  venue: VenueRecord,
  before: PublicationStatus,
  actor: UserRecord,
  now: number,
): Promise<void> {
  if (venue.status === before) return;
  const common = { actor_id: actor.id, group_key: null, count: 1, read_at: null, created_at: now };
  const data = { entity_type: 'venue', entity_id: venue.id };
  if (venue.status === 'in-review') {
    for (const { id } of db.users.filter({ is_super_user: true })) {
      await db.notifications.insert({
        ...common,
        user_id: id,
        type: 'venue-in-review',
        module: 'superuser',
        entity_id: id,
        title: { en: 'Venue in review', sq: 'Qendër në shqyrtim' },
        body: { en: venue.name, sq: venue.name },
        data: { ...data, url: reviewAddress(venue.slug, id) },
      });
    }
  }
  if (venue.status !== 'published' || before === 'disabled') return;
  for (const { user_id } of db.venueUsers.by('venue', venue.id).filter(({ role }) => role === 'owner')) {
    await db.notifications.insert({
      ...common,
      user_id,
      type: 'venue-approved',
      module: 'venue',
      entity_id: venue.id,
      title: { en: 'Venue published', sq: 'Qendra u publikua' },
      body: { en: venue.name, sq: venue.name },
      data: { ...data, url: venueAddress(venue.slug, user_id) },
    });
  }
}
