/** Writes of times and courts of competition games (decision 057). */
import { expect } from 'vitest';
import { competitionIds } from '../../mocks/seed/competitions.ts';
import type { World } from './mock-world.ts';
import { kupaKnockout, nextOfLiga, earlyWeek } from './permission-competition-rows.ts';
import { at, idAt, read, type WriteCase, type WriteName } from './write-case.ts';

const liga = { competitionId: competitionIds.liga };
const organizer = { as: 'organizationManager', module: 'organization' } as const;
const stranger = { as: 'everyone', module: 'organization', status: 403 } as const;
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

type Names = Extract<WriteName, 'generateFixtures' | 'moveGame' | 'postponeMatchday'>;

export const scheduleWrites: Record<Names, WriteCase> = {
  generateFixtures: {
    ...organizer,
    send: () => ({ path: kupaKnockout, body: { ...earlyWeek, dry_run: false } }),
    shows: async (w) =>
      expect(await fixtures(w, competitionIds.kupa)).toMatchObject([
        { starts_at: '2026-12-07T18:00:00+01:00', stage: { round: 1 } },
        { starts_at: '2026-12-07T18:00:00+01:00', stage: { round: 1 } },
        { starts_at: '2026-12-08T18:00:00+01:00', stage: { round: 1 } },
        { starts_at: '2026-12-08T18:00:00+01:00', stage: { round: 1 } },
        { starts_at: '2026-12-14T18:00:00+01:00', stage: { round: 2 } },
        { starts_at: '2026-12-15T18:00:00+01:00', stage: { round: 2 } },
        { starts_at: '2026-12-21T18:00:00+01:00' },
        { starts_at: '2026-12-22T18:00:00+01:00' },
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
