/** What happened to the venues so far (R33); the records are as the last entry of each left them. */
import type { VenueLogChange, VenueLogRecord, VenueRecord } from '../db/records.ts';
import { DAY } from '../rules/shared/time.ts';
import { existing } from '../rules/shared/lookups.ts';
import { demoId } from './demo-accounts.ts';
import type { Seeding } from './seeding.ts';
import { venueAccountId } from './venue-accounts.ts';
import { courtIds, venueIds } from './venue-plans.ts';

type Entry = Pick<VenueLogRecord, 'action'> & Partial<Pick<VenueLogRecord, 'changes' | 'reason' | 'actor_id'>>;
type Json = VenueLogChange['before'];
const REJECTED = 'Adresa nuk gjendet në hartë dhe mungon një foto e fushës.';

/** Creation, submission and decision of every venue, and what was changed since at those whose log is shown in tests. */
export async function seedVenueLog(at: Seeding): Promise<void> {
  const { db, now } = at;
  for (const venue of db.venues.all()) {
    const owner = db.venueUsers.by('venue', venue.id).find(({ role }) => role === 'owner')?.user_id ?? null;
    const write = (instant: number, { changes = [], reason = null, actor_id = owner, action }: Entry) =>
      db.venueLog.insert({ venue_id: venue.id, at: instant, actor_id, action, changes, reason });
    const reviewer = demoId('superUser');
    await write(venue.created_at, { action: 'created' });
    if (venue.id === venueIds.butrinti) await seedSecondTry(at, venue, write);
    if (venue.review)
      await write(venue.review.submitted_at, { action: 'submitted', changes: [status('draft', 'in-review')] });
    if (venue.review?.decided_at)
      await write(venue.review.decided_at, {
        action: 'approved',
        actor_id: reviewer,
        changes: [status('in-review', 'published')],
      });
    if (venue.disabled)
      await write(venue.disabled.at, {
        action: 'disabled',
        actor_id: reviewer,
        changes: [status('published', 'disabled')],
        reason: venue.disabled.reason,
      });
    if (venue.id === venueIds.liqeni) {
      const manager = venueAccountId('venueManager');
      const court = { id: courtIds.liqeni1, name: 'Fusha 1' };
      await write(now - 40 * DAY, {
        action: 'court-updated',
        actor_id: manager,
        changes: [{ field: 'price', court, before: 3000, after: 3500 }],
      });
      await write(now - 5 * DAY, {
        action: 'updated',
        changes: [change('address', 'Rr. e Plepave 12', venue.address)],
      });
    }
  }
}

/** Butrinti Tenis was rejected once; its owner mended it and submitted it again. */
async function seedSecondTry(
  { db, now }: Seeding,
  venue: VenueRecord,
  write: (instant: number, entry: Entry) => Promise<unknown>,
): Promise<void> {
  const court = existing(db.courts.by('venue', venue.id)[0], 'court');
  const { id, name } = court;
  await write(now - 12 * DAY, { action: 'submitted', changes: [status('draft', 'in-review')] });
  await write(now - 10 * DAY, {
    action: 'rejected',
    actor_id: demoId('superUser'),
    changes: [status('in-review', 'draft')],
    reason: REJECTED,
  });
  await write(now - 4 * DAY, {
    action: 'updated',
    changes: [change('address', 'Rr. e Detit', venue.address), change('image', null, venue.image_id)],
  });
  await write(now - 3 * DAY, {
    action: 'court-updated',
    changes: [
      { field: 'price', court: { id, name }, before: 1200, after: court.price },
      { field: 'facilities', court: { id, name }, before: ['showers', 'wifi'], after: court.facilities.toSorted() },
    ],
  });
}

const change = (field: string, before: Json, after: Json): VenueLogChange => ({ field, court: null, before, after });
const status = (from: VenueRecord['status'], to: VenueRecord['status']) => change('status', from, to);
