/** Writes around competitions and who enters them (design §9). */
import { expect } from 'vitest';
import { competitionIds } from '../../mocks/seed/competitions.ts';
import type { Persona, World } from './mock-world.ts';
import { kupaKnockout, newCompetition, nextOfLiga, weekends } from './permission-competition-rows.ts';
import { at, idAt, read, type WriteCase, type WriteName } from './write-case.ts';

const liga = { competitionId: competitionIds.liga };
const opening = { competitionId: competitionIds.open };
const organizer = { as: 'organizationManager', module: 'organization' } as const;
const stranger = { as: 'everyone', module: 'organization', status: 403 } as const;

const competition = async (w: World, competitionId: number, as: Persona = 'organizationManager') =>
  at(await read(w, 'getCompetition', { as, path: { competitionId } }), 'competition');
const teams = async (w: World, competitionId: number) =>
  at(await read(w, 'listCompetitionTeams', { as: 'organizationManager', path: { competitionId } }), 'teams');
const ofTeam = (teamId: number, more: object) =>
  expect.arrayContaining([
    expect.objectContaining({ team: expect.objectContaining({ id: teamId }) as unknown, ...more }),
  ]) as unknown;
/** What the organization manager has made last. */
const made = (w: World) => ({ competitionId: w.db.competitions.all().at(-1)?.id ?? 0 });
const make = (w: World) =>
  w.call('createCompetition', { ...organizer, body: { ...newCompetition, owner_type: 'organization', owner_id: 1 } });
const makeOpen = async (w: World) => {
  await make(w);
  await w.call('transitionCompetition', { ...organizer, path: made(w), body: { to: 'registration' } });
};

const fixtures = async (w: World, competitionId: number) =>
  at(
    await read(w, 'listCompetitionFixtures', {
      as: 'player',
      path: { competitionId },
      query: { per_page: '50', 'status[]': 'scheduled' },
    }),
    'fixtures',
  );
const nextMatchday = { stage_id: 1, matchday: 9, to: '2027-06-05', reason: 'Shi i fortë.', book_courts: false };

type Names =
  | Extract<WriteName, `${string}Competition` | `${string}CompetitionTeam`>
  | 'generateFixtures'
  | 'moveGame'
  | 'postponeMatchday';

