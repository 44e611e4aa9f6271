/** Writes around competitions and who enters them (design §9). */
import { expect } from 'vitest';
import { competitionIds } from '../../mocks/seed/competitions.ts';
import { now, type Persona, type World } from './mock-world.ts';
import { newCompetition, nextSeason } from './permission-competition-rows.ts';
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

/** One with four teams whose registration is over. */
const makeDrawable = async (w: World) => {
  await makeOpen(w);
  const { competitionId } = made(w);
  await w.backend.control.db.transact(async (db) => {
    await db.competitions.update(competitionId, { registration_closes_at: now - 1 });
    for (const team_id of [1, 2, 4, 6])
      await db.competitionTeams.insert({
        competition_id: competitionId,
        team_id,
        application_id: null,
        seed: null,
        seed_locked: false,
        status: 'active',
        deductions: [],
        roster: [],
        fee_paid: false,
      });
  });
};
const makeDrawn = async (w: World) => {
  await makeDrawable(w);
  await w.call('seedStage', { ...organizer, path: stageMade(w), body: { revision: 0, method: 'manual' } });
};
const stageMade = (w: World) => {
  const { competitionId } = made(w);
  return { competitionId, stageId: w.db.stages.by('competition', competitionId)[0]?.id ?? 0 };
};
const stages = async (w: World) =>
  at(await read(w, 'getPipeline', { ...organizer, path: { competitionId: made(w).competitionId } }), 'stages');
const misses = { body: { revision: -1 }, field: 'revision' } as const;

type Names = Extract<
  WriteName,
  `${string}Competition` | `${string}CompetitionTeam` | `${string}Stage` | 'savePipeline'
>;

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
  copyCompetition: {
    ...organizer,
    send: () => ({ path: liga, body: { ...nextSeason, name: ' Liga e Lagjeve 2027 ' } }),
    shows: async (w, answer) => {
      const id = idAt(answer, 'competition');
      expect(await competition(w, id)).toMatchObject({
        name: 'Liga e Lagjeve 2027',
        slug: 'liga-e-lagjeve-2027',
        phase: 'draft',
        format: 'double-league',
        starts_on: '2027-10-02',
        ends_on: null,
        teams_count: 8,
        followers_count: 0,
        owner: { type: 'organization', id: 1 },
      });
      expect(await teams(w, id)).toEqual(ofTeam(8, { status: 'active', deductions: [], seed: null }));
    },
    foreign: stranger,
    invalid: { body: { starts_on: '2026-11-23' }, field: 'starts_on' },
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
  savePipeline: {
    ...organizer,
    prepare: make,
    send: (w) => ({
      path: made(w),
      body: {
        revision: 0,
        stages: [
          {
            id: null,
            name: ' Finalja ',
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
          },
        ],
      },
    }),
    shows: async (w) =>
      expect(await stages(w)).toMatchObject([
        { name: 'Finalja', type: 'single-elimination', order: 1, settings: { third_place: true }, status: 'draft' },
      ]),
    foreign: { ...stranger, status: 404 },
    invalid: misses,
  },
  seedStage: {
    ...organizer,
    prepare: makeDrawable,
    send: (w) => ({ path: stageMade(w), body: { revision: 0, method: 'manual', order: [6, 1, 4, 2], locked: [4] } }),
    shows: async (w) => {
      expect(await stages(w)).toMatchObject([
        { status: 'ready', groups: [{ teams: [{ id: 6 }, { id: 1 }, { id: 4 }, { id: 2 }] }] },
      ]);
      expect(await competition(w, made(w).competitionId)).toMatchObject({ phase: 'ready' });
      expect(await teams(w, made(w).competitionId)).toEqual(ofTeam(4, { seed: 3, seed_locked: true }));
    },
    foreign: stranger,
    invalid: { body: { method: 'luck' }, field: 'method' },
  },
  startStage: {
    ...organizer,
    prepare: makeDrawn,
    send: (w) => ({ path: stageMade(w), body: { revision: 1 } }),
    shows: async (w) => {
      expect(await stages(w)).toMatchObject([{ status: 'active', games_total: 6 }]);
      expect(await competition(w, made(w).competitionId)).toMatchObject({ phase: 'ongoing' });
    },
    foreign: stranger,
    invalid: misses,
  },
  finishStage: {
    ...organizer,
    prepare: async (w) => {
      await makeDrawn(w);
      await w.call('startStage', { ...organizer, path: stageMade(w), body: { revision: 1 } });
      await w.backend.control.db.transact(async (db) => {
        for (const { id, home_team_id } of db.games.by('competition', made(w).competitionId))
          await db.games.update(id, {
            status: 'finished',
            home_score: home_team_id === 2 ? 2 : 0,
            away_score: home_team_id === 2 ? 0 : 1,
          });
      });
    },
    send: (w) => ({ path: stageMade(w), body: { revision: 2 } }),
    shows: async (w) => {
      expect(await stages(w)).toMatchObject([{ status: 'finished' }]);
      expect(await competition(w, made(w).competitionId)).toMatchObject({ phase: 'finished', champion: { id: 2 } });
    },
    foreign: stranger,
    invalid: misses,
  },
  resetStage: {
    ...organizer,
    prepare: makeDrawn,
    send: (w) => ({ path: stageMade(w), body: { revision: 1 } }),
    shows: async (w) => expect(await stages(w)).toMatchObject([{ status: 'draft', games_total: 0 }]),
    foreign: stranger,
    invalid: misses,
  },
};
