import type { EventRecord, GameRecord, LocalText, ParticipantRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { looksAfter, managersOf, managesEvent, mayReadEvent, moduleOfOwner } from '../events/access.ts';
import { eventRoom } from '../events/live.ts';
import { courtBookingOf, pointOfEvent } from '../events/place.ts';
import type { GameHost, GameReader, GamesOfKind } from './host.ts';
import { isLive } from './games.ts';
import { OFFICIAL_AFTER, type Side } from './result.ts';
import { eventGameAddress } from '../shared/notification-target.ts';
import { organizationRole } from '../people/organization-access.ts';
import { existing } from '../shared/lookups.ts';

const sides = ['home', 'away'] as const;

/** The sides of an event by what they wear. */
export const sideNames: Readonly<Record<Side, LocalText>> = {
  home: { en: 'Black team', sq: 'Ekipi i zi' },
  away: { en: 'White team', sq: 'Ekipi i bardhë' },
};

/** Games of events: time, place, readers and people are the event's, the sides its participants (decision 042). */
export const eventGames: GamesOfKind = {
  hostOf: (db, game) => hostOf(db, game, existing(db.events.get(game.event_id ?? 0), 'event')),
  gamesOf: (db, { user }) =>
    db.games.filter({ kind: 'event' }).filter((game) => {
      const userId = user?.id;
      if (userId === undefined) return false;
      const event = existing(db.events.get(game.event_id ?? 0), 'event');
      if (!mayReadEvent(db, event, userId)) return false;
      return goesTo(db, event, userId) !== undefined || looksAfter(db, event, userId);
    }),
};

function hostOf(db: DbReader, game: GameRecord, event: EventRecord): GameHost {
  const { id, title, cancelled_at, starts_at, ends_at } = event;
  const isOpen = cancelled_at === null;
  const sidesSpokenFor = (userId: number): Side[] => {
    const side = goesTo(db, event, userId)?.side;
    return side ? [side] : [];
  };
  return {
    event: { id, title },
    competition: null,
    isKnownTo: (userId) => mayReadEvent(db, event, userId),
    managers: () => managersOf(db, event),
    looksAfter: (userId) => looksAfter(db, event, userId),
    manages: (requester) => managesEvent(db, requester, event),
    profileOf: (managerId) => profileOf(db, event, managerId),
    leads: (userId) => sides.some((side) => playersOf(db, event, side)[0]?.user_id === userId),
    speakers: (side) => playersOf(db, event, side).map(({ user_id }) => user_id),
    sidesSpokenFor,
    sideOf: (userId) => sidesSpokenFor(userId)[0] ?? null,
    players: () =>
      db.participants
        .by('event', id)
        .filter(({ status }) => status === 'going')
        .map(({ user_id }) => user_id),
    squad: (side) => playersOf(db, event, side).map(({ user_id }) => user_id),
    eligible: () => null, // its sides are balanced
    showsLineup: ({ user }) => user !== null,
    lineup: ({ user }, side) => (user ? playersOf(db, event, side).map(toEntry) : []),
    namesPeopleToGuests: false,
    times: (now) => ({ status: statusOf(game, event, now), starts_at, ends_at }),
    startsByClock: starts_at,
    isOpen,
    hasBegun: (now) => isOpen && starts_at <= now,
    officialAfter: OFFICIAL_AFTER,
    sideName: (side) => sideNames[side],
    place(now) {
      const booking = courtBookingOf(db, event, now);
      const court = booking && db.courts.get(booking.court_id);
      return { venue_id: booking?.venue_id ?? null, court_name: court?.name ?? null };
    },
    point: (now) => pointOfEvent(db, event, now),
    address: (reader) => eventGameAddress(id, reader),
    inNotice: () => ({ event: { id, title }, home: '', away: '' }), // what the sides wear is said in the reader's language
    otherRooms: [eventRoom(id)],
  };
}

function goesTo(db: DbReader, event: EventRecord, userId: number): ParticipantRecord | undefined {
  const mine = db.participants.one('participation', event.id, userId);
  return mine?.status === 'going' ? mine : undefined;
}

/** Who plays on a side: its captain first (who manages the event, else who came first), then by arrival. */
function playersOf(db: DbReader, event: EventRecord, side: Side): ParticipantRecord[] {
  const manages = ({ user_id }: ParticipantRecord) => looksAfter(db, event, user_id);
  return db.participants
    .by('event', event.id)
    .filter((one) => one.status === 'going' && one.side === side)
    .toSorted(
      (a, b) => Number(manages(b)) - Number(manages(a)) || (a.arrived_at ?? 0) - (b.arrived_at ?? 0) || a.id - b.id,
    );
}

const toEntry = ({ id, user_id, guests, position }: ParticipantRecord, index: number) => ({
  user_id,
  guests,
  jersey_number: null,
  is_captain: index === 0,
  position,
  participant_id: id,
  is_starter: null,
});

/** It is live between start and end, and finished when a result is entered; one that is tracked is as its log says. */
function statusOf(game: GameRecord, { cancelled_at, starts_at, ends_at }: EventRecord, now: number) {
  if (game.status === 'finished' || isLive(game)) return game.status;
  if (cancelled_at !== null) return 'cancelled';
  return starts_at <= now && now < ends_at ? 'live' : 'scheduled';
}

/** The profile from which they manage the event; who has left its organization has the base profile. */
function profileOf(db: DbReader, event: EventRecord, user_id: number): GameReader {
  const module = moduleOfOwner(event);
  return module === 'organization' && organizationRole(db, event.owner_id, user_id) !== null
    ? { user_id, module, entity_id: event.owner_id }
    : { user_id, module: 'base', entity_id: user_id };
}
