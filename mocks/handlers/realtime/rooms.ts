import type { DbReader } from '../../db/tables.ts';
import { isKnownTo, mayReadCommunity } from '../../rules/community-access.ts';
import { communityRoom } from '../../rules/community-events.ts';
import { mayReadEvent } from '../../rules/event-access.ts';
import { eventRoom } from '../../rules/event-live.ts';
import { mayReadGame } from '../../rules/game-access.ts';
import { gameRoom } from '../../rules/game-events.ts';
import { maySeeVenue } from '../../rules/venue-access.ts';
import { type Requester } from '../../rules/requester.ts';

/**
 * A venue's room is open to everyone who may see the venue, a community's to everyone who may read it, those of an event and of a
 * game to everyone who may know of them. The other kinds have no records yet and are open to all.
 */
export function mayEnter(db: DbReader, requester: Requester, roomId: string): 'allowed' | 'forbidden' | 'not-found' {
  const [kind, id] = roomId.split('-');
  if (kind === 'community') {
    const community = db.communities.get(Number(id));
    if (!community || roomId !== communityRoom(community.id) || !isKnownTo(db, community, requester.user?.id))
      return 'not-found';
    return mayReadCommunity(db, community, requester.user?.id) ? 'allowed' : 'forbidden';
  }
  if (kind === 'event') {
    const event = db.events.get(Number(id));
    const isKnown = event && roomId === eventRoom(event.id) && mayReadEvent(db, event, requester.user?.id);
    return isKnown ? 'allowed' : 'not-found';
  }
  if (kind === 'fixture') {
    const game = db.games.get(Number(id));
    const isKnown = game && roomId === gameRoom(game.id) && mayReadGame(db, game, requester.user?.id);
    return isKnown ? 'allowed' : 'not-found';
  }
  if (kind !== 'venue') return 'allowed';
  const venue = db.venues.get(Number(id));
  if (!venue) return 'not-found';
  return maySeeVenue(db, requester, venue) ? 'allowed' : 'forbidden';
}
