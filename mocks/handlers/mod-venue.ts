import { storedPhone } from '../../src/shared/lib/phone-number.ts';
import { pageOf } from '../contract/paging.ts';
import type { HandlersOf } from '../contract/types.ts';
import { venueChanges } from '../rules/venues/log.ts';
import { moveNotices } from '../rules/venues/notices.ts';
import { toVenue } from '../views/venue.ts';
import { courtsOf } from '../rules/venues/courts.ts';
import { managedVenue, mayManage } from './shared/managed-venue.ts';
import { courtHandlers } from './mod-venue/courts.ts';
import { initialPolicy } from '../rules/venues/initial-policy.ts';
import { writeLog } from '../rules/venues/write-log.ts';
import { statsOf } from './mod-venue/stats.ts';
import { judgeStatus, recordStatus } from './shared/venue-status.ts';
import { userHandlers } from './mod-venue/users.ts';
import { editText, usesImage, imageColumns, sharedErrors, trimmed, withoutImage } from './shared/edits.ts';
import { newSlug } from '../rules/shared/slugs.ts';
import { countCreation } from './shared/limits.ts';

/** Venues as managed by their users and by super users (design §3 and §4). Any user may create one (module base). */
export const modVenue: HandlersOf<'mod-venue'> = {
  ...courtHandlers,
  ...userHandlers,

  listManagedVenues({ query }, ctx) {
    if (ctx.module !== 'venue') return ctx.refuse(403, 'forbidden');
    const mine = new Set(ctx.db.venueUsers.by('user', ctx.user.id).map(({ venue_id }) => venue_id));
    const { items, pagination } = ctx.db.venues.list({
      where: ({ id }) => mine.has(id),
      sort: 'name',
      ...pageOf(query),
    });
    return { venues: items.map((venue) => toVenue(ctx.db, venue, ctx)), pagination };
  },

  async createVenue({ body }, ctx) {
    if (ctx.module !== 'venue' && ctx.module !== 'base') return ctx.refuse(403, 'forbidden');
    const errors = sharedErrors(ctx, body, null);
    if (errors.length > 0) return ctx.refuse(422, 'validation', undefined, { errors });
    if (body.is_bookable) return ctx.refuse(409, 'no_court', undefined, { field: 'is_bookable' });
    const { module: _, image, images, description, ...columns } = body;
    await countCreation(ctx, 'venue');
    const venue = await ctx.db.venues.insert({
      ...columns,
      name: body.name,
      address: body.address,
      slug: newSlug(ctx.db, body.name),
      status: 'draft',
      disabled: null,
      image_id: null,
      image_ids: [],
      ...imageColumns({ image, images }),
      description: null,
      ...editText(ctx, null, description),
      ...storedPhone({ phone_prefix: '+355', ...body }),
      is_bookable: false,
      booking_policy: initialPolicy,
      review: null,
      created_at: ctx.now(),
    });
    await ctx.db.venueUsers.insert({ venue_id: venue.id, user_id: ctx.user.id, role: 'owner', since: ctx.now() });
    await writeLog(ctx, venue.id, { action: 'created', changes: [] });
    return { venue: toVenue(ctx.db, venue, ctx) };
  },

  getManagedVenue({ path: { id } }, ctx) {
    const { venue } = managedVenue(ctx, id, 'read');
    return {
      venue: toVenue(ctx.db, venue, ctx),
      users_count: ctx.db.venueUsers.by('venue', id).length,
      stats: statsOf(ctx.db, venue, ctx.now()),
    };
  },

  async updateVenue({ path: { id }, body }, ctx) {
    const { venue: before, role } = managedVenue(ctx, id, 'change');
    const errors = sharedErrors(ctx, body, before);
    if (errors.length > 0) return ctx.refuse(422, 'validation', undefined, { errors });
    const { module: _, image, images, description, status, ...columns } = body;
    const written = { ...before, ...columns };
    const edited = {
      ...written,
      ...trimmed(body),
      ...storedPhone(written),
      ...imageColumns({ image, images }),
      ...editText(ctx, before.description, description),
    };
    if (body.is_bookable && courtsOf(ctx.db, id).length === 0)
      return ctx.refuse(409, 'no_court', undefined, { field: 'is_bookable' });
    const wish = { to: status ?? before.status, role, reason: null };
    const verdict = judgeStatus(ctx, edited, wish);
    if ('errors' in verdict) return ctx.refuse(422, 'validation', undefined, { errors: verdict.errors });
    const venue = await ctx.db.venues.update(id, { ...edited, ...verdict.changes });
    if (venue.slug !== before.slug) await moveNotices(ctx.db, before.slug, venue.slug);
    await writeLog(ctx, id, { action: 'updated', changes: venueChanges(before, venue) });
    await recordStatus(ctx, venue, before.status, wish);
    return { venue: toVenue(ctx.db, venue, ctx) };
  },

  async deleteVenueImage({ path: { id } }, ctx) {
    const holders = ctx.db.venues.filter((venue) => usesImage(venue, id));
    if (holders.length === 0) return ctx.refuse(404, 'not_found');
    const mine = holders.filter((venue) => mayManage(ctx, venue.id));
    if (mine.length === 0) return ctx.refuse(403, 'forbidden');
    for (const before of mine) {
      const venue = await ctx.db.venues.update(before.id, withoutImage(before, id));
      await writeLog(ctx, venue.id, { action: 'updated', changes: venueChanges(before, venue) });
    }
    return null;
  },
};
