import type {
  CommunityRoomEventType,
  CompetitionRoomEventType,
  EventRoomEventType,
  GameRoomEventType,
} from '../../shared/api/generated/model';
import { competitions, type Outdated } from '../../shared/api/outdated-reads.ts';

/** The kinds of rooms that pages follow, with what happens there. */
interface RoomEvents {
  community: CommunityRoomEventType;
  competition: CompetitionRoomEventType;
  event: EventRoomEventType;
  fixture: GameRoomEventType;
}
export type RoomKind = keyof RoomEvents;

const event: Outdated = {
  now: ['/event/{eventId}', '/event/{eventId}/participants', '/event/{eventId}/share-text'],
  next: ['/events', '/games', '/explore'],
};
const game: Outdated = {
  now: ['/fixture/{gameId}', '/event/{eventId}', '/event/{eventId}/participants', '/event/{eventId}/share-text'],
  next: ['/games', '/explore', '/team/{teamId}/fixtures'],
};
/** Lists of competitions, and what the reader is told, follow their own events. */
const competition: Outdated = {
  now: [
    '/competition/{competitionId}',
    '/competition/{competitionId}/teams',
    '/competition/{competitionId}/applications',
    '/competition/{competitionId}/standings',
    '/competition/{competitionId}/stats',
    '/competition/{competitionId}/fixtures',
    '/competition/{competitionId}/pipeline',
  ],
  next: ['/competitions', ...competitions.next],
};
/** A feed on screen takes what happened to a post itself, so that nothing that is read moves; one that is left is read when it is opened again. */
const post: Outdated = { next: ['/community/{communityId}/feed'] };
/** In a feed that is read again new posts wait until they are asked for. */
const feed: Outdated = { now: ['/community/{communityId}/feed'] };
const comments: Outdated = { ...post, now: ['/community/{communityId}/post/{postId}/comments'] };

const members: Outdated = {
  now: ['/community/{communityId}', '/community/{communityId}/members'],
  next: ['/communities', '/explore'],
};

/** What an event of a room outdates for who is on a page of it. An event type that is missing here does not compile. */
export const roomOutdates: { readonly [K in RoomKind]: Readonly<Record<RoomEvents[K], Outdated>> } = {
  community: {
    'post-added': feed,
    'post-changed': post,
    'post-commented': comments,
    'post-deleted': post,
    'members-changed': members,
  },
  competition: { 'competition-changed': competition, 'game-changed': competition },
  event: { 'event-changed': event, 'answers-changed': event, 'game-changed': game },
  fixture: { 'result-changed': game, 'fixture-event': game, 'fixture-clock': game, 'fixture-status': game },
};
