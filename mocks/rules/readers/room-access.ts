import type { DbReader } from '../../db/tables.ts';
import { isKnownTo, mayReadCommunity } from '../communities/access.ts';
import { communityRoom } from '../communities/events.ts';
import { mayReadEvent } from '../events/access.ts';
import { isKnownTo as isKnownCompetition } from '../competitions/access.ts';
import { eventRoom } from '../events/live.ts';
import { mayReadGame } from '../games/access.ts';
import { gameRoom } from '../games/events.ts';
import { competitionRoom } from '../shared/competition-room.ts';
import type { Requester } from '../shared/requester.ts';
import { maySeeVenue } from '../venues/access.ts';

type Verdict = 'allowed' | 'forbidden' | 'not-found';

const venueRoom = (venueId: number): string => `venue-${venueId}`;

/**
 * A venue's room is open to everyone who may see the venue, a community's to everyone who may read it, those of a competition, an event and a
 * game to everyone who may know of them. What has no record has no room.
 */
export function mayEnter(db: DbReader, requester: Requester, roomId: string): Verdict {
  const [kind, id] = roomId.split('-');
  const userId = requester.user?.id;
  const known = (isKnown: boolean | undefined): Verdict => (isKnown ? 'allowed' : 'not-found');
  switch (kind) {
    case 'community': {
      const community = db.communities.get(Number(id));
      if (!community || roomId !== communityRoom(community.id) || !isKnownTo(db, community, userId)) return 'not-found';
      return mayReadCommunity(db, community, userId) ? 'allowed' : 'forbidden';
    }
    case 'competition': {
      const competition = db.competitions.get(Number(id));
      const isRoom = competition && roomId === competitionRoom(competition.id);
      return known(isRoom && isKnownCompetition(db, competition, userId));
    }
    case 'event': {
      const event = db.events.get(Number(id));
      return known(event && roomId === eventRoom(event.id) && mayReadEvent(db, event, userId));
    }
    case 'fixture': {
      const game = db.games.get(Number(id));
      return known(game && roomId === gameRoom(game.id) && mayReadGame(db, game, userId));
    }
    case 'venue': {
      const venue = db.venues.get(Number(id));
      if (!venue || roomId !== venueRoom(venue.id)) return 'not-found';
      return maySeeVenue(db, requester, venue) ? 'allowed' : 'forbidden';
    }
    default:
      return 'not-found';
  }
}

/** Whether the person may stay in a room, in whichever of their modules: signed in somewhere, and allowed to read. */
export function mayStay(db: DbReader, roomId: string, userId: number): boolean {
  const user = db.users.get(userId);
  if (!user || db.sessions.by('user', userId).length === 0) return false;
  return mayEnter(db, { user, module: user.is_super_user ? 'superuser' : 'base' }, roomId) === 'allowed';
}
