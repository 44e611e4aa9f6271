import type { GameRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { gameEvents } from '../games/events.ts';
import { isLive, soonestFirst } from '../games/games.ts';
import { columnsOf, liveRules, replayOf } from '../games/log.ts';
import type { Job } from '../shared/job.ts';
import { existing } from '../shared/lookups.ts';
import { tellRoom } from './change.ts';
import { entryOf } from './play.ts';

/** The football games that an organization runs. */
function footballOf(db: DbReader, organizationId: number): GameRecord[] {
  const competitions = db.competitions.filter(
    (one) => one.owner_type === 'organization' && one.owner_id === organizationId && one.phase === 'ongoing',
  );
  return competitions
    .flatMap(({ id }) => db.games.by('competition', id))
    .filter((game) => existing(db.sports.get(game.sport_id), 'sport').key === 'football');
}

/** Of each organization of whose football games none is on that nobody tracks: the one that comes next, unless it holds a court. */
function dueGames(db: DbReader): GameRecord[] {
  return db.organizations.filter({}).flatMap(({ id }) => {
    const games = footballOf(db, id);
    if (games.some((game) => isLive(game) && !game.tracking)) return [];
    const next = soonestFirst(games).find(
      ({ status, home_team_id, away_team_id, booking_id }) =>
        status === 'scheduled' && home_team_id !== null && away_team_id !== null && !booking_id,
    );
    return next ?? [];
  });
}

/** In the demo and in development there is always a football game on to be tracked: when the last one is over or taken, the next is brought forward. */
export const kickOff: Job = async (db, now, emit, realtime) => {
  for (const before of dueGames(db)) {
    const start = { type: 'period-start', side: null, player_id: null, period: 1, clock_ms: 0, at: now } as const;
    await db.gameEvents.insert(entryOf(db, before.id, start));
    const game = await db.games.update(before.id, {
      ...columnsOf(liveRules(db, before), replayOf(db, before)),
      starts_at: now,
    });
    tellRoom({ db, realtime }, game, 'fixture-status', null);
    for (const event of gameEvents(db, game)) emit(event);
  }
};

/** At once, where one is due. */
export const nextKickOff = (db: DbReader, now: number): number[] => (dueGames(db).length > 0 ? [now] : []);
