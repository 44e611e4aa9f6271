/** Writes around events and their people (decision 041). */
import { expect } from 'vitest';
import { demoId } from '../../mocks/seed/demo-accounts.ts';
import { eventIds } from '../../mocks/seed/event-plan.ts';
import type { Persona, World } from './mock-world.ts';
import { newEvent } from './permission-event-rows.ts';
import { at, idAt, read, type WriteCase, type WriteName } from './write-case.ts';

const one = { eventId: eventIds.approval };
const closed = { eventId: eventIds.invited };
const player = { as: 'player' } as const;
const stranger = { as: 'superUser', status: 403 } as const;
const unseen = { as: 'superUser', status: 404 } as const;

const event = async (w: World, eventId: number, as: Persona = 'player') =>
  at(await read(w, 'getEvent', { as, path: { eventId } }), 'event');
const people = async (w: World, status: string, as: Persona = 'player', eventId: number = one.eventId) =>
  at(await read(w, 'listParticipants', { as, path: { eventId }, query: { status, per_page: 50 } }), 'participants');
const partOf = (w: World, userId: number) => ({
  ...one,
  participantId: w.db.participants.one('participation', one.eventId, userId)?.id ?? 0,
});
const isAmong = (userId: number, more: object = {}) =>
  expect.arrayContaining([
    expect.objectContaining({ user: expect.objectContaining({ id: userId }) as unknown, ...more }),
  ]) as unknown;

type Names = Exclude<
  Extract<WriteName, `${string}Event` | `${string}Participant`>,
  'balanceEvent' | 'sendRealtimeEvent' | 'voidGameEvent' | 'completeGameEvent'
>;

export const eventWrites: Record<Names, WriteCase> = {
  createEvent: {
    ...player,
    send: () => ({ body: { ...newEvent, title: ' Futboll te parku ', min_participants: 6, price_total: 3000 } }),
    shows: async (w, answer) =>
      expect(await event(w, idAt(answer, 'event'))).toMatchObject({
        title: 'Futboll te parku',
        location: { name: 'Parku' },
        place: null,
        host: { id: demoId('player') },
        owner: { type: 'base', id: demoId('player') },
        my_participation: { status: 'going', role: 'host' },
        going_count: 1,
        min_check_at: '2026-11-28T17:00:00+01:00',
        rsvp_until: '2026-11-28T19:00:00+01:00',
        price_per_person: 3000,
        phase: 'scheduled',
      }),
    foreign: 'Everybody may make an event of their own.',
    invalid: { body: { min_participants: 11 }, field: 'min_participants' },
  },
  updateEvent: {
    ...player,
    send: () => ({
      path: one,
      body: { title: 'Futboll tjetër', capacity: 16, starts_at: '2026-11-27T20:00:00+01:00', level: 'competitive' },
    }),
    shows: async (w) =>
      expect(await event(w, one.eventId)).toMatchObject({
        title: 'Futboll tjetër',
        capacity: 16,
        level: 'competitive',
        starts_at: '2026-11-27T20:00:00+01:00',
        ends_at: '2026-11-27T22:00:00+01:00',
        rsvp_until: '2026-11-27T20:00:00+01:00',
        min_check_at: '2026-11-27T18:00:00+01:00',
      }),
    foreign: stranger,
    invalid: { body: { ends_at: '2026-11-27T19:00:00+01:00' }, field: 'ends_at' },
  },
  cancelEvent: {
    ...player,
    send: () => ({ path: one, body: { reason: ' Shi i fortë. ' } }),
    shows: async (w) =>
      expect(await event(w, one.eventId)).toMatchObject({ phase: 'cancelled', cancel_reason: 'Shi i fortë.' }),
    foreign: stranger,
    invalid: { body: { reason: ' ' }, field: 'reason' },
  },
  answerEvent: {
    ...player,
    send: () => ({ path: closed, body: { status: 'going', guests: 1 } }),
    shows: async (w) =>
      expect(await event(w, closed.eventId)).toMatchObject({
        going_count: 4,
        my_participation: { status: 'going', guests: 1, due: 700 },
      }),
    foreign: unseen,
    invalid: { body: { guests: 4 }, field: 'guests' },
  },
  inviteToEvent: {
    ...player,
    // one of them has asked: it is an approval
    send: () => ({ path: one, body: { user_ids: [48, 43] } }),
    shows: async (w) => {
      expect(await people(w, 'invited')).toEqual(isAmong(48, { invited_by: expect.objectContaining({ id: 1 }) }));
      expect(await people(w, 'going')).toEqual(isAmong(43));
    },
    foreign: stranger,
    invalid: { body: { team_id: 1 }, field: 'user_ids' },
  },
  updateParticipant: {
    ...player,
    send: (w) => ({
      path: partOf(w, 18),
      body: { has_paid: true, rating: 4, position: 'goalkeeper', side: 'home', is_locked: true },
    }),
    shows: async (w) =>
      expect(await people(w, 'going')).toEqual(
        isAmong(18, { has_paid: true, rating: 4, position: 'goalkeeper', side: 'home', is_locked: true }),
      ),
    foreign: stranger,
    invalid: { body: { position: 'libero' }, field: 'position' },
  },
  removeParticipant: {
    ...player,
    send: (w) => ({ path: partOf(w, 18) }),
    shows: async (w) => expect(await people(w, 'removed')).toEqual(isAmong(18)),
    foreign: stranger,
  },
};