export const competitionWrites: Record<Names, WriteCase> = {
  createCompetition: {
    as: 'player',
    send: () => ({ body: { ...newCompetition, name: ' Kupa e Lagjes ', entry_fee: 3000 } }),
    shows: async (w, answer) =>
      expect(await competition(w, idAt(answer, 'competition'), 'player')).toMatchObject({
        name: 'Kupa e Lagjes',
        slug: 'kupa-e-lagjes',
        phase: 'draft',
        status: 'draft',
        entry_fee: 3000,
        owner: { type: 'base', id: 1 },
        ranking: { preset: 'football-h2h', win: 3 },
        game_rules: { periods: 2, match_minutes: 105 },
        permissions: { edit: true, open: true, delete: true },
      }),
    foreign: 'Everybody may make a competition of their own.',
    invalid: { body: { max_teams: 3 }, field: 'max_teams' },
  },
  updateCompetition: {
    ...organizer,
    send: () => ({ path: liga, body: { name: 'Liga tjetër', rules_text: 'Pa ofsajd.', level: 'competitive' } }),
    shows: async (w) =>
      expect(await competition(w, liga.competitionId)).toMatchObject({
        name: 'Liga tjetër',
        rules_text: 'Pa ofsajd.',
        level: 'competitive',
      }),
    foreign: stranger,
    invalid: { body: { roster_max: 0 }, field: 'roster_max' },
  },
  deleteCompetition: {
    ...organizer,
    prepare: make,
    send: (w) => ({ path: made(w) }),
    shows: (w) => expect(w.db.competitions.find({ name: 'Kupa e Lagjes' })).toBeUndefined(),
    why: 'It is gone.',
    foreign: { ...stranger, status: 404 },
  },
  transitionCompetition: {
    ...organizer,
    send: () => ({ path: opening, body: { to: 'cancelled', reason: 'Nuk ka fushë.' } }),
    shows: async (w) =>
      expect(await competition(w, opening.competitionId)).toMatchObject({
        phase: 'cancelled',
        cancel_reason: 'Nuk ka fushë.',
        waiting_count: 0,
      }),
    foreign: stranger,
    invalid: { body: { to: 'over' }, field: 'to' },
  },
  followCompetition: {
    as: 'owner',
    send: () => ({ path: liga, body: {} }),
    shows: async (w) => expect(await competition(w, liga.competitionId, 'owner')).toMatchObject({ is_followed: true }),
    foreign: 'Everybody may follow.',
  },
  unfollowCompetition: {
    as: 'player',
    send: () => ({ path: liga }),
    shows: async (w) =>
      expect(await competition(w, liga.competitionId, 'player')).toMatchObject({ is_followed: false }),
    foreign: 'Everybody follows for themselves.',
  },
  addCompetitionTeam: {
    ...organizer,
    send: () => ({ path: opening, body: { team_id: 17 } }),
    shows: async (w) =>
      expect(await teams(w, opening.competitionId)).toEqual(ofTeam(17, { status: 'active', application_id: null })),
    foreign: stranger,
    invalid: { body: { team_id: 0 }, field: 'team_id' },
  },
  updateCompetitionTeam: {
    ...organizer,
    send: () => ({
      path: { ...liga, teamId: 4 },
      body: { fee_paid: true, deduction: { points: 2, reason: 'Vonesë.' } },
    }),
    shows: async (w) =>
      expect(await teams(w, liga.competitionId)).toEqual(
        ofTeam(4, { fee_paid: true, deductions: [{ points: 2, reason: 'Vonesë.' }] }),
      ),
    foreign: stranger,
    invalid: { body: { deduction: { points: 0, reason: 'Vonesë.' } }, field: 'deduction.points' },
  },
  applyToCompetition: {
    as: 'teamAdmin',
    prepare: makeOpen,
    send: (w) => ({ path: made(w), body: { team_id: 1, message: 'Vijmë!' } }),
    shows: async (w) => {
      const { competitionId } = made(w);
      const list = await read(w, 'listCompetitionApplications', { ...organizer, path: { competitionId } });
      expect(at(list, 'applications')).toMatchObject([{ team: { id: 1 }, message: 'Vijmë!', status: 'pending' }]);
    },
    foreign: { as: 'player', status: 403 },
    invalid: { body: { roster: [1, 1] }, field: 'roster.1' },
  },
  generateFixtures: {
    ...organizer,
    send: () => ({ path: kupaKnockout, body: { ...weekends, dry_run: false } }),
    shows: async (w) =>
      expect(await fixtures(w, competitionIds.kupa)).toMatchObject([
        { starts_at: '2026-12-05T18:00:00+01:00', stage: { round: 1 } },
        { starts_at: '2026-12-05T18:00:00+01:00', stage: { round: 1 } },
        { starts_at: '2026-12-06T18:00:00+01:00', stage: { round: 1 } },
        { starts_at: '2026-12-06T18:00:00+01:00', stage: { round: 1 } },
        { starts_at: '2026-12-12T18:00:00+01:00', stage: { round: 2 } },
        { starts_at: '2026-12-13T18:00:00+01:00', stage: { round: 2 } },
        { starts_at: '2026-12-19T18:00:00+01:00' },
        { starts_at: '2026-12-20T18:00:00+01:00' },
      ]),
    foreign: stranger,
    invalid: { body: { kickoffs: [] }, field: 'kickoffs' },
  },
  moveGame: {
    ...organizer,
    send: (w) => ({ path: nextOfLiga(w), body: { starts_at: '2027-06-05T18:00:00+02:00', court_id: null } }),
    shows: async (w, answer) =>
      expect(
        at(await read(w, 'getGame', { as: 'player', path: { gameId: idAt(answer, 'game') } }), 'game'),
      ).toMatchObject({
        starts_at: '2027-06-05T18:00:00+02:00',
        status: 'scheduled',
      }),
    foreign: stranger,
    invalid: { body: { starts_at: 'tomorrow' }, field: 'starts_at' },
  },
  postponeMatchday: {
    ...organizer,
    send: () => ({ path: liga, body: nextMatchday }),
    shows: async (w) =>
      expect(await fixtures(w, liga.competitionId)).toEqual(
        expect.arrayContaining([
          expect.objectContaining({
            starts_at: expect.stringMatching(/^2027-06-05T/) as unknown,
            stage: expect.objectContaining({ round: 9 }) as unknown,
          }),
        ]),
      ),
    foreign: stranger,
    invalid: { body: { reason: '' }, field: 'reason' },
  },
};
