import type { GameRecord } from '../db/records.ts';
import type { DbReader } from '../db/tables.ts';
import { toIso } from '../rules/shared/time.ts';
import { toTeamRef } from './team.ts';

/** A game of two teams, as lists show it. */
export function toFixture(db: DbReader, game: GameRecord) {
  const side = (teamId: number | null, label: string) => {
    const team = teamId === null ? undefined : db.teams.get(teamId);
    return { team: team ? toTeamRef(db, team) : null, label: team?.name ?? label };
  };
  return {
    id: game.id,
    starts_at: game.starts_at === null ? null : toIso(game.starts_at),
    home: side(game.home_team_id, game.home_label),
    away: side(game.away_team_id, game.away_label),
    status: game.status,
    score: { home: game.home_score, away: game.away_score },
    venue: toFixtureVenue(db, game.venue_id),
  };
}

/** Where a game takes place. */
export function toFixtureVenue(db: DbReader, venueId: number | null) {
  const venue = venueId === null ? undefined : db.venues.get(venueId);
  return venue ? { id: venue.id, slug: venue.slug, name: venue.name } : null;
}
