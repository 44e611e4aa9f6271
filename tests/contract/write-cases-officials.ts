/** Writes of the officials of competition games (decision 060). */
import { expect } from 'vitest';
import { organizationAccountId } from '../../mocks/seed/organization-accounts.ts';
import type { World } from './mock-world.ts';
import { nextOfLiga } from './permission-competition-rows.ts';
import { at, read, type WriteCase, type WriteName } from './write-case.ts';

const organizer = { as: 'organizationManager', module: 'organization' } as const;
const stranger = { as: 'everyone', module: 'organization', status: 403 } as const;
const referee = organizationAccountId('leagueReferee');

const officials = async (w: World) =>
  at(await read(w, 'getGame', { ...organizer, path: nextOfLiga(w) }), 'game', 'officials');
/** The next game of the league has no official. */
const emptied = (w: World) =>
  w.backend.control.db.transact(async (db) => {
    for (const { id } of db.gameOfficials.by('game', nextOfLiga(w).gameId)) await db.gameOfficials.remove(id);
  });
const asked = async (w: World) => {
  await emptied(w);
  await read(w, 'appointOfficial', { ...organizer, path: nextOfLiga(w), body: { user_id: referee, role: 'referee' } });
};

type Names = Extract<WriteName, 'appointOfficial' | 'removeOfficial' | 'answerAppointment'>;

export const officialWrites: Record<Names, WriteCase> = {
  appointOfficial: {
    ...organizer,
    prepare: emptied,
    send: (w) => ({ path: nextOfLiga(w), body: { user_id: referee, role: 'referee' } }),
    shows: async (w) => expect(await officials(w)).toMatchObject([{ user: { id: referee }, status: 'asked' }]),
    foreign: stranger,
    invalid: { body: { role: 'goalkeeper' }, field: 'role' },
  },
  removeOfficial: {
    ...organizer,
    prepare: asked,
    send: (w) => ({ path: { ...nextOfLiga(w), userId: referee }, query: { module: 'organization' } }),
    shows: async (w) => expect(await officials(w)).toEqual([]),
    foreign: stranger,
  },
  answerAppointment: {
    as: 'leagueReferee',
    module: 'organization',
    prepare: asked,
    send: (w) => ({ path: nextOfLiga(w), body: { accept: false } }),
    shows: async (w) => expect(await officials(w)).toMatchObject([{ user: { id: referee }, status: 'declined' }]),
    foreign: { as: 'player', module: 'base', status: 403 },
    invalid: { body: { accept: 'yes' }, field: 'accept' },
  },
};
