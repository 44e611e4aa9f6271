/** What each person may do with one game of a competition (design §8, decision 059), written by hand. */
import type { CompetitionRecord, GameRecord } from '../../mocks/db/records.ts';
import { competitionIds } from '../../mocks/seed/competitions.ts';
import { organizationAccountId } from '../../mocks/seed/organization-accounts.ts';
import { teamAccounts } from '../../mocks/seed/team-people.ts';
import { gameRecord, HOUR, ids } from './game-world.ts';
import { now, type World } from './mock-world.ts';
import type { Caller, RoleRow, Verdict } from './role-rows.ts';

/** In the order of the columns; the captain, the manager, the coach and the player are of the home team. */
export const callers = [
  { name: 'guest', as: 'guest', module: 'base' },
  { name: 'outsider', as: 'owner', module: 'base' },
  { name: 'player', as: 'player', module: 'base' },
  { name: 'captain', as: 'teamCaptain', module: 'base' },
  { name: 'team manager', as: 'teamManager', module: 'base' },
  { name: 'coach', as: 'teamCoach', module: 'base' },
  { name: 'referee', as: 'leagueReferee', module: 'organization' },
  { name: 'other organization', as: 'everyone', module: 'organization' },
  { name: 'manager', as: 'leagueManager', module: 'organization' },
  { name: 'owner', as: 'organizationManager', module: 'organization' },
  { name: 'owner as a player', as: 'organizationManager', module: 'base' },
] as const satisfies readonly Caller[];

type Eleven = readonly [
  Verdict,
  Verdict,
  Verdict,
  Verdict,
  Verdict,
  Verdict,
  Verdict,
  Verdict,
  Verdict,
  Verdict,
  Verdict,
];
export interface CompetitionGameRow extends Omit<RoleRow, 'verdicts' | 'prepare'> {
  readonly state: keyof typeof states;
  readonly entry: CompetitionRecord['score_entry'];
  readonly verdicts: Eleven;
}

/** Somebody of the away team, who has entered what is entered. */
const AWAY_CAPTAIN = 40;
const entered: NonNullable<GameRecord['result']> = {
  entered_by: AWAY_CAPTAIN,
  entered_at: now - HOUR,
  official_at: now + 23 * HOUR,
  confirmed: ['away'],
  disputed_by: null,
  dispute_reason: null,
  settled_at: null,
};
const score = { status: 'finished', home_score: 3, away_score: 1 } as const;
export const states = {
  'to come': { starts_at: now + HOUR },
  none: {},
  provisional: { ...score, result: entered },
  disputed: { ...score, result: { ...entered, disputed_by: 23, dispute_reason: 'Ishte 2:2.' } },
  official: { ...score, result: { ...entered, confirmed: ['home', 'away'], settled_at: now } },
} as const satisfies Record<string, Partial<GameRecord>>;

/** The game of the league in this state, with results entered by these. */
export const addLeagueGame = (world: World, row: Pick<CompetitionGameRow, 'state' | 'entry'>): Promise<unknown> =>
  world.backend.control.db.transact(async (db) => {
    const [pattern] = db.games.by('competition', competitionIds.liga);
    if (!pattern) throw new Error('no game was seeded');
    await db.competitions.update(competitionIds.liga, { score_entry: row.entry });
    await db.games.insert(
      gameRecord({
        kind: 'fixture',
        event_id: null,
        competition_id: competitionIds.liga,
        place: pattern.place,
        home_team_id: 1,
        away_team_id: 5,
        starts_at: now - 2 * HOUR,
        ...states[row.state],
      }),
    );
    await db.gameOfficials.insert({
      game_id: ids.game,
      user_id: organizationAccountId('leagueReferee'),
      role: 'referee',
      status: 'asked',
      organization_id: 1,
    });
  });

