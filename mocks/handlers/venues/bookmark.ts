import type { Handlers } from '../../contract/types.ts';
import { visibleVenue } from '../shared/visible-venue.ts';

export const bookmarkHandlers: Handlers<'addVenueBookmark' | 'removeVenueBookmark'> = {
  /** Idempotent. */
  async addVenueBookmark({ path }, ctx) {
    const venue = visibleVenue(ctx, ctx.db.venues.get(path.venueId));
    if (!ctx.db.bookmarks.one('pair', ctx.user.id, venue.id)) {
      await ctx.db.bookmarks.insert({ user_id: ctx.user.id, venue_id: venue.id });
    }
    return null;
  },

  /** Works for a disabled venue too. */
  async removeVenueBookmark({ path }, ctx) {
    if (!ctx.db.venues.get(path.venueId)) return ctx.refuse(404, 'not_found');
    const bookmark = ctx.db.bookmarks.one('pair', ctx.user.id, path.venueId);
    if (bookmark) await ctx.db.bookmarks.remove(bookmark.id);
    return null;
  },
};
