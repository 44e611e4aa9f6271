/** What each role may do with one team, Shqiponjat e Liqenit (design §3 and §6, decision 037), written by hand. */
import { demoId } from '../../mocks/seed/demo-accounts.ts';
import { imageIds } from '../../mocks/seed/images.ts';
import { APPLICANT, teamAccounts, teamIds } from '../../mocks/seed/team-people.ts';
import type { Persona, World } from './mock-world.ts';
import type { Caller, RoleRow, Verdict } from './role-rows.ts';

/** Who calls, in the module in which they would; the account with all profiles runs another team. */
export const callers = [
  { name: 'guest', as: 'guest', module: 'base' },
  { name: 'base', as: 'owner', module: 'base' },
  { name: 'player', as: 'player', module: 'base' },
  { name: 'coach', as: 'teamCoach', module: 'team' },
  { name: 'captain', as: 'teamCaptain', module: 'team' },
  { name: 'manager', as: 'teamManager', module: 'team' },
  { name: 'admin', as: 'teamAdmin', module: 'team' },
  { name: 'other admin', as: 'everyone', module: 'team' },
  { name: 'organization owner', as: 'organizationManager', module: 'organization' },
  { name: 'super user', as: 'superUser', module: 'superuser' },
  { name: 'organization manager', as: 'leagueManager', module: 'organization', like: 'organization owner' },
  { name: 'referee', as: 'leagueReferee', module: 'organization', like: 'organization owner' },
] as const satisfies readonly Caller[];

type Ten<T> = readonly [T, T, T, T, T, T, T, T, T, T];
export interface TeamRoleRow extends RoleRow {
  readonly verdicts: Ten<Verdict>;
}

const own = { id: teamIds.shqiponjat, teamId: teamIds.shqiponjat };
const memberId = (w: World, userId: number) =>
  w.db.teamMembers.by('membership', teamIds.shqiponjat, userId)[0]?.id ?? 0;
const member = (userId: number) => (_caller: Persona, w: World) => ({ ...own, memberId: memberId(w, userId) });
const link = (_caller: Persona, w: World) => ({
  ...own,
  token: w.db.teamInvitations.all()[0]?.token ?? '',
  invitationId: w.db.teamInvitations.all()[0]?.id ?? 0,
});
const requestBy = (userId: number) => (_caller: Persona, w: World) => ({
  applicationId: w.db.applications.by('user', userId).find(({ status }) => status === 'pending')?.id ?? 0,
});
const there = () => own;
const privateTeam = () => ({
  teamId: teamIds.private,
  slug: 'shoqata-sportive-e-lagjes-se-re-dhe-e-parkut-te-madh-tiranes',
});
/** Every persona of the team is invited once more elsewhere. */
const invited = async (w: World) => {
  await w.backend.control.db.transact(async (db) => {
    for (const user_id of [demoId('owner'), teamAccounts.teamCaptain, demoId('superUser')])
      await db.teamMembers.insert({
        team_id: teamIds.dajti,
        user_id,
        roles: [],
        is_player: true,
        jersey_number: null,
        position: null,
        status: 'invited',
        joined_at: null,
      });
  });
};
const someoneElse = demoId('organizationManager');

