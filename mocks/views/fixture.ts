import type { Viewer } from '../contract/types.ts';
import type { GameRecord, LocalText, SourceRecord } from '../db/records.ts';
import type { DbReader } from '../db/tables.ts';
import { asOfNow } from '../rules/bookings/status.ts';
import { stageGames } from '../rules/competitions/stages.ts';
import { isPlayed, resultStatusOf, winnerOf } from '../rules/games/outcome.ts';
import { teamOf } from '../rules/games/games.ts';
import type { Side } from '../rules/games/result.ts';
import { existing } from '../rules/shared/lookups.ts';
import { toIso } from '../rules/shared/time.ts';
import { toCompetitionRef } from './competition.ts';
import { toCourtRef } from './court.ts';
import { toLive } from './live.ts';
import { toTeamRef } from './team.ts';

type Reader = Pick<Viewer, 'db' | 'say' | 'now'>;

/** A game of two teams, as lists show it. */
export function toFixture(ctx: Reader, game: GameRecord) {
  const { db } = ctx;
  return {
    id: game.id,
    competition: toCompetitionRef(db, game.competition_id),
    stage: toFixtureStage(ctx, game),
    starts_at: game.starts_at === null ? null : toIso(game.starts_at),
    home: toFixtureSide(ctx, game, 'home'),
    away: toFixtureSide(ctx, game, 'away'),
    status: game.status,
    result_status: resultStatusOf(game, ctx.now()),
    score: toScore(game),
    live: toLive(ctx, game),
    venue: toFixtureVenue(db, game.venue_id),
    court: toFixtureCourt(ctx, game),
  };
}

export const toScore = (game: GameRecord) => ({
  home: game.home_score,
  away: game.away_score,
  periods: [...game.periods],
  sets: game.sets.map(({ tiebreak, ...set }) => ({ ...set, ...(tiebreak && { tiebreak }) })),
  shootout: game.shootout && { ...game.shootout },
});

function toFixtureSide(ctx: Reader, game: GameRecord, side: Side) {
  const { db } = ctx;
  const teamId = teamOf(game, side);
  const team = teamId === null ? undefined : db.teams.get(teamId);
  const source = game.place?.[side] ?? null;
  const winner = winnerOf(game);
  return {
    team: team ? toTeamRef(db, team) : null,
    label: toFixtureSideLabel(ctx, game, side),
    source: source && { ...source },
    is_winner: isPlayed(game) && winner !== null ? winner === side : null,
    forfeited: game.forfeits.includes(side),
  };
}

/** The name of the team of a side, or where it comes from. */
export function toFixtureSideLabel({ db, say }: Pick<Viewer, 'db' | 'say'>, game: GameRecord, side: Side): string {
  const team = db.teams.get(teamOf(game, side) ?? 0);
  if (team) return team.name;
  const source = game.place?.[side] ?? null;
  return source ? say(sourceLabel(db, source)) : side === 'home' ? game.home_label : game.away_label;
}

/** Where a game stands in its competition; null: in none. */
export function toFixtureStage({ db, say }: Pick<Viewer, 'db' | 'say'>, { place }: GameRecord) {
  if (!place) return null;
  const stage = existing(db.stages.get(place.stage_id), 'stage');
  const group = place.group_id === null ? null : existing(db.stageGroups.get(place.group_id), 'group');
  const beside = stageGames(db, stage).filter(
    (one) => one.place?.group_id === place.group_id && one.place?.bracket?.side === place.bracket?.side,
  );
  return {
    id: stage.id,
    name: say(stage.name),
    type: stage.type,
    group: group && stage.settings.groups > 1 ? { id: group.id, name: group.name } : null,
    round: place.round,
    rounds: Math.max(...beside.map((one) => one.place?.round ?? 1)),
    leg: place.leg,
    bracket: place.bracket && { ...place.bracket },
    number: place.number,
  };
}

/** What is said of a side whose team is not known yet. */
export function sourceLabel(db: DbReader, source: SourceRecord): LocalText {
  const { kind, game_id, group_id, rank, nth } = source;
  const number = game_id === null ? '' : (db.games.get(game_id)?.place?.number ?? '');
  const group = group_id === null ? '' : (db.stageGroups.get(group_id)?.name ?? '');
  switch (kind) {
    case 'winner':
      return { en: `Winner of game ${number}`, sq: `Fituesi i ndeshjes ${number}` };
    case 'loser':
      return { en: `Loser of game ${number}`, sq: `Humbësi i ndeshjes ${number}` };
    case 'rank':
      return group === ''
        ? { en: `Place ${rank}`, sq: `Vendi ${rank}` }
        : { en: `Place ${rank} of Group ${group}`, sq: `Vendi ${rank} i Grupit ${group}` };
    case 'best-rank':
      return { en: `Best of place ${rank}, no. ${nth}`, sq: `Më i miri i vendit ${rank}, nr. ${nth}` };
    case 'bye':
      return { en: 'Bye', sq: 'Pushon' };
    case 'team':
      return { en: 'Not known yet', sq: 'Ende e panjohur' };
  }
}

/** Where a game takes place. */
export function toFixtureVenue(db: DbReader, venueId: number | null) {
  const venue = venueId === null ? undefined : db.venues.get(venueId);
  return venue ? { id: venue.id, slug: venue.slug, name: venue.name } : null;
}

/** How far the venue is with its court; null: none was asked, or the game has begun. */
export function toFixtureBooking(
  { db, now }: Pick<Viewer, 'db' | 'now'>,
  { booking_id = null, starts_at }: GameRecord,
) {
  const stored = booking_id === null ? undefined : db.bookings.get(booking_id);
  const booking = stored && asOfNow(stored, now());
  if (!booking || booking.status === 'Unbooked' || starts_at === null || starts_at <= now()) return null;
  const { asked, status } = booking;
  return {
    status: asked ? 'closing' : status === 'Pending' ? 'asked' : 'confirmed',
    reason: asked && asked.reason,
    answer_until: asked && toIso(asked.until),
  } as const;
}

/** Its court; null: not known. */
export function toFixtureCourt(ctx: Pick<Viewer, 'db' | 'say'>, { court_id = null }: GameRecord) {
  const court = court_id === null ? undefined : ctx.db.courts.get(court_id);
  return court ? toCourtRef(ctx.db, court, ctx) : null;
}
