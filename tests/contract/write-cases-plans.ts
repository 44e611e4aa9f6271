/** Writes of players whose plans change: answers about closed times, hand-overs, waiting for a taken time. */
import { expect } from 'vitest';
import { demoId } from '../../mocks/seed/demo-accounts.ts';
import { courtIds } from '../../mocks/seed/venue-plans.ts';
import { now, type World } from './mock-world.ts';
import { at, idAt, read, type WriteCase, type WriteName } from './write-case.ts';

const receiver = { as: 'teamAdmin' } as const;
const foreign = { as: 'player', status: 403 } as const;
/** The seed's question to the team admin, and the offer they have got. */
const asked = (w: World) => ({
  bookingId: w.db.closures.find({ action: 'ask' })?.booking_id ?? 0,
});
const offered = (w: World) => ({ bookingId: w.db.handovers.all()[0]?.booking_id ?? 0 });
const own = (w: World) => ({
  bookingId:
    w.db.bookings.by('user', demoId('player')).find((one) => one.court_id === courtIds.liqeni2 && one.starts_at > now)
      ?.id ?? 0,
});
const watched = (w: World) => w.db.slotWatches.all()[0];
const booking = async (w: World, as: 'player' | 'teamAdmin' | 'organizationManager', path: { bookingId: number }) =>
  at(await read(w, 'getBooking', { as, path }), 'booking');
const watches = async (w: World, as: 'player' | 'teamAdmin') => at(await read(w, 'listSlotWatches', { as }), 'watches');

type Names = Extract<
  WriteName,
  | 'answerClosure'
  | 'offerHandover'
  | 'cancelHandover'
  | 'acceptHandover'
  | 'declineHandover'
  | 'createSlotWatch'
  | 'deleteSlotWatch'
>;

export const planWrites: Record<Names, WriteCase> = {
  answerClosure: {
    ...receiver,
    send: (w) => ({ path: asked(w), body: { choice: 'cancel' } }),
    shows: async (w) =>
      expect(await booking(w, 'teamAdmin', asked(w))).toMatchObject({
        status: 'Unbooked',
        closure: { state: 'cancelled', can_answer: false },
      }),
    foreign,
    invalid: { body: { choice: 'move' }, field: 'to' },
  },
  offerHandover: {
    as: 'player',
    send: (w) => ({ path: own(w), body: { user_id: demoId('everyone'), scope: 'session' } }),
    shows: async (w) => {
      expect(await booking(w, 'player', own(w))).toMatchObject({
        handover: { state: 'offered', scope: 'session', to: { id: demoId('everyone') }, session_count: 1 },
        permissions: { hand_over: false, cancel_handover: true },
      });
      const offers = at(await read(w, 'listHandovers', { as: 'everyone' }), 'bookings');
      expect(offers).toMatchObject([{ id: own(w).bookingId, permissions: { accept_handover: true } }]);
    },
    foreign: { as: 'owner', status: 403 },
    invalid: { body: { user_id: demoId('player') }, field: 'user_id' },
  },
  cancelHandover: {
    as: 'organizationManager',
    send: (w) => ({ path: offered(w) }),
    shows: async (w) =>
      expect(await booking(w, 'organizationManager', offered(w))).toMatchObject({ handover: { state: 'withdrawn' } }),
    foreign: { as: 'teamAdmin', status: 403 },
  },
  acceptHandover: {
    ...receiver,
    send: (w) => ({ path: offered(w) }),
    shows: async (w) => {
      expect(await booking(w, 'teamAdmin', offered(w))).toMatchObject({
        booked_by: { id: demoId('teamAdmin') },
        handover: { state: 'accepted' },
      });
      const other = await w.call('getBooking', { as: 'organizationManager', path: offered(w) });
      expect(other.status).toBe(403);
    },
    foreign,
  },
  declineHandover: {
    ...receiver,
    send: (w) => ({ path: offered(w) }),
    shows: async (w) =>
      expect(await booking(w, 'organizationManager', offered(w))).toMatchObject({
        booked_by: { id: demoId('organizationManager') },
        handover: { state: 'declined' },
      }),
    foreign,
  },
  createSlotWatch: {
    as: 'player',
    send: (w) => {
      const { venue_id = 0, court_id, date, time_slot_id } = watched(w) ?? {};
      return { path: { venueId: venue_id }, body: { court_id, date, time_slot_id } };
    },
    shows: async (w, answer) => {
      const id = idAt(answer, 'watch');
      expect(await watches(w, 'player')).toMatchObject([
        { id, state: 'waiting', position: 2, turn_until: null, free: [] },
      ]);
      const { venue_id: venueId = 0, court_id, date = '', time_slot_id } = watched(w) ?? {};
      const query = { date, court_id: court_id ?? 0 };
      const day = await read(w, 'getVenueAvailability', { as: 'player', path: { venueId }, query });
      expect(at(day, 'courts', 0, 'slots')).toContainEqual(expect.objectContaining({ time_slot_id, watch_id: id }));
    },
    foreign: 'every user may wait for a time',
    invalid: { body: { sport_id: 1 }, field: 'court_id' },
  },
  deleteSlotWatch: {
    ...receiver,
    send: (w) => ({ path: { watchId: watched(w)?.id ?? 0 } }),
    shows: async (w) => expect(await watches(w, 'teamAdmin')).toEqual([]),
    foreign,
  },
};
