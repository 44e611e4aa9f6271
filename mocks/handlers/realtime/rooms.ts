import type { DbReader } from '../../db/tables.ts';
import { type Requester, maySeeVenue } from '../../rules/venue-access.ts';

/** The room of a venue is for whoever may see the venue. The other kinds of rooms have no records here yet and are open. */
export function mayEnter(db: DbReader, requester: Requester, roomId: string): 'allowed' | 'forbidden' | 'not-found' {
  const [kind, id] = roomId.split('-');
  if (kind !== 'venue') return 'allowed';
  const venue = db.venues.get(Number(id));
  if (!venue) return 'not-found';
  return maySeeVenue(db, requester, venue) ? 'allowed' : 'forbidden';
}