const everybody: Ten<Verdict> = ['yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes'];
const signedIn: Ten<Verdict> = ['401', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes'];
const admins: Ten<Verdict> = ['401', '403', '403', '403', '403', '403', 'yes', '403', '403', '403'];
const managers: Ten<Verdict> = ['401', '403', '403', '403', '403', 'yes', 'yes', '403', '403', '403'];
const withRole: Ten<Verdict> = ['401', '403', '403', 'yes', 'yes', 'yes', 'yes', '403', '403', '403'];
/** An application does not exist for those whom it does not concern. */
const deciders: Ten<Verdict> = ['401', '404', '404', '404', '404', 'yes', 'yes', '404', '404', '404'];
const outsiders: Ten<Verdict> = [
  '401',
  'yes',
  '409 already_member',
  '409 already_member',
  '409 already_member',
  '409 already_member',
  '409 already_member',
  'yes',
  'yes',
  'yes',
];
const invitedOnes: Ten<Verdict> = [
  '401',
  'yes',
  'yes',
  '409 stale',
  'yes',
  '409 stale',
  '409 stale',
  '409 stale',
  '409 stale',
  'yes',
];

export const teamRoleTable: readonly TeamRoleRow[] = [
  { operation: 'listTeams', verdicts: everybody },
  { operation: 'listTeams', about: 'bookmarked', verdicts: signedIn, query: { bookmark: true } },
  { operation: 'listTeams', about: 'those one runs', verdicts: signedIn, query: { mine_as_admin: true } },
  { operation: 'getTeam', verdicts: everybody, path: () => ({ slug: 'shqiponjat-e-liqenit' }) },
  { operation: 'getTeam', about: 'a private one has a page too', verdicts: everybody, path: privateTeam },
  { operation: 'listTeamFixtures', verdicts: everybody, path: there },
  {
    operation: 'listTeamFixtures',
    about: 'of a private one: its own people',
    // coach and manager play there too
    verdicts: ['403', '403', '403', 'yes', '403', 'yes', '403', '403', '403', '403'],
    path: privateTeam,
  },
  { operation: 'getTeamStats', verdicts: everybody, path: there },
  {
    operation: 'getTeamStats',
    about: 'of a private one: its own people',
    // coach and manager play there too
    verdicts: ['403', '403', '403', 'yes', '403', 'yes', '403', '403', '403', '403'],
    path: privateTeam,
  },
  { operation: 'addTeamBookmark', verdicts: signedIn, path: there },
  { operation: 'removeTeamBookmark', verdicts: signedIn, path: there },
  { operation: 'joinTeam', verdicts: outsiders, path: there },
  {
    operation: 'joinTeam',
    about: 'once at a time',
    verdicts: [
      '401',
      '409 already_applied',
      '409 already_member',
      '409 already_member',
      '409 already_member',
      '409 already_member',
      '409 already_member',
      'yes',
      'yes',
      'yes',
    ],
    prepare: (w) => w.call('joinTeam', { as: 'owner', path: own, body: {} }),
    path: there,
  },
  {
    operation: 'joinTeam',
    about: 'a private one',
    verdicts: ['401', 'yes', 'yes', '409 already_member', 'yes', '409 already_member', 'yes', 'yes', 'yes', 'yes'],
    path: privateTeam,
  },
  {
    operation: 'acceptTeamMembership',
    verdicts: invitedOnes,
    prepare: invited,
    path: () => ({ teamId: teamIds.dajti }),
  },
  {
    operation: 'declineTeamMembership',
    verdicts: invitedOnes,
    prepare: invited,
    path: () => ({ teamId: teamIds.dajti }),
  },
  {
    operation: 'leaveTeam',
    verdicts: ['401', '409 stale', 'yes', 'yes', 'yes', 'yes', '409 last_admin', '409 stale', '409 stale', '409 stale'],
    path: there,
  },
  { operation: 'getTeamInvitation', verdicts: everybody, path: link },
  { operation: 'acceptTeamInvitation', verdicts: outsiders, path: link },

  { operation: 'listApplications', verdicts: signedIn },
  { operation: 'listApplications', about: 'received', verdicts: signedIn, query: { direction: 'received' } },
  { operation: 'getApplication', verdicts: deciders, path: requestBy(APPLICANT) },
  {
    operation: 'getApplication',
    about: 'the applicant’s own; of another team',
    verdicts: ['401', '404', 'yes', '404', '404', '404', '404', '404', '404', '404'],
    path: requestBy(demoId('player')),
  },
  {
    operation: 'withdrawApplication',
    about: 'of somebody else',
    verdicts: ['401', '404', '404', '404', '404', '403', '403', '404', '404', '404'],
    path: requestBy(APPLICANT),
  },
  {
    operation: 'withdrawApplication',
    about: 'one’s own',
    verdicts: ['401', '404', 'yes', '404', '404', '404', '404', '404', '404', '404'],
    path: requestBy(demoId('player')),
  },
  { operation: 'decideApplication', verdicts: deciders, path: requestBy(APPLICANT), body: { decision: 'accepted' } },
  {
    operation: 'decideApplication',
    about: 'not one’s own',
    verdicts: ['401', '404', '403', '404', '404', '404', '404', '404', '404', '404'],
    path: requestBy(demoId('player')),
    body: { decision: 'accepted' },
  },

  {
    operation: 'createTeam',
    // in the modules base and team
    verdicts: ['401', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', '403', '403'],
    body: { name: 'Ekipi i Ri', sport_id: 1, city_id: 1, foundation_year: 2026 },
  },
  { operation: 'getManagedTeam', verdicts: withRole, path: there },
  { operation: 'updateTeam', verdicts: admins, path: there, body: { level: 'competitive' } },
  { operation: 'deleteTeamImage', verdicts: admins, path: () => ({ id: imageIds.teamCover }) },
  { operation: 'listTeamMembers', verdicts: managers, path: there },
  { operation: 'listTeamApplications', verdicts: managers, path: there },
  { operation: 'addTeamMember', verdicts: managers, path: there, body: { user_id: someoneElse, roles: ['coach'] } },
  {
    operation: 'addTeamMember',
    about: 'as an admin',
    verdicts: admins,
    path: there,
    body: { user_id: someoneElse, roles: ['admin'] },
  },
  {
    operation: 'updateTeamMember',
    verdicts: managers,
    path: member(demoId('player')),
    body: { jersey_number: 77, roles: ['captain'] },
  },
  {
    operation: 'updateTeamMember',
    about: 'to an admin',
    verdicts: admins,
    path: member(demoId('player')),
    body: { roles: ['admin'] },
  },
  {
    operation: 'updateTeamMember',
    about: 'the last admin to none',
    verdicts: ['401', '403', '403', '403', '403', '403', '409 last_admin', '403', '403', '403'],
    path: member(demoId('teamAdmin')),
    body: { roles: [] },
  },
  {
    operation: 'updateTeamMember',
    about: 'the number of an admin',
    verdicts: managers,
    path: member(demoId('teamAdmin')),
    body: { jersey_number: 78 },
  },
  { operation: 'removeTeamMember', verdicts: managers, path: member(demoId('player')) },
  {
    operation: 'removeTeamMember',
    about: 'the last admin',
    verdicts: ['401', '403', '403', '403', '403', '403', '409 last_admin', '403', '403', '403'],
    path: member(demoId('teamAdmin')),
  },
  { operation: 'createTeamInvitation', verdicts: admins, path: there, body: { phone_number: '690000777' } },
  { operation: 'deleteTeamInvitation', verdicts: admins, path: link },
  // of users and their own settings a role in a team changes nothing (R19)
  { operation: 'searchUsers', verdicts: signedIn, query: { keywords: 'arb' } },
  { operation: 'listSettings', about: 'of oneself', verdicts: signedIn, query: { scope: 'user' } },
  {
    operation: 'updateSetting',
    about: 'of oneself',
    verdicts: signedIn,
    path: { key: 'show_online' },
    body: { value: false, scope: 'user' },
  },
  {
    operation: 'bulkUpsertSettings',
    about: 'of oneself',
    verdicts: signedIn,
    body: { settings: { quiet_from: '22:00' } },
  },
  {
    operation: 'updateSetting',
    about: 'of a member',
    verdicts: ['401', '403', 'yes', '403', '403', '403', '403', '403', '403', '403'],
    path: { key: 'show_online' },
    body: { value: false, scope: 'user', scope_id: demoId('player') },
  },
];
