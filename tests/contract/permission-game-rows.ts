/** Permissions of the operations on games (design §8, decision 042), written by hand, for the personas of `permission-table.ts`. */
import { competitionIds } from '../../mocks/seed/competitions.ts';
import { eventIds } from '../../mocks/seed/event-plan.ts';
import { teamAccounts, teamIds } from '../../mocks/seed/team-people.ts';
import type { World } from './mock-world.ts';
import type { PermissionRow } from './permission-table.ts';

const open = [200, 200, 200, 200, 200, 200, 200] as const;
const signedIn = [401, 200, 200, 200, 200, 200, 200] as const;
/** The team admin hosts the Thursday game, and chooses who plays for their team. */
const host = [401, 403, 403, 200, 403, 403, 403] as const;
const hostMakes = [401, 403, 403, 201, 403, 403, 403] as const;
/** Of the game that was played with a result to confirm the player is on the other side, its captain. */
const player = [401, 200, 403, 403, 403, 403, 403] as const;
/** Owns the organization of the league. */
const organizer = [401, 403, 403, 403, 200, 403, 403] as const;
const ofLeague = (w: Pick<World, 'db'>, status: string) => ({
  gameId: w.db.games.by('competition', competitionIds.liga).find((one) => one.status === status)?.id ?? 0,
});
export const liveOfLeague = (w: Pick<World, 'db'>) => ofLeague(w, 'live');
export const firstOfLeague = (w: Pick<World, 'db'>) => ofLeague(w, 'finished');
/** The next game of the team admin's team, at home. */
export const nextAtHome = (w: Pick<World, 'db'>) => ({
  gameId: w.db.games.by('home', teamIds.shqiponjat).find(({ status }) => status === 'scheduled')?.id ?? 0,
  side: 'home' as const,
});
export const lineup = [
  { user_id: teamAccounts.teamCaptain, is_starter: true },
  { user_id: teamAccounts.teamManager, is_starter: false },
] as const;
const thursday = () => ({ eventId: eventIds.thursday });
export const gameOf = (w: Pick<World, 'db'>, eventId: number) => ({
  gameId: w.db.games.by('event', eventId)[0]?.id ?? 0,
});
const played = (w: World) => gameOf(w, eventIds.played);

export const gameRows = {
  listGames: { module: 'base', statuses: signedIn },
  getGame: { module: 'base', statuses: open, path: played },
  enterResult: {
    module: 'base',
    statuses: player,
    path: played,
    body: {
      sets: [
        { home: 25, away: 20 },
        { home: 25, away: 20 },
        { home: 25, away: 20 },
      ],
    },
  },
  confirmResult: { module: 'base', statuses: player, path: played },
  disputeResult: { module: 'base', statuses: player, path: played, body: { reason: 'Ishte 3:2.' } },
  declareWalkover: {
    module: 'organization',
    statuses: organizer,
    path: liveOfLeague,
    body: { forfeits: ['away'], reason: 'Nuk erdhën.' },
  },
  reopenResult: { module: 'organization', statuses: organizer, path: firstOfLeague, body: { reason: 'Protest.' } },
  setLineup: { module: 'base', statuses: host, path: nextAtHome, body: { players: lineup } },
  followGame: { module: 'base', statuses: signedIn, path: played },
  unfollowGame: { module: 'base', statuses: signedIn, path: played },
  getExplore: { module: 'base', statuses: open },
  makeEventGame: { module: 'base', statuses: hostMakes, path: thursday },
  balanceEvent: { module: 'base', statuses: host, path: thursday },
} as const satisfies Record<string, PermissionRow>;
