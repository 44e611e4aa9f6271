/** What each person may do with the game of one event (design §8, decision 042), written by hand: of a public one and one by invitation. */
import { type GameState, ids, people } from './game-world.ts';
import type { Caller, RoleRow, Verdict } from './role-rows.ts';

/** In the order of the columns; all in the base profile. */
export const callers = [
  { name: 'guest', as: 'guest', module: 'base' },
  { name: 'outsider', as: people.outsider.as, module: 'base' },
  { name: 'removed', as: people.removed.as, module: 'base' },
  { name: 'invited', as: people.invited.as, module: 'base' },
  { name: 'player of home', as: people.homePlayer.as, module: 'base' },
  { name: 'host, captain of home', as: people.host.as, module: 'base' },
  { name: 'captain of away', as: people.awayCaptain.as, module: 'base' },
  { name: 'player of away', as: people.awayPlayer.as, module: 'base' },
  { name: 'manager who does not play', as: people.manager.as, module: 'base' },
] as const satisfies readonly Caller[];

/** By role: guest, outsider, removed, invited, home, host, away's captain, away, manager. */
type Nine = readonly [Verdict, Verdict, Verdict, Verdict, Verdict, Verdict, Verdict, Verdict, Verdict];
export interface GameRoleRow extends Omit<RoleRow, 'verdicts'> {
  readonly state: GameState;
  readonly verdicts: Nine;
  /** Of an event by invitation, whose game does not exist for the first three; else as above. */
  readonly invited?: Nine;
}
export const verdictsOf = ({ verdicts, invited }: GameRoleRow, isPublic: boolean): Nine =>
  isPublic
    ? verdicts
    : (invited ?? [verdicts[0] === '401' ? '401' : '404', '404', '404', ...(verdicts.slice(3) as SixLast)]);
type SixLast = [Verdict, Verdict, Verdict, Verdict, Verdict, Verdict];

const path = { gameId: ids.game, eventId: ids.event };
const all: Nine = ['yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes'];
const signedIn: Nine = ['401', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes'];
const managers: Nine = ['401', '403', '403', '403', '403', 'yes', '403', '403', 'yes'];
const captains: Nine = ['401', '403', '403', '403', '403', 'yes', 'yes', '403', 'yes'];
const refused = (verdict: Verdict, whom: Nine): Nine =>
  whom.map((one) => (one === 'yes' ? verdict : one)) as unknown as Nine; // as many as before
/** Nobody decides the game of an event without playing. */
const nobody: Nine = ['401', '403', '403', '403', '403', '403', '403', '403', '403'];
/** Home has confirmed with the host; the captain and the other player of away are asked. */
const asked: Nine = ['401', '403', '403', '403', '409 result_settled', '409 result_settled', 'yes', 'yes', '403'];
const players: Nine = ['401', '403', '403', '403', 'yes', 'yes', 'yes', 'yes', '403'];
const settled = refused('409 result_settled', players);
const body = { home: 2, away: 2 };
const reason = { reason: 'Ishte 2:2.' };

export const gameRoleTable: readonly GameRoleRow[] = [
  { operation: 'getGame', state: 'none', verdicts: all, path },
  { operation: 'listGames', state: 'none', verdicts: signedIn, invited: signedIn },
  { operation: 'getExplore', state: 'none', verdicts: all, invited: all },
  { operation: 'followGame', state: 'none', verdicts: signedIn, path },
  { operation: 'unfollowGame', state: 'none', verdicts: signedIn, path },
  { operation: 'joinRoom', state: 'none', verdicts: signedIn, body: { room_id: `fixture-${ids.game}` } },

  { operation: 'makeEventGame', state: 'none', verdicts: managers, path },
  { operation: 'makeEventGame', state: 'official', verdicts: managers, path },
  { operation: 'balanceEvent', state: 'none', verdicts: managers, path },
  { operation: 'balanceEvent', state: 'provisional', verdicts: refused('409 game_over', managers), path },

  { operation: 'enterResult', state: 'none', verdicts: captains, path, body },
  { operation: 'enterResult', state: 'provisional', verdicts: captains, path, body },
  { operation: 'enterResult', state: 'disputed', verdicts: managers, path, body },
  { operation: 'enterResult', state: 'official', verdicts: refused('409 result_official', captains), path, body },
  { operation: 'enterResult', state: 'old', verdicts: refused('409 result_official', captains), path, body },

  { operation: 'confirmResult', state: 'none', verdicts: settled, path },
  { operation: 'confirmResult', state: 'provisional', verdicts: asked, path },
  { operation: 'confirmResult', state: 'disputed', verdicts: settled, path },
  { operation: 'confirmResult', state: 'official', verdicts: settled, path },
  { operation: 'confirmResult', state: 'old', verdicts: settled, path },

  { operation: 'disputeResult', state: 'none', verdicts: settled, path, body: reason },
  { operation: 'disputeResult', state: 'provisional', verdicts: asked, path, body: reason },
  { operation: 'disputeResult', state: 'disputed', verdicts: settled, path, body: reason },
  { operation: 'disputeResult', state: 'official', verdicts: settled, path, body: reason },
  { operation: 'disputeResult', state: 'old', verdicts: settled, path, body: reason },

  { operation: 'claimTracking', state: 'none', verdicts: managers, path },
  { operation: 'claimTracking', state: 'provisional', verdicts: refused('409 game_over', managers), path },
  { operation: 'releaseTracking', state: 'none', verdicts: refused('409 not_tracking', managers), path },
  {
    operation: 'sendGameEvents',
    state: 'none',
    verdicts: refused('409 not_tracking', managers),
    path,
    body: { events: [] },
  },
  {
    operation: 'completeGameEvent',
    state: 'none',
    verdicts: refused('409 not_tracking', managers),
    path: { ...path, clientId: '3f2504e0-4f89-41d3-9a0c-0305e82c3301' },
    body: { player_id: null, related_player_id: null, how: null },
  },
  {
    operation: 'voidGameEvent',
    state: 'none',
    verdicts: refused('409 not_tracking', managers),
    path: { ...path, clientId: '3f2504e0-4f89-41d3-9a0c-0305e82c3301' },
  },
  { operation: 'declareWalkover', state: 'none', verdicts: nobody, path, body: { ...reason, forfeits: ['home'] } },
  { operation: 'reopenResult', state: 'official', verdicts: nobody, path, body: reason },
  { operation: 'appointOfficial', state: 'none', verdicts: nobody, path, body: { user_id: 1, role: 'referee' } },
  { operation: 'removeOfficial', state: 'none', verdicts: nobody, path: { ...path, userId: 1 } },
  { operation: 'answerAppointment', state: 'none', verdicts: nobody, path, body: { accept: true } },
  {
    operation: 'setLineup',
    state: 'none',
    verdicts: nobody,
    path: { ...path, side: 'home' },
    body: { players: [{ user_id: people.host.id, is_starter: true }] },
  },
];
