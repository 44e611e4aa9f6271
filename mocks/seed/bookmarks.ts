import { demoId } from './demo-accounts.ts';
import type { Seeding } from './seeding.ts';
import { venueIds } from './venue-plans.ts';

/** Bookmarks; the player's first two are shown by the list's filter. */
export async function seedBookmarks({ db }: Seeding): Promise<void> {
  const pairs = [
    [demoId('player'), venueIds.liqeni],
    [demoId('player'), venueIds.dajti],
    [demoId('everyone'), venueIds.liqeni],
    [demoId('everyone'), 6],
    [20, venueIds.dajti],
  ] as const;
  for (const [user_id, venue_id] of pairs) await db.bookmarks.insert({ user_id, venue_id });
}
