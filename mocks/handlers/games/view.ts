import type { RequestContext } from '../../contract/types.ts';
import type { EventRecord, GameRecord, UserRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { looksAfter } from '../../rules/event-access.ts';
import { courtBookingOf } from '../../rules/event-place.ts';
import { gamePermissions, playersOf, sideOf, teamOf } from '../../rules/game-access.ts';
import { officialsOf } from '../../rules/game-officials.ts';
import { OFFICIAL_AFTER, otherSide, resultStateOf, type Side } from '../../rules/game-result.ts';
import { rulesOf } from '../../rules/game-rules.ts';
import { asOfNow, eventOf, sideNames } from '../../rules/games.ts';
import { maySeeTeam, rosterOf } from '../../rules/team-access.ts';
import { toIso } from '../../rules/time.ts';
import { existing, toSport, toUserRef } from '../../rules/views/lookups.ts';
import { toTeamRef } from '../teams/team-view.ts';
import { fold } from '../venues/search.ts';
import { toFixtureVenue } from './fixture-view.ts';

/** Who looks at a game. */
export interface GameViewer extends RequestContext {
  readonly db: DbReader;
  readonly user: UserRecord | null;
}

/** A game as this user sees it now: of two teams or of an event (decision 042). */
export function toGame(ctx: GameViewer, stored: GameRecord) {
  const { db, user } = ctx;
  const now = ctx.now();
  const game = asOfNow(db, stored, now);
  const event = eventOf(db, game);
  const sport = existing(db.sports.get(game.sport_id), 'sport');
  const place = placeOf({ db, now }, game, event);
  const follows = db.gameFollows.by('game', game.id);
  return {
    id: game.id,
    kind: game.kind,
    sport: toSport(sport, ctx),
    event: event && { id: event.id, title: event.title },
    home: toSide(ctx, game, 'home'),
    away: toSide(ctx, game, 'away'),
    status: game.status,
    result_status: resultStatusOf(game, now),
    result: toResult(ctx, game, event),
    starts_at: game.starts_at === null ? null : toIso(game.starts_at),
    ends_at: event ? toIso(event.ends_at) : null,
    venue: toFixtureVenue(db, place.venue_id),
    court_name: place.court_name,
    score: {
      home: game.home_score,
      away: game.away_score,
      periods: [...game.periods],
      sets: game.sets.map(({ tiebreak, ...set }) => ({ ...set, ...(tiebreak && { tiebreak }) })),
    },
    rules: rulesOf(sport.key),
    officials: officialsOf(db, game.id).map(({ user_id, role }) => ({ user: personOf(db, user_id), role })),
    my_side: sideOf(db, game, user?.id),
    followers_count: follows.length,
    is_followed: follows.some(({ user_id }) => user_id === user?.id),
    permissions: gamePermissions(db, ctx, game, now),
  };
}

const personOf = (db: DbReader, userId: number) => existing(toUserRef(db, userId) ?? undefined, 'user');

const isPlayed = ({ status, home_score, away_score }: GameRecord): boolean =>
  (status === 'finished' || status === 'walkover') && home_score !== null && away_score !== null;

/** A score that came with its league stands without anybody's word. */
const resultStatusOf = (game: GameRecord, now: number) =>
  game.result === null && isPlayed(game) ? 'official' : resultStateOf(game.result, now);

function toSide(ctx: GameViewer, game: GameRecord, side: Side) {
  const { db } = ctx;
  const teamId = teamOf(game, side);
  const team = teamId === null ? undefined : db.teams.get(teamId);
  const label = side === 'home' ? game.home_label : game.away_label;
  const winner = winnerOf(game);
  return {
    team: team ? toTeamRef(db, team) : null,
    label: game.event_id === null ? (team?.name ?? label) : ctx.say(sideNames[side]),
    lineup: lineupOf(ctx, game, side),
    is_winner: winner && winner === side,
    forfeited: game.status === 'walkover' && winner === otherSide(side),
    has_confirmed: resultStatusOf(game, ctx.now()) === 'official' || (game.result?.confirmed.includes(side) ?? false),
  };
}

function winnerOf(game: GameRecord): Side | null {
  const { home_score, away_score } = game;
  if (!isPlayed(game) || home_score === null || away_score === null || home_score === away_score) return null;
  return home_score > away_score ? 'home' : 'away';
}

/** Captain first, then by name; of an event for the signed-in, of a private team for its own people. */
function lineupOf(ctx: GameViewer, game: GameRecord, side: Side) {
  const { db, user } = ctx;
  const event = eventOf(db, game);
  if (event) {
    if (!user) return [];
    const entries = playersOf(db, event, side).map(({ id, user_id, guests, position }, index) => ({
      user: personOf(db, user_id),
      guests,
      jersey_number: null,
      is_captain: index === 0,
      position,
      participant_id: id,
    }));
    return entries.toSorted(captainFirst);
  }
  const team = db.teams.get(teamOf(game, side) ?? 0);
  if (!team || !maySeeTeam(db, ctx, team)) return [];
  return rosterOf(db, team.id)
    .filter(({ status, is_player }) => status === 'active' && is_player)
    .map(({ user_id, jersey_number, position, roles }) => ({
      user: personOf(db, user_id),
      guests: 0,
      jersey_number,
      is_captain: roles.includes('captain'),
      position,
      participant_id: null,
    }))
    .toSorted(captainFirst);
}

const compare = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);
const captainFirst = (a: Placed, b: Placed): number =>
  Number(b.is_captain) - Number(a.is_captain) || compare(fold(a.user.name), fold(b.user.name)) || a.user.id - b.user.id;
interface Placed {
  readonly is_captain: boolean;
  readonly user: { readonly id: number; readonly name: string };
}

/** Names of an event's people are for the signed-in, the words of a dispute for its players and who manages it. */
function toResult(ctx: GameViewer, game: GameRecord, event: EventRecord | null) {
  const { db, user } = ctx;
  if (!game.result) return null;
  const { entered_by, entered_at, disputed_by, dispute_reason } = game.result;
  const isNamed = user !== null || event === null;
  const isInside =
    user !== null && (sideOf(db, game, user.id) !== null || (event !== null && looksAfter(db, event, user.id)));
  return {
    entered_by: isNamed ? toUserRef(db, entered_by) : null,
    entered_at: toIso(entered_at),
    official_at: toIso(entered_at + OFFICIAL_AFTER),
    disputed_by: isInside ? toUserRef(db, disputed_by) : null,
    dispute_reason: isInside ? dispute_reason : null,
  };
}

/** Of an event: the court that is booked for it. */
function placeOf({ db, now }: { db: DbReader; now: number }, game: GameRecord, event: EventRecord | null) {
  const booking = event && courtBookingOf(db, event, now);
  const court = booking && db.courts.get(booking.court_id);
  return { venue_id: event ? (booking?.venue_id ?? null) : game.venue_id, court_name: court?.name ?? null };
}
