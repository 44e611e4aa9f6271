import type { DbReader } from '../../db/tables.ts';
import { type Requester, maySeeVenue } from '../../rules/venue-access.ts';

/** A venue's room is open to everyone who may see the venue. The other kinds have no records yet and are open to all. */
export function mayEnter(db: DbReader, requester: Requester, roomId: string): 'allowed' | 'forbidden' | 'not-found' {
  const [kind, id] = roomId.split('-');
  if (kind !== 'venue') return 'allowed';
  const venue = db.venues.get(Number(id));
  if (!venue) return 'not-found';
  return maySeeVenue(db, requester, venue) ? 'allowed' : 'forbidden';
}
