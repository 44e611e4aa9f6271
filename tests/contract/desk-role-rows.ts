/** What each role may do with the bookings of Fusha e Liqenit (design §3 and §4), written by hand: super users only look on. */
import { dateOf } from '../../mocks/rules/shared/time.ts';
import { demoId } from '../../mocks/seed/demo-accounts.ts';
import { comingThursday } from '../../mocks/seed/story.ts';
import { courtIds, venueIds } from '../../mocks/seed/venue-plans.ts';
import { now, type World } from './mock-world.ts';
import type { VenueRoleRow } from './venue-role-table.ts';

const venueId = venueIds.liqeni;
const readers = ['401', '403', '403', 'yes', 'yes', 'yes', 'yes'] as const;
const workers = ['401', '403', '403', 'yes', 'yes', 'yes', '403'] as const;
const closers = ['401', '403', '403', '403', 'yes', 'yes', '403'] as const;

const thursday = comingThursday(dateOf(now));
const evening = { court_id: courtIds.liqeni1, date: thursday, time_slot_id: 14, slot_count: 1 };
/** The first request that waits at the venue, made for the purpose. */
const REQUEST = 9000;
const request = async (w: World) => {
  const like = w.db.bookings
    .by('venue', venueId)
    .find((one) => one.starts_at > now && one.user_id === demoId('player'));
  if (!like) throw new Error('The player has no booking to come.');
  await w.backend.control.db.transact((db) =>
    db.bookings.insert({
      ...like,
      id: REQUEST,
      court_id: courtIds.liqeni1,
      date: thursday,
      time_slot_id: 15,
      starts_at: Date.parse(`${thursday}T20:00:00+01:00`),
      ends_at: Date.parse(`${thursday}T21:00:00+01:00`),
      status: 'Pending',
      confirmed_at: null,
      created_at: now,
    }),
  );
};
const requested = { prepare: request, path: { venueId, bookingId: REQUEST } };
const block = {
  court_ids: [courtIds.liqeni1],
  date_from: thursday,
  date_to: thursday,
  time_slot_ids: [9],
  reason: 'Rrjeta është grisur.',
  dry_run: false,
};

export const deskRoleRows: readonly VenueRoleRow[] = [
  { operation: 'getVenueCalendar', verdicts: readers, path: { venueId }, query: { from: thursday, to: thursday } },
  { operation: 'listVenueBookings', verdicts: readers, path: { venueId } },
  { operation: 'getVenueBooking', verdicts: readers, ...requested },
  { operation: 'getVenueFigures', verdicts: readers, path: { venueId } },
  {
    operation: 'createVenueBooking',
    verdicts: workers,
    path: { venueId },
    body: { ...evening, weekly: false, guest_name: 'Agim' },
  },
  { operation: 'updateVenueBooking', verdicts: workers, ...requested, body: { note: 'Sjell topin.' } },
  { operation: 'confirmVenueBooking', verdicts: workers, ...requested },
  {
    operation: 'answerCompetitionBookings',
    verdicts: ['401', '403', '403', '409 stale', '409 stale', '409 stale', '403'],
    path: { venueId, competitionId: 1 },
    body: { decision: 'confirm' },
  },
  {
    operation: 'cancelVenueBooking',
    verdicts: workers,
    ...requested,
    body: { reason: 'Drita u prish.', scope: 'session' },
  },
  { operation: 'createVenueBlock', verdicts: closers, path: { venueId }, body: block },
  // the seed has closed this venue once
  { operation: 'getVenueBlock', verdicts: readers, path: { venueId, blockId: 1 } },
  {
    operation: 'deleteVenueBlock',
    verdicts: closers,
    prepare: (w) => w.call('createVenueBlock', { as: 'owner', module: 'venue', path: { venueId }, body: block }),
    // the seed has closed this venue once
    path: { venueId, blockId: 1 },
  },
];
