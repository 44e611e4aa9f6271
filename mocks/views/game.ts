import type { Viewer } from '../contract/types.ts';
import type { GameRecord } from '../db/records.ts';
import type { DbReader } from '../db/tables.ts';
import { gamePermissions } from '../rules/games/access.ts';
import { type GameHost } from '../rules/games/host.ts';
import { asOfNow, hostOf } from '../rules/games/kinds.ts';
import { appointmentsOf, isStanding } from '../rules/games/officials.ts';
import { resultStatusOf, winnerOf } from '../rules/games/outcome.ts';
import type { Side } from '../rules/games/result.ts';
import { rulesOfGame } from '../rules/games/rules.ts';
import { teamOf } from '../rules/games/games.ts';
import { toIso } from '../rules/shared/time.ts';
import { existing, toSport, toUserRef } from '../rules/shared/lookups.ts';
import { toLive, toTracker } from './live.ts';
import { toTeamRef } from './team.ts';
import { fold } from '../rules/shared/fold.ts';
import { toCompetitionRef } from './competition.ts';
import { sourceLabel, toFixtureCourt, toFixtureStage, toFixtureVenue, toScore } from './fixture.ts';

/** A game as this user sees it now: of two teams or of an event (decision 042). */
export function toGame(ctx: Viewer, stored: GameRecord) {
  const { db, user } = ctx;
  const now = ctx.now();
  const game = asOfNow(db, stored, now);
  const host = hostOf(db, game);
  const { ends_at } = host.times(now);
  const sport = existing(db.sports.get(game.sport_id), 'sport');
  const place = host.place(now);
  const follows = db.gameFollows.by('game', game.id);
  return {
    id: game.id,
    kind: game.kind,
    sport: toSport(sport, ctx),
    event: host.event,
    competition: toCompetitionRef(db, game.competition_id),
    stage: toFixtureStage(ctx, game),
    home: toSide(ctx, game, host, 'home'),
    away: toSide(ctx, game, host, 'away'),
    status: game.status,
    result_status: resultStatusOf(game, now),
    result: toResult(ctx, game, host),
    walkover_reason: game.walkover_reason,
    reopened: toReopening(ctx, game, host),
    starts_at: game.starts_at === null ? null : toIso(game.starts_at),
    ends_at: ends_at === null ? null : toIso(ends_at),
    venue: toFixtureVenue(db, place.venue_id),
    court_name: place.court_name,
    court: toFixtureCourt(ctx, game),
    score: toScore(game),
    live: toLive(ctx, game),
    tracker: toTracker(ctx, game),
    rules: rulesOfGame(db, game),
    officials: toOfficials(ctx, game, host),
    my_side: user && host.sideOf(user.id),
    followers_count: follows.length,
    is_followed: follows.some(({ user_id }) => user_id === user?.id),
    permissions: gamePermissions(db, ctx, game, now),
  };
}

/** Who has declined is seen by themselves, and by who runs the competition. */
const toOfficials = ({ db, user }: Viewer, { id }: GameRecord, host: GameHost) =>
  appointmentsOf(db, id)
    .filter((one) => isStanding(one) || one.user_id === user?.id || host.looksAfter(user?.id))
    .map(({ user_id, role, status }) => ({ user: personOf(db, user_id), role, status }));

const personOf = (db: DbReader, userId: number) => existing(toUserRef(db, userId) ?? undefined, 'user');

function toSide(ctx: Viewer, game: GameRecord, host: GameHost, side: Side) {
  const { db } = ctx;
  const teamId = teamOf(game, side);
  const team = teamId === null ? undefined : db.teams.get(teamId);
  const source = game.place?.[side] ?? null;
  const winner = winnerOf(game);
  return {
    team: team ? toTeamRef(db, team) : null,
    label: ctx.say(source && !team ? sourceLabel(db, source) : host.sideName(side)),
    source: source && { ...source },
    lineup: lineupOf(ctx, host, side),
    is_winner: winner && winner === side,
    forfeited: game.forfeits.includes(side),
    has_confirmed: resultStatusOf(game, ctx.now()) === 'official' || (game.result?.confirmed.includes(side) ?? false),
  };
}

/** Who starts before the bench, the captain first, then by name. */
const lineupOf = ({ db, user }: Viewer, host: GameHost, side: Side) =>
  host
    .lineup({ user }, side)
    .map(({ user_id, guests, jersey_number, is_captain, position, participant_id, is_starter }) => ({
      user: personOf(db, user_id),
      guests,
      jersey_number,
      is_captain,
      position,
      participant_id,
      is_starter,
    }))
    .toSorted((a, b) => Number(b.is_starter) - Number(a.is_starter) || captainFirst(a, b));

const compare = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);
const captainFirst = (a: Placed, b: Placed): number =>
  Number(b.is_captain) - Number(a.is_captain) || compare(fold(a.user.name), fold(b.user.name)) || a.user.id - b.user.id;
interface Placed {
  readonly is_captain: boolean;
  readonly user: { readonly id: number; readonly name: string };
}

/** The words of a dispute are for its players and who manages it. */
function toResult({ db, user }: Viewer, game: GameRecord, host: GameHost) {
  if (!game.result) return null;
  const { entered_by, entered_at, disputed_by, dispute_reason } = game.result;
  const isNamed = user !== null || host.namesPeopleToGuests;
  const isInside = isOfGame(user, host);
  return {
    entered_by: isNamed ? toUserRef(db, entered_by) : null,
    entered_at: toIso(entered_at),
    official_at: toIso(game.result.official_at),
    disputed_by: isInside ? toUserRef(db, disputed_by) : null,
    dispute_reason: isInside ? dispute_reason : null,
  };
}

/** They play in it or look after it. */
const isOfGame = (user: Viewer['user'], host: GameHost): boolean =>
  user !== null && (host.sideOf(user.id) !== null || host.looksAfter(user.id));

function toReopening({ db, user }: Viewer, { reopened }: GameRecord, host: GameHost) {
  if (!reopened || !isOfGame(user, host)) return null;
  return { by: toUserRef(db, reopened.by), at: toIso(reopened.at), reason: reopened.reason };
}