const path = { gameId: ids.game };
const signedIn: Eleven = ['401', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes'];
const all: Eleven = ['yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes'];
/** In the profile of the organization. */
const organizers: Eleven = ['401', '403', '403', '403', '403', '403', '403', '403', 'yes', 'yes', '403'];
const speakers: Eleven = ['401', '403', '403', 'yes', 'yes', '403', '403', '403', '403', '403', '403'];
const both: Eleven = ['401', '403', '403', 'yes', 'yes', '403', '403', '403', 'yes', 'yes', '403'];
/** Who runs it, and whoever is appointed: captains only where nobody is. */
const trackers: Eleven = ['401', '403', '403', '403', '403', '403', 'yes', '403', 'yes', 'yes', '403'];
const refused = (verdict: Verdict, whom: Eleven): Eleven =>
  whom.map((one) => (one === 'yes' ? verdict : one)) as unknown as Eleven; // as many as before
const settled = '409 result_settled';
const official = '409 result_official';
const body = { home: 2, away: 2 };
const reason = { reason: 'Ishte 2:2.' };
const begun = '409 game_begun';
/** Whoever is asked for the game, in any of their profiles. */
const referee: Eleven = ['401', '403', '403', '403', '403', '403', 'yes', '403', '403', '403', '403'];
const appointed = { user_id: organizationAccountId('leagueManager'), role: 'tracker' };
const off = { ...path, userId: organizationAccountId('leagueReferee') };
/** The captain, a manager or the coach of the team. */
const chooses: Eleven = ['401', '403', '403', 'yes', 'yes', 'yes', '403', '403', '403', '403', '403'];
const nobody: Eleven = ['401', '403', '403', '403', '403', '403', '403', '403', '403', '403', '403'];
const lineup = (userId: number) => ({ players: [{ user_id: userId, is_starter: true }] });
const walkover = { forfeits: ['away'], reason: 'Nuk erdhën.' };

export const competitionGameTable: readonly CompetitionGameRow[] = [
  { operation: 'getGame', state: 'none', entry: 'organizer', verdicts: all, path },
  { operation: 'followGame', state: 'none', entry: 'organizer', verdicts: signedIn, path },

  {
    operation: 'enterResult',
    state: 'to come',
    entry: 'organizer',
    verdicts: refused('409 game_not_ready', organizers),
    path,
    body,
  },
  {
    operation: 'enterResult',
    state: 'to come',
    entry: 'captains',
    verdicts: refused('409 game_not_ready', both),
    path,
    body,
  },
  { operation: 'enterResult', state: 'none', entry: 'organizer', verdicts: organizers, path, body },
  { operation: 'enterResult', state: 'none', entry: 'captains', verdicts: both, path, body },
  { operation: 'enterResult', state: 'provisional', entry: 'captains', verdicts: both, path, body },
  { operation: 'enterResult', state: 'disputed', entry: 'captains', verdicts: organizers, path, body },
  { operation: 'enterResult', state: 'official', entry: 'captains', verdicts: refused(official, both), path, body },

  { operation: 'confirmResult', state: 'none', entry: 'organizer', verdicts: refused(settled, both), path },
  { operation: 'confirmResult', state: 'provisional', entry: 'organizer', verdicts: both, path },
  { operation: 'confirmResult', state: 'disputed', entry: 'organizer', verdicts: refused(settled, both), path },
  { operation: 'confirmResult', state: 'official', entry: 'organizer', verdicts: refused(settled, both), path },

  {
    operation: 'disputeResult',
    state: 'none',
    entry: 'organizer',
    verdicts: refused(settled, speakers),
    path,
    body: reason,
  },
  { operation: 'disputeResult', state: 'provisional', entry: 'organizer', verdicts: speakers, path, body: reason },
  {
    operation: 'disputeResult',
    state: 'disputed',
    entry: 'organizer',
    verdicts: refused(settled, speakers),
    path,
    body: reason,
  },
  {
    operation: 'disputeResult',
    state: 'official',
    entry: 'organizer',
    verdicts: refused(settled, speakers),
    path,
    body: reason,
  },

  { operation: 'claimTracking', state: 'to come', entry: 'organizer', verdicts: trackers, path },
  { operation: 'claimTracking', state: 'none', entry: 'captains', verdicts: trackers, path },
  {
    operation: 'claimTracking',
    state: 'provisional',
    entry: 'captains',
    verdicts: refused('409 game_over', trackers),
    path,
  },

  { operation: 'declareWalkover', state: 'to come', entry: 'captains', verdicts: organizers, path, body: walkover },
  { operation: 'declareWalkover', state: 'none', entry: 'captains', verdicts: organizers, path, body: walkover },
  { operation: 'declareWalkover', state: 'provisional', entry: 'captains', verdicts: organizers, path, body: walkover },
  { operation: 'declareWalkover', state: 'disputed', entry: 'captains', verdicts: organizers, path, body: walkover },
  {
    operation: 'declareWalkover',
    state: 'official',
    entry: 'captains',
    verdicts: refused(official, organizers),
    path,
    body: walkover,
  },

  {
    operation: 'reopenResult',
    state: 'none',
    entry: 'captains',
    verdicts: refused('409 result_missing', organizers),
    path,
    body: reason,
  },
  { operation: 'reopenResult', state: 'provisional', entry: 'captains', verdicts: organizers, path, body: reason },
  { operation: 'reopenResult', state: 'disputed', entry: 'captains', verdicts: organizers, path, body: reason },
  { operation: 'reopenResult', state: 'official', entry: 'captains', verdicts: organizers, path, body: reason },

  // the referee of the league is asked for it
  { operation: 'appointOfficial', state: 'to come', entry: 'organizer', verdicts: organizers, path, body: appointed },
  {
    operation: 'appointOfficial',
    state: 'provisional',
    entry: 'organizer',
    verdicts: refused(begun, organizers),
    path,
    body: appointed,
  },
  {
    operation: 'answerAppointment',
    state: 'to come',
    entry: 'organizer',
    verdicts: referee,
    path,
    body: { accept: false },
  },
  {
    operation: 'answerAppointment',
    state: 'provisional',
    entry: 'organizer',
    verdicts: refused(begun, referee),
    path,
    body: { accept: false },
  },
  { operation: 'removeOfficial', state: 'to come', entry: 'organizer', verdicts: organizers, path: off },
  {
    operation: 'removeOfficial',
    state: 'provisional',
    entry: 'organizer',
    verdicts: refused(begun, organizers),
    path: off,
  },

  // the captain, the manager and the coach are of the home team
  {
    operation: 'setLineup',
    state: 'to come',
    entry: 'organizer',
    verdicts: chooses,
    path: { ...path, side: 'home' },
    body: lineup(teamAccounts.teamCaptain),
  },
  {
    operation: 'setLineup',
    state: 'to come',
    entry: 'captains',
    verdicts: nobody,
    path: { ...path, side: 'away' },
    body: lineup(AWAY_CAPTAIN),
  },
  // its start has passed
  {
    operation: 'setLineup',
    state: 'none',
    entry: 'organizer',
    verdicts: refused(begun, chooses),
    path: { ...path, side: 'home' },
    body: lineup(teamAccounts.teamCaptain),
  },
  {
    operation: 'setLineup',
    state: 'official',
    entry: 'organizer',
    verdicts: refused(begun, chooses),
    path: { ...path, side: 'home' },
    body: lineup(teamAccounts.teamCaptain),
  },
];
