import { demoId } from './demo-accounts.ts';
import type { Seeding } from './seeding.ts';
import { venueIds } from './venue-plans.ts';

/** Bookmarks; two of the player's venues are in the own city, one is not. */
export async function seedBookmarks({ db }: Seeding): Promise<void> {
  const pairs = [
    [demoId('player'), venueIds.liqeni],
    [demoId('player'), venueIds.dajti],
    [demoId('player'), 6],
    [demoId('everyone'), venueIds.liqeni],
    [demoId('everyone'), 6],
    [20, venueIds.dajti],
  ] as const;
  for (const [user_id, venue_id] of pairs) await db.bookmarks.insert({ user_id, venue_id });
}
