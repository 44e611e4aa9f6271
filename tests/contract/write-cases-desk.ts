/** Writes of the people of a venue about its bookings and its calendar. */
import { expect } from 'vitest';
import { dateOf } from '../../mocks/rules/shared/time.ts';
import { demoId } from '../../mocks/seed/demo-accounts.ts';
import { askForCourts } from '../../mocks/rules/competitions/testing.ts';
import { comingThursday } from '../../mocks/seed/story.ts';
import { courtIds, venueIds } from '../../mocks/seed/venue-plans.ts';
import { now, type World } from './mock-world.ts';
import { at, idAt, read, type WriteCase, type WriteName } from './write-case.ts';

const owner = { as: 'owner', module: 'venue' } as const;
const foreign = { as: 'everyone', module: 'venue', status: 403 } as const;
const thursday = comingThursday(dateOf(now));
const venueId = venueIds.liqeni;
const evening = { court_id: courtIds.liqeni1, date: thursday, time_slot_id: 14, slot_count: 1, weekly: false };
/** The player's confirmed booking three days ahead. */
const confirmed = (w: World) => ({
  venueId,
  bookingId:
    w.db.bookings.by('user', demoId('player')).find((one) => one.court_id === courtIds.liqeni2 && one.starts_at > now)
      ?.id ?? 0,
});
/** The player's request that waits for an answer. */
const pending = (w: World) => ({
  venueId: venueIds.dajti,
  bookingId: w.db.bookings.by('user', demoId('player')).find(({ status }) => status === 'Pending')?.id ?? 0,
});
const shownBooking = (w: World, path: { venueId: number; bookingId: number }) =>
  read(w, 'getVenueBooking', { ...owner, path });
const blocksOn = async (w: World, day: string) =>
  at(await read(w, 'getVenueCalendar', { ...owner, path: { venueId }, query: { from: day, to: day } }), 'blocks');
const block = {
  court_ids: [courtIds.liqeni1],
  date_from: thursday,
  date_to: thursday,
  time_slot_ids: [14],
  reason: 'Rrjeta është grisur.',
  dry_run: false,
};

type Names = Extract<
  WriteName,
  | 'createVenueBooking'
  | 'updateVenueBooking'
  | 'confirmVenueBooking'
  | 'answerCompetitionBookings'
  | 'cancelVenueBooking'
  | 'createVenueBlock'
  | 'deleteVenueBlock'
>;

export const deskWrites: Record<Names, WriteCase> = {
  createVenueBooking: {
    ...owner,
    send: () => ({ path: { venueId }, body: { ...evening, guest_name: 'Agim', guest_phone: '+355 69 123 4567' } }),
    shows: async (w, answer) => {
      const shown = await shownBooking(w, { venueId, bookingId: idAt(answer, 'booking') });
      expect(at(shown, 'booking')).toMatchObject({
        status: 'Confirmed',
        source: 'admin',
        guest_name: 'Agim',
        desk: { phone: '+355691234567', paid_at: null, no_show_at: null },
      });
      expect(at(shown, 'history')).toMatchObject([{ action: 'created', by: { id: demoId('owner') } }]);
    },
    foreign,
    invalid: { body: { guest_name: '' }, field: 'guest_name' },
  },
  updateVenueBooking: {
    ...owner,
    send: (w) => ({ path: confirmed(w), body: { note: 'Sjell topin.', is_paid: true } }),
    shows: async (w) => {
      const shown = await shownBooking(w, confirmed(w));
      expect(at(shown, 'booking')).toMatchObject({ note: 'Sjell topin.', desk: { paid_at: expect.any(String) } });
      expect(at(shown, 'history')).toMatchObject([{ action: 'paid' }, { action: 'noted' }, { action: 'created' }]);
    },
    foreign,
    invalid: { body: { note: 'x'.repeat(301) }, field: 'note' },
  },
  confirmVenueBooking: {
    ...owner,
    send: (w) => ({ path: pending(w) }),
    shows: async (w, answer) => {
      const path = { venueId: venueIds.dajti, bookingId: idAt(answer, 'booking') };
      expect(at(await shownBooking(w, path), 'booking', 'status')).toBe('Confirmed');
    },
    foreign,
  },
  answerCompetitionBookings: {
    ...owner,
    prepare: (w) => w.backend.control.db.transact((db) => askForCourts(db, now, venueIds.dajti, 2)),
    send: () => ({
      path: { venueId: venueIds.dajti, competitionId: 1 },
      body: { decision: 'decline', reason: ' Turne tjetër. ' },
    }),
    shows: (w) => {
      // the seed has one that is confirmed, and two that wait as well
      const asked = w.db.bookings.filter(
        ({ source, confirmed_at }) => source === 'competition' && confirmed_at === null,
      );
      const declined = { status: 'Unbooked', cancelled_by: 'admin', cancel_reason: 'Turne tjetër.' };
      expect(asked).toMatchObject(Array.from({ length: 4 }, () => declined));
      const games = asked.map(({ game_id }) => w.db.games.get(game_id ?? 0));
      const unplanned = { status: 'unscheduled', starts_at: null, court_id: null, booking_id: null };
      expect(games).toMatchObject(Array.from({ length: 4 }, () => unplanned));
    },
    why: 'It is about several bookings at once.',
    foreign,
    invalid: { body: { decision: 'perhaps' }, field: 'decision' },
  },
  cancelVenueBooking: {
    ...owner,
    send: (w) => ({ path: confirmed(w), body: { reason: 'Drita u prish.', scope: 'session' } }),
    shows: async (w, answer) => {
      const shown = await shownBooking(w, { venueId, bookingId: idAt(answer, 'booking') });
      expect(at(shown, 'booking')).toMatchObject({
        status: 'Unbooked',
        cancelled_by: 'admin',
        cancel_reason: 'Drita u prish.',
      });
    },
    foreign,
    invalid: { body: { reason: '' }, field: 'reason' },
  },
  createVenueBlock: {
    ...owner,
    send: () => ({ path: { venueId }, body: block }),
    shows: async (w) => expect(await blocksOn(w, thursday)).toMatchObject([{ reason: 'Rrjeta është grisur.' }]),
    foreign,
    invalid: { body: { date_to: '2020-01-01' }, field: 'date_to' },
  },
  deleteVenueBlock: {
    ...owner,
    prepare: (w) => w.call('createVenueBlock', { ...owner, path: { venueId }, body: block }),
    send: (w) => ({ path: { venueId, blockId: w.db.blocks.by('venue', venueId).at(-1)?.id ?? 0 } }),
    shows: async (w) => expect(await blocksOn(w, thursday)).toEqual([]),
    foreign,
  },
};
