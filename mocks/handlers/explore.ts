import type { Context, HandlersOf, Input } from '../contract/types.ts';
import type { CompetitionRecord, EventRecord, GameRecord, TeamRecord, VenueRecord } from '../db/records.ts';
import { isKnownTo, membersOfCommunity } from '../rules/communities/access.ts';
import { isOver, mayReadEvent } from '../rules/events/access.ts';
import { pointOfEvent } from '../rules/events/place.ts';
import { mayReadGame } from '../rules/games/access.ts';
import { asOfNow, hostOf } from '../rules/games/kinds.ts';
import { isLive } from '../rules/games/games.ts';
import { type Point, pointOfCity, pointOfVenue, distanceBetween } from '../rules/shared/points.ts';
import { maySeeTeam, rosterOf } from '../rules/teams/access.ts';
import { toCompetition } from '../views/competition.ts';
import { toEvent } from '../views/event.ts';
import { toVenue } from '../views/venue.ts';
import { toCommunity } from '../views/community.ts';
import { toGame } from '../views/game.ts';
import { toTeam } from '../views/team.ts';
import { searchVenues } from '../rules/bookings/venue-search.ts';
import { fold } from '../rules/shared/fold.ts';

type Ctx = Context<'getExplore'>;
type Query = Input<'getExplore'>['query'];

const MOST = 6;
const placeNeeded = { en: 'Give both lat and lng.', sq: 'Jep lat dhe lng.' };

/** What is on near the reader (design §12): at most six of a kind, and only what they may know of. */
export const explore: HandlersOf<'explore'> = {
  getExplore({ query }, ctx) {
    if ((query.lat === undefined) !== (query.lng === undefined))
      return ctx.refuse(422, 'validation', ctx.say(placeNeeded), { field: query.lat === undefined ? 'lat' : 'lng' });
    return {
      live_games: nearest(query, liveGames(ctx, query)).map((game) => toGame(ctx, game)),
      venues: nearest(query, venues(ctx, query)).map((venue) => toVenue(ctx.db, venue, ctx)),
      events: nearest(query, events(ctx, query)).map((event) => toEvent(ctx, event)),
      competitions: nearest(query, competitions(ctx, query)).map((one) => toCompetition(ctx, one)),
      communities: nearest(query, communities(ctx, query)).map((one) => toCommunity(ctx, one)),
      teams: nearest(query, teams(ctx, query)).map((team) => toTeam(ctx, team)),
    };
  },
};

/** Something to show, in which city and where; `rank`: lower comes first when nothing says where the reader is. */
interface Candidate<R> {
  readonly record: R;
  readonly place: Point;
  readonly rank: number;
  readonly name: string;
}

/** Of the city, else by distance, else by rank. */
function nearest<R extends { readonly id: number }>(
  { city_id, lat, lng }: Query,
  candidates: readonly Candidate<R>[],
): R[] {
  const here = city_id === undefined && lat !== undefined && lng !== undefined ? { lat, lng } : null;
  const among = city_id === undefined ? candidates : candidates.filter(({ place }) => place.cityId === city_id);
  const away = ({ place }: Candidate<R>) => (here ? distanceBetween(here, place) : 0);
  return among
    .map((one) => ({ one, distance: away(one) }))
    .toSorted(
      (a, b) =>
        a.distance - b.distance ||
        a.one.rank - b.one.rank ||
        compare(a.one.name, b.one.name) ||
        a.one.record.id - b.one.record.id,
    )
    .slice(0, MOST)
    .map(({ one }) => one.record);
}
const compare = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

const isOf = ({ sport_id }: Query, sportId: number): boolean => sport_id === undefined || sport_id === sportId;

/** Busiest: with the most followers. */
function liveGames(ctx: Ctx, query: Query): Candidate<GameRecord>[] {
  const { db, user } = ctx;
  return db.games
    .filter((game) => isOf(query, game.sport_id) && mayReadGame(db, game, user?.id))
    .map((game) => asOfNow(db, game, ctx.now()))
    .filter(isLive)
    .map((game) => ({
      record: game,
      place: hostOf(db, game).point(ctx.now()),
      rank: -db.gameFollows.by('game', game.id).length,
      name: String(game.starts_at),
    }));
}

/** Soonest first. */
const events = (ctx: Ctx, query: Query): Candidate<EventRecord>[] =>
  ctx.db.events
    .filter((event) => isOf(query, event.sport_id) && !isOver(event, ctx.now()))
    .filter((event) => mayReadEvent(ctx.db, event, ctx.user?.id))
    .map((event) => ({
      record: event,
      place: pointOfEvent(ctx.db, event, ctx.now()),
      rank: event.starts_at,
      name: fold(event.title),
    }));

/** Those to come first, then those that are on; the most followed first. */
const competitions = ({ db }: Ctx, query: Query): Candidate<CompetitionRecord>[] =>
  db.competitions
    .filter(
      ({ phase, sport_id }) =>
        isOf(query, sport_id) && (phase === 'registration' || phase === 'ready' || phase === 'ongoing'),
    )
    .map((one) => ({
      record: one,
      place: pointOfCity(db, one.city_id),
      rank: (one.phase === 'registration' ? -1_000_000 : 0) - db.competitionFollows.by('competition', one.id).length,
      name: fold(one.name),
    }));

/** Busiest: the most bookmarked. */
function venues(ctx: Ctx, query: Query): Candidate<VenueRecord>[] {
  const marks = new Map<number, number>();
  for (const { venue_id } of ctx.db.bookmarks.all()) marks.set(venue_id, (marks.get(venue_id) ?? 0) + 1);
  const found = searchVenues(ctx.db, {
    userId: null,
    now: ctx.now(),
    statuses: ['published'],
    ownIds: null,
    bookmarkedIds: null,
    sportId: query.sport_id,
    facilities: [],
    slot: null,
    near: null,
    sort: 'name',
  });
  return found.map(({ venue }) => ({
    record: venue,
    place: pointOfVenue(venue),
    rank: -(marks.get(venue.id) ?? 0),
    name: fold(venue.name),
  }));
}

/** Busiest: with the most members. */
const communities = (ctx: Ctx, { sport_id }: Query) =>
  ctx.db.communities
    .filter((one) => isKnownTo(ctx.db, one, ctx.user?.id))
    .filter(({ sport_ids }) => sport_id === undefined || sport_ids.includes(sport_id))
    .map((one) => ({
      record: one,
      place: pointOfCity(ctx.db, one.city_id),
      rank: -membersOfCommunity(ctx.db, one.id).length,
      name: fold(one.name),
    }));

/** Busiest: with the most members. */
const teams = (ctx: Ctx, query: Query): Candidate<TeamRecord>[] =>
  ctx.db.teams
    .filter((team) => isOf(query, team.sport_id) && maySeeTeam(ctx.db, ctx, team))
    .map((team) => ({
      record: team,
      place: pointOfCity(ctx.db, team.city_id),
      rank: -rosterOf(ctx.db, team.id).filter(({ status }) => status === 'active').length,
      name: fold(team.name),
    }));
