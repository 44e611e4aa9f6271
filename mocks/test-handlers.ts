/** For tests: handlers of a backend that writes, emits an event and refuses. */
import type { Handler } from './contract/types.ts';
import { lookups } from './handlers/lookups.ts';

/** Writes and emits an event, and then refuses venue 9. */
const addVenueBookmark: Handler<'addVenueBookmark'> = async ({ path }, ctx) => {
  await ctx.db.bookmarks.insert({ user_id: ctx.user.id, venue_id: path.venueId });
  ctx.emit({ user_id: ctx.user.id, type: 'NewBookingAdded', data: { venue_id: path.venueId } });
  if (path.venueId === 9) return ctx.refuse(404, 'not_found');
  return null;
};
/** Refuses what it was sent, and gives it back. */
const createOrganization: Handler<'createOrganization'> = ({ body }, ctx) =>
  ctx.refuse(422, 'validation', undefined, { field: 'name', data: body });

export const testHandlers = { ...lookups, addVenueBookmark, createOrganization };
