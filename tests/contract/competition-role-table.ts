/** What each person may do with one competition (design §9), written by hand: one that is open, and a draft. */
import type { CompetitionRecord } from '../../mocks/db/records.ts';
import { competitionIds } from '../../mocks/seed/competitions.ts';
import { now, type World } from './mock-world.ts';
import { newCompetition, nextOfLiga, season, earlyWeek } from './permission-competition-rows.ts';
import type { Caller, RoleRow, Verdict } from './role-rows.ts';

/** In the order of the columns. The team admin's team has applied; the captain and the player are of it. */
export const callers = [
  { name: 'guest', as: 'guest', module: 'base' },
  { name: 'outsider', as: 'owner', module: 'base' },
  { name: 'player', as: 'player', module: 'base' },
  { name: 'captain', as: 'teamCaptain', module: 'base' },
  { name: 'team manager', as: 'teamManager', module: 'base' },
  { name: 'team admin', as: 'teamAdmin', module: 'base' },
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
export interface CompetitionRoleRow extends Omit<RoleRow, 'verdicts'> {
  readonly verdicts: Eleven;
  /** Of a draft; without: 404 for all but those who run it, who may the same. */
  readonly draft?: Eleven;
}

const one = { competitionId: 70 };
const there = () => one;
const team = () => ({ ...one, teamId: 7 });
const application = (_: unknown, w: World) => ({
  applicationId: w.db.applications.by('target', 'competition-entry', one.competitionId)[0]?.id ?? 0,
});

const stage = () => ({ ...one, stageId: STAGE });
const knockout = {
  id: null,
  name: 'Kupa',
  type: 'single-elimination',
  settings: {
    legs: 1,
    groups: 1,
    advance_per_group: null,
    best_of_rank: null,
    third_place: true,
    grand_final: 'single',
  },
  from: null,
} as const;

const STAGE = 60;
/** The competition, with one team that is in and one that has applied. */
export async function addCompetition(world: World, phase: CompetitionRecord['phase']): Promise<void> {
  await world.backend.control.db.transact(async (db) => {
    const pattern = db.competitions.get(competitionIds.liga);
    if (!pattern) throw new Error('no competition was seeded');
    const { id: _, ...columns } = pattern;
    await db.competitions.insert({
      ...columns,
      id: one.competitionId,
      slug: 'prova',
      name: 'Prova',
      phase,
      starts_on: '2026-12-12',
      ends_on: null,
    });
    await db.competitionTeams.insert({
      competition_id: one.competitionId,
      team_id: 7,
      application_id: null,
      seed: null,
      seed_locked: false,
      status: 'active',
      deductions: [],
      roster: [],
      fee_paid: false,
    });
    const [stage] = db.stages.by('competition', competitionIds.liga);
    if (!stage) throw new Error('no stage was seeded');
    await db.stages.insert({ ...stage, id: STAGE, competition_id: one.competitionId, status: 'draft' });
    await db.stageGroups.insert({ stage_id: STAGE, name: 'A', team_ids: [7] });
    await db.applications.insert({
      kind: 'competition-entry',
      status: 'pending',
      user_id: 3,
      team_id: 1,
      roster: [],
      turn: null,
      target_id: one.competitionId,
      message: 'Vetëm për ju.',
      position: null,
      question: null,
      answer: null,
      decision_note: null,
      decided_by: null,
      decided_at: null,
      created_at: now - 3_600_000,
    });
  });
}

const all: Eleven = ['yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes'];
const signedIn: Eleven = ['401', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes'];
/** In the profile of the organization. */
const managers: Eleven = ['401', '403', '403', '403', '403', '403', '403', '403', 'yes', 'yes', '403'];
const managersMeet = (verdict: Verdict): Eleven => [
  '401',
  '403',
  '403',
  '403',
  '403',
  '403',
  '403',
  '403',
  verdict,
  verdict,
  '403',
];
/** In whatever profile. */
const organizers: Eleven = ['401', '403', '403', '403', '403', '403', '403', '403', 'yes', 'yes', 'yes'];
/** The application: who runs the team, and who runs the competition. */
const readers: Eleven = ['401', '404', '404', '404', 'yes', 'yes', '404', '404', 'yes', 'yes', 'yes'];
const deciders: Eleven = ['401', '404', '404', '404', '403', '403', '404', '404', 'yes', 'yes', 'yes'];
const applicants: Eleven = ['401', '404', '404', '404', 'yes', 'yes', '404', '404', '403', '403', '403'];

/** Of a draft: a 404 for all but those who run it. */
export const ofDraft = ({ verdicts, draft }: CompetitionRoleRow): readonly Verdict[] =>
  draft ?? verdicts.map((verdict, at) => (at >= 8 || verdict === '401' ? verdict : '404'));

const started = '409 competition_started';
const notReady = '409 stage_not_ready';
const nothing = '409 nothing_to_postpone';
export const competitionRoleTable: readonly CompetitionRoleRow[] = [
  { operation: 'listCompetitions', verdicts: all, draft: all },
  { operation: 'listCompetitions', about: 'of mine', verdicts: signedIn, draft: signedIn, query: { mine: true } },
  { operation: 'getCompetition', verdicts: all, path: there },
  { operation: 'resolveSlug', verdicts: all, path: () => ({ slug: 'prova' }) },
  { operation: 'listCompetitionTeams', verdicts: all, path: there },
  { operation: 'listCompetitionFixtures', verdicts: all, path: there },
  { operation: 'getStandings', verdicts: all, path: there },
  { operation: 'getCompetitionStats', verdicts: all, path: there },
  { operation: 'listTableGames', verdicts: all, path: there, query: { stage_id: String(STAGE) } },
  { operation: 'getPipeline', verdicts: all, path: there },
  { operation: 'savePipeline', verdicts: managers, path: there, body: { revision: 0, stages: [knockout] } },
  {
    operation: 'seedStage',
    verdicts: managersMeet('409 registration_open'),
    draft: ofDraft({ operation: 'seedStage', verdicts: managersMeet('409 stage_refused') }) as Eleven, // as many
    path: stage,
    body: { revision: 0, method: 'random' },
  },
  { operation: 'startStage', verdicts: managersMeet('409 stage_refused'), path: stage, body: { revision: 0 } },
  { operation: 'finishStage', verdicts: managersMeet('409 stage_refused'), path: stage, body: { revision: 0 } },
  { operation: 'resetStage', verdicts: managersMeet('409 stage_refused'), path: stage, body: { revision: 0 } },
  {
    operation: 'createCompetition',
    about: 'for the organization',
    verdicts: managers,
    draft: managers,
    body: { ...newCompetition, owner_type: 'organization', owner_id: 1 },
  },
  { operation: 'copyCompetition', verdicts: managers, path: there, body: season },
  { operation: 'updateCompetition', verdicts: managers, path: there, body: { name: 'Tjetër' } },
  {
    operation: 'deleteCompetition',
    verdicts: ['401', '403', '403', '403', '403', '403', '403', '403', started, started, '403'],
    path: there,
  },
  {
    operation: 'transitionCompetition',
    about: 'cancelled',
    verdicts: managers,
    path: there,
    body: { to: 'cancelled', reason: 'Shi.' },
  },
  { operation: 'followCompetition', verdicts: signedIn, path: there },
  { operation: 'unfollowCompetition', verdicts: signedIn, path: there },
  { operation: 'addCompetitionTeam', verdicts: managers, path: there, body: { team_id: 8 } },
  { operation: 'updateCompetitionTeam', about: 'fee', verdicts: managers, path: team, body: { fee_paid: true } },
  {
    operation: 'updateCompetitionTeam',
    about: 'deduction',
    verdicts: managers,
    path: team,
    body: { deduction: { points: 1, reason: 'Vonesë.' } },
  },
  {
    operation: 'updateCompetitionTeam',
    about: 'disqualified',
    verdicts: managers,
    path: team,
    body: { status: 'disqualified', reason: 'Sjellje.' },
  },
  {
    operation: 'applyToCompetition',
    verdicts: [
      '401',
      '403',
      '403',
      '403',
      '409 already_applied',
      '409 already_applied',
      '403',
      '403',
      '403',
      '403',
      '403',
    ],
    path: there,
    body: { team_id: 1 },
  },
  { operation: 'listCompetitionApplications', verdicts: organizers, path: there },
  { operation: 'getApplication', verdicts: readers, path: application },
  { operation: 'withdrawApplication', verdicts: applicants, path: application },
  {
    operation: 'decideApplication',
    about: 'accepted',
    verdicts: deciders,
    draft: ['401', '404', '404', '404', '404', '404', '404', '404', started, started, started],
    path: application,
    body: { decision: 'accepted' },
  },
  {
    operation: 'decideApplication',
    about: 'waitlisted',
    verdicts: deciders,
    draft: ['401', '404', '404', '404', '404', '404', '404', '404', started, started, started],
    path: application,
    body: { decision: 'waitlisted' },
  },
  {
    operation: 'generateFixtures',
    // its stage is not seeded
    verdicts: ['401', '403', '403', '403', '403', '403', '403', '403', notReady, notReady, '403'],
    path: () => ({ ...one, stageId: STAGE }),
    body: earlyWeek,
  },
  { operation: 'listCompetitionCourts', verdicts: managers, path: there },
  {
    operation: 'moveGame',
    about: 'of the league',
    verdicts: managers,
    draft: managers,
    path: (_, w) => nextOfLiga(w),
    body: { starts_at: '2027-06-05T18:00:00+02:00', court_id: null },
  },
  {
    operation: 'postponeMatchday',
    verdicts: ['401', '403', '403', '403', '403', '403', '403', '403', nothing, nothing, '403'],
    path: there,
    body: { stage_id: STAGE, matchday: 1, to: '2026-12-30', reason: 'Shi.', book_courts: false },
  },
];
