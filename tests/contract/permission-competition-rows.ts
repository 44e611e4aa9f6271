/** Permissions of the operations on competitions (design §9), written by hand, for the personas of `permission-table.ts`. */
import { competitionIds } from '../../mocks/seed/competitions.ts';
import { organizationAccountId } from '../../mocks/seed/organization-accounts.ts';
import { venueIds } from '../../mocks/seed/venue-plans.ts';
import type { World } from './mock-world.ts';
import type { PermissionRow } from './permission-table.ts';

const open = [200, 200, 200, 200, 200, 200, 200] as const;
const signedIn = [401, 200, 200, 200, 200, 200, 200] as const;
const making = [401, 201, 201, 201, 201, 201, 201] as const;
/** The organization manager owns the organization of the league and the cup, and is a manager of that of the open. */
const organizer = [401, 403, 403, 403, 200, 403, 403] as const;
/** Its league is on. */
const started = [401, 403, 403, 403, 409, 403, 403] as const;
const ofLeague = () => ({ ...liga(), stageId: 1 });
const liga = () => ({ competitionId: competitionIds.liga });
const opening = () => ({ competitionId: competitionIds.open });

export const kupaKnockout = { competitionId: competitionIds.kupa, stageId: 5 } as const;
/** Mondays and Tuesdays from the one after next, when the league does not play, without courts. */
export const earlyWeek = {
  start_date: '2026-12-07',
  matchday_interval_days: 7,
  kickoffs: [
    { weekday: 1, time: '18:00' },
    { weekday: 2, time: '18:00' },
  ],
  min_rest_minutes: 1440,
  book_courts: false,
  dry_run: true,
} as const;
/** The next round of the league. */
export const nextOfLiga = (w: Pick<World, 'db'>) => ({
  gameId: w.db.games.by('competition', competitionIds.liga).find(({ status }) => status === 'scheduled')?.id ?? 0,
});

/** Another one. */
export const season = { name: 'Liga e Lagjeve 2027', starts_on: '2027-10-06', with_teams: true } as const;

export const newCompetition = {
  owner_type: 'base',
  name: 'Kupa e Lagjes',
  sport_id: 1,
  city_id: 1,
  gender: 'mixed',
  format: 'league',
  min_teams: 4,
  max_teams: 8,
  roster_min: 5,
  roster_max: 15,
  starts_on: '2026-12-12',
} as const;

export const competitionRows = {
  listCompetitions: { module: 'base', statuses: open },
  createCompetition: { module: 'base', statuses: making, body: newCompetition },
  getCompetition: { module: 'base', statuses: open, path: liga },
  updateCompetition: { module: 'organization', statuses: organizer, path: liga, body: { name: 'Liga jonë' } },
  // it is no draft
  deleteCompetition: { module: 'organization', statuses: [401, 403, 403, 403, 409, 403, 403], path: liga },
  copyCompetition: {
    module: 'organization',
    statuses: [401, 403, 403, 403, 201, 403, 403],
    path: liga,
    body: season,
  },
  transitionCompetition: {
    module: 'organization',
    statuses: organizer,
    path: liga,
    body: { to: 'cancelled', reason: 'Nuk ka fushë.' },
  },
  followCompetition: { module: 'base', statuses: signedIn, path: liga },
  unfollowCompetition: { module: 'base', statuses: signedIn, path: liga },
  listCompetitionTeams: { module: 'base', statuses: open, path: liga },
  addCompetitionTeam: {
    module: 'organization',
    statuses: [401, 403, 403, 403, 201, 403, 403],
    path: opening,
    body: { team_id: 17 },
  },
  updateCompetitionTeam: {
    module: 'organization',
    statuses: organizer,
    path: () => ({ ...liga(), teamId: 1 }),
    body: { fee_paid: true },
  },
  // the team admin's team plays football, which is said to who runs it only
  applyToCompetition: {
    module: 'base',
    statuses: [401, 403, 403, 422, 403, 403, 403],
    path: opening,
    body: { team_id: 1 },
  },
  listCompetitionApplications: { module: 'organization', statuses: organizer, path: opening },
  listCompetitionFixtures: { module: 'base', statuses: open, path: liga },
  getStandings: { module: 'base', statuses: open, path: liga },
  getCompetitionStats: { module: 'base', statuses: open, path: liga },
  listTableGames: { module: 'base', statuses: open, path: liga, query: { stage_id: 1 } },
  getPipeline: { module: 'base', statuses: open, path: liga },
  generateFixtures: { module: 'organization', statuses: organizer, path: () => kupaKnockout, body: earlyWeek },
  listCompetitionCourts: { module: 'organization', statuses: organizer, path: liga },
  moveGame: {
    module: 'organization',
    statuses: organizer,
    path: nextOfLiga,
    body: { starts_at: '2027-06-05T18:00:00+02:00', court_id: null },
  },
  appointOfficial: {
    module: 'organization',
    statuses: organizer,
    path: nextOfLiga,
    body: { user_id: organizationAccountId('leagueManager'), role: 'tracker' },
  },
  // nobody of these is an official of it
  removeOfficial: {
    module: 'organization',
    statuses: [401, 403, 403, 403, 404, 403, 403],
    path: (w) => ({ ...nextOfLiga(w), userId: 2 }),
    query: { module: 'organization' },
  },
  answerAppointment: {
    module: 'base',
    statuses: [401, 403, 403, 403, 403, 403, 403],
    path: nextOfLiga,
    body: { accept: true },
  },
  postponeMatchday: {
    module: 'organization',
    statuses: [401, 403, 403, 403, 409, 403, 403],
    path: liga,
    // it is played already
    body: { stage_id: 1, matchday: 1, to: '2026-12-30', reason: 'Shi.', book_courts: false },
  },
  savePipeline: {
    module: 'organization',
    statuses: organizer,
    path: liga,
    body: {
      revision: 0,
      stages: [
        {
          id: 1,
          name: 'Kampionati i ri',
          type: 'round-robin',
          settings: {
            legs: 2,
            groups: 1,
            advance_per_group: null,
            best_of_rank: null,
            third_place: false,
            grand_final: 'single',
          },
          from: null,
        },
      ],
    },
  },
  seedStage: {
    module: 'organization',
    statuses: started,
    path: ofLeague,
    body: { revision: 0, method: 'random', random_seed: 7 },
  },
  startStage: { module: 'organization', statuses: started, path: ofLeague, body: { revision: 0 } },
  finishStage: { module: 'organization', statuses: started, path: ofLeague, body: { revision: 0 } },
  // the league asks for nothing there
  answerCompetitionBookings: {
    module: 'venue',
    statuses: [401, 403, 409, 403, 403, 403, 403],
    path: () => ({ venueId: venueIds.liqeni, competitionId: competitionIds.liga }),
    body: { decision: 'confirm' },
  },
  resetStage: { module: 'organization', statuses: started, path: ofLeague, body: { revision: 0 } },
} as const satisfies Record<string, PermissionRow>;
