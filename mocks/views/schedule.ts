import type { Viewer } from '../contract/types.ts';
import type { CourtRecord, GameRecord, VenueRecord } from '../db/records.ts';
import type { DbReader } from '../db/tables.ts';
import type { CourtTime } from '../rules/competitions/courts.ts';
import type { offersFor } from '../rules/competitions/schedule-changes.ts';
import type { Posed } from '../rules/competitions/schedule-problem.ts';
import type { Planned } from '../../src/tournament/index.ts';
import { existing } from '../rules/shared/lookups.ts';
import { toIso } from '../rules/shared/time.ts';
import { toFixtureSideLabel, toFixtureStage } from './fixture.ts';

type Reader = Pick<Viewer, 'db' | 'say'>;

const toVenue = ({ id, slug, name }: VenueRecord) => ({ id, slug, name });

/** A court with its venue. */
export const toScheduleCourt = (db: DbReader, { id, name, venue_id }: CourtRecord) => ({
  id,
  name,
  venue: toVenue(existing(db.venues.get(venue_id), 'venue')),
});

/** Which game of the stage it is. */
export const toPlannedSides = (ctx: Reader, game: GameRecord, matchday: number) => ({
  number: game.place?.number ?? 1,
  stage: existing(toFixtureStage(ctx, game) ?? undefined, 'stage'),
  matchday,
  home: toFixtureSideLabel(ctx, game, 'home'),
  away: toFixtureSideLabel(ctx, game, 'away'),
});

interface PlannedTime {
  readonly starts: number;
  readonly time: CourtTime | null;
  readonly lost: boolean;
}
/** A game with the time that it would have. */
export function toPlannedGame(ctx: Reader, game: GameRecord, matchday: number, { starts, time, lost }: PlannedTime) {
  return {
    ...toPlannedSides(ctx, game, matchday),
    starts_at: toIso(starts),
    court: time && toScheduleCourt(ctx.db, existing(ctx.db.courts.get(time.court_id), 'court')),
    price: time && time.price,
    lost,
  };
}

/** A game without a place, and why. */
export function toUnplaced(
  ctx: Reader,
  game: GameRecord,
  matchday: number,
  { reason, team, official }: Planned['unplaced'][number],
) {
  const who =
    team === null ? (official === null ? null : ctx.db.users.get(official)?.name) : ctx.db.teams.get(team)?.name;
  return { ...toPlannedSides(ctx, game, matchday), reason, who: who ?? null };
}

/** What the games of each matchday lack. */
export const toGaps = ({ db }: Reader, { missing }: Planned, { days }: Posed) =>
  missing.map(({ matchday, games, courtMinutes, teams }) => {
    const { first, last } = existing(days.get(matchday), 'matchday');
    return {
      matchday,
      first_day: first,
      last_day: last,
      games,
      court_minutes: courtMinutes,
      teams: teams.map((id) => existing(db.teams.get(id), 'team').name),
    };
  });

export const toOffer = ({ db }: Reader, { kind, what, unplaced }: ReturnType<typeof offersFor>[number]) => ({
  kind,
  unplaced,
  court: 'court' in what ? toScheduleCourt(db, what.court) : null,
  kickoff: 'kickoff' in what ? { ...what.kickoff } : null,
  matchday_days: 'matchdayDays' in what ? what.matchdayDays : null,
});
