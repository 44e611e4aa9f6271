/** Permissions of keeping the log of a game (decision 063), written by hand, for the personas of `permission-table.ts`. */
import { competitionIds } from '../../mocks/seed/competitions.ts';
import type { World } from './mock-world.ts';
import type { PermissionRow } from './permission-table.ts';

/** The game of the league that is on; its competition is run by the organization manager. */
export const liveOfLiga = (w: Pick<World, 'db'>) => ({
  gameId: w.db.games.by('competition', competitionIds.liga).find(({ status }) => status === 'live')?.id ?? 0,
});
/** An entry of its log. */
export const entryOfLiga = (w: Pick<World, 'db'>) => ({
  ...liveOfLiga(w),
  clientId: w.db.gameEvents.by('game', liveOfLiga(w).gameId).find(({ type }) => type === 'goal')?.client_id ?? '',
});
/** Nobody tracks it. */
const notTracking = [401, 403, 403, 403, 409, 403, 403] as const;

export const trackingRows = {
  claimTracking: {
    module: 'organization',
    statuses: [401, 403, 403, 403, 200, 403, 403],
    path: liveOfLiga,
    body: {},
  },
  releaseTracking: { module: 'organization', statuses: notTracking, path: liveOfLiga, body: {} },
  sendGameEvents: { module: 'organization', statuses: notTracking, path: liveOfLiga, body: { events: [] } },
  completeGameEvent: {
    module: 'organization',
    statuses: notTracking,
    path: entryOfLiga,
    body: { player_id: null, related_player_id: null, how: null },
  },
  voidGameEvent: {
    module: 'organization',
    statuses: notTracking,
    path: entryOfLiga,
    query: { module: 'organization' },
  },
} as const satisfies Record<string, PermissionRow>;
