import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BookingRecord } from '../../mocks/db/records.ts';
import { addDays } from '../../mocks/rules/shared/time.ts';
import type { Booking } from '../../src/shared/api/generated/model';
import { Follower, type Hour, bookingAt, isClosed, stands } from './plans-watch.ts';
import { COURT, OWNER, PLAYERS, VENUE, type World, openWorld } from './plans-world.ts';

// Eight people and a week of one court: they book, wait, hand over, and the venue closes times; whatever they do in whatever order.
const RUNS = process.env['TEST_FULL'] ? 50_000 : 2_000;
const MIN = 60_000;
const days = Array.from({ length: 7 }, (_, n) => addDays('2026-11-22', n));
const slots = [13, 14, 15];
const hours: readonly Hour[] = days.flatMap((date) => slots.map((slot) => ({ date, slot })));

const who = fc.constantFrom(...PLAYERS);
/** Which of those there are. */
const which = fc.nat({ max: 9 });
const hour = fc.record({
  // most of them meet on one day
  date: fc.oneof(
    { weight: 9, arbitrary: fc.constant('2026-11-23') },
    { weight: 1, arbitrary: fc.constantFrom(...days) },
  ),
  slot: fc.constantFrom(...slots),
});
const plain = <Kind extends string>(kind: Kind) => fc.record({ kind: fc.constant(kind), user: who, which });
const atHour = <Kind extends string>(kind: Kind) => fc.record({ kind: fc.constant(kind), user: who, hour });
const step = fc.oneof(
  { weight: 7, arbitrary: atHour('book') },
  { weight: 1, arbitrary: atHour('hold') },
  { weight: 4, arbitrary: plain('watch') },
  { weight: 1, arbitrary: atHour('walk-in') },
  { weight: 2, arbitrary: plain('cancel') },
  { weight: 2, arbitrary: plain('unwatch') },
  { weight: 4, arbitrary: plain('accept') },
  { weight: 2, arbitrary: plain('decline') },
  { weight: 1, arbitrary: plain('take back') },
  { weight: 1, arbitrary: plain('confirm') },
  { weight: 1, arbitrary: plain('desk cancel') },
  { weight: 1, arbitrary: plain('reopen') },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('offer'), user: who, which, to: who }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('move'), user: who, which, hour }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('desk move'), user: who, which, hour }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('answer'), which, choice: fc.constantFrom('move', 'cancel') }),
  },
  { weight: 2, arbitrary: plain('book first') },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('close'),
      which,
      actions: fc.array(fc.constantFrom('ask', 'ask', 'move', 'cancel'), { minLength: 3, maxLength: 3 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('wait'), minutes: fc.constantFrom(1, 1, 4, 4, 10, 11, 25, 300, 1440) }),
  },
);
type Step = {
  kind: string;
  user?: number;
  which?: number;
  to?: number;
  hour?: Hour;
  choice?: string;
  actions?: string[];
  minutes?: number;
};

/** Does one step; its status and who did it. */
async function act(world: World, one: Step): Promise<{ status: number; actor: number }> {
  const { user = OWNER, which: n = 0, hour: { date, slot } = { date: '', slot: 0 } } = one;
  const pick = <Row>(rows: readonly Row[]): Row | undefined => rows[n % Math.max(1, rows.length)];
  const to = { court_id: COURT, date, time_slot_id: slot };
  const there = (rows: readonly BookingRecord[]) => rows.filter((row) => stands(row, world.now));
  /** A player's booking, and who it is. */
  const owned = () => pick(there(world.db.bookings.all()).filter(({ user_id }) => user_id !== null));
  const any = () => pick(there(world.db.bookings.all()))?.id ?? 0;
  /** An hour that somebody has. */
  const taken = () => {
    const row = pick(there(world.db.bookings.all()));
    return { court_id: COURT, date: row?.date ?? days[3], time_slot_id: row?.time_slot_id ?? 14 };
  };
  const offered = () => world.db.handovers.all().filter(({ state }) => state === 'offered');
  const as = async (actor: number, ...[operation, input]: [Parameters<World['call']>[0], object]) => ({
    actor,
    status: await world.call(operation, actor, input),
  });
  const booking = (bookingId: number, body: object = {}) => ({ path: { bookingId, venueId: VENUE }, body });
  switch (one.kind) {
    case 'book':
      return as(user, 'createBooking', { body: { ...to, slot_count: 1, weekly: false } });
    case 'hold':
      return as(user, 'createBookingHold', { body: { ...to, slot_count: 1 } });
    case 'watch':
      return as(user, 'createSlotWatch', { path: { venueId: VENUE }, body: taken() });
    case 'walk-in': {
      const body = { ...to, slot_count: 1, weekly: false, guest_name: 'Agim' };
      return as(OWNER, 'createVenueBooking', { path: { venueId: VENUE }, body });
    }
    case 'cancel':
    case 'move': {
      const row = owned();
      const [operation, body] = one.kind === 'move' ? (['moveBooking', to] as const) : (['cancelBooking', {}] as const);
      return as(row?.user_id ?? user, operation, booking(row?.id ?? 0, body));
    }
    case 'unwatch':
      return as(user, 'deleteSlotWatch', { path: { watchId: pick(world.db.slotWatches.by('user', user))?.id ?? 0 } });
    case 'offer': {
      const row = owned();
      return as(row?.user_id ?? user, 'offerHandover', booking(row?.id ?? 0, { user_id: one.to, scope: 'session' }));
    }
    case 'accept':
    case 'decline': {
      const offer = pick(offered());
      const operation = one.kind === 'accept' ? 'acceptHandover' : 'declineHandover';
      return as(offer?.to_user_id ?? user, operation, booking(offer?.booking_id ?? 0));
    }
    case 'take back': {
      const offer = pick(offered());
      return as(offer?.from_user_id ?? user, 'cancelHandover', booking(offer?.booking_id ?? 0));
    }
    case 'confirm':
      return as(OWNER, 'confirmVenueBooking', booking(any()));
    case 'desk cancel':
      return as(OWNER, 'cancelVenueBooking', booking(any(), { reason: 'Turne.', scope: 'session' }));
    case 'desk move':
      return as(OWNER, 'updateVenueBooking', booking(any(), to));
    case 'reopen': {
      const block = pick(world.db.blocks.all());
      return as(OWNER, 'deleteVenueBlock', { path: { venueId: VENUE, blockId: block?.id ?? 0 } });
    }
    case 'book first': {
      const opening = pick(world.db.openings.all());
      const place = { court_id: COURT, date: opening?.date ?? days[3], time_slot_id: opening?.time_slot_id ?? 14 };
      const body = { ...place, slot_count: 1, weekly: false };
      return as(opening?.queue[0]?.user_id ?? user, 'createBooking', { body });
    }
    case 'close': {
      const { date: day, time_slot_id } = taken();
      const closes = [time_slot_id, time_slot_id + 1].filter((at) => slots.includes(at));
      const hit = closes.flatMap((at) => bookingAt(world.db, { date: String(day), slot: at }, world.now) ?? []);
      const affected = hit.map(({ id, user_id }, at) => {
        const wished = one.actions?.[at] ?? 'cancel';
        return { booking_id: id, action: user_id === null && wished === 'ask' ? 'cancel' : wished };
      });
      const when = { court_ids: [COURT], date_from: day, date_to: day, time_slot_ids: closes };
      const body = { ...when, reason: 'Shi.', dry_run: false, affected };
      return as(OWNER, 'createVenueBlock', { path: { venueId: VENUE }, body });
    }
    case 'answer': {
      const asked = pick(there(world.db.bookings.all()).filter((row) => row.asked !== null));
      const bookingId = asked?.id ?? 0;
      const actor = asked?.user_id ?? PLAYERS[0] ?? 1;
      const seen = asked ? (world.read('getBooking', actor, booking(bookingId)) as { booking: Booking }) : null; // of its handler
      const [place] = seen?.booking.closure?.proposals ?? [];
      const body = {
        choice: one.choice,
        ...(place && { to: { ...to, date: place.date, time_slot_id: place.time_slot_id } }),
      };
      return as(actor, 'answerClosure', booking(bookingId, body));
    }
    default:
      await world.wait((one.minutes ?? 1) * MIN);
      return { status: 200, actor: 0 };
  }
}

/** What must never be; texts, so that a failure says it. */
function wrongs({ db, now }: World): string[] {
  const bookings = db.bookings.all();
  const standing = bookings.filter((one) => stands(one, now));
  const found: string[] = [];
  for (const at of hours) {
    const here = standing.filter((one) => one.date === at.date && one.time_slot_id === at.slot);
    if (here.length > 1) found.push(`two bookings on ${at.date} at ${at.slot}`);
    if (here.some((one) => one.asked === null && one.ends_at > now) && isClosed(db, at))
      found.push(`unasked in a closed time, ${at.date}`);
  }
  for (const closure of db.closures.all()) {
    const late = closure.state === 'asked' && closure.answer_until !== null && closure.answer_until <= now;
    if (late) found.push(`no answer to ${closure.id} after its deadline`);
    if (closure.state === 'lapsed' && standing.some(({ id }) => id === closure.booking_id))
      found.push(`booking ${closure.booking_id} lapsed and stands`);
    const row = bookings.find(({ id }) => id === closure.booking_id);
    if (closure.state === 'asked' && row?.asked === null) found.push(`an open question that nobody is asked`);
  }
  const open = db.handovers.all().filter(({ state }) => state === 'offered');
  for (const offer of open) {
    const row = standing.find(({ id }) => id === offer.booking_id);
    if (row?.user_id !== offer.from_user_id) found.push(`an offer of what is not the giver's`);
    if (offer.expires_at <= now) found.push(`an offer after the start`);
  }
  if (new Set(open.map(({ booking_id }) => booking_id)).size < open.length) found.push('offered to two');
  for (const player of PLAYERS)
    if (standing.filter((one) => one.user_id === player && one.starts_at > now).length > 5)
      found.push('over the limit');
  return found;
}

/** Hours whose booking or hold is new, with whose it is. */
function newcomers(world: World, before: ReadonlyMap<string, number>): { hour: Hour; user: number | null }[] {
  return hours.flatMap((at) => {
    const booked = bookingAt(world.db, at, world.now);
    return booked && before.get(`${at.date} ${at.slot}`) !== booked.id ? [{ hour: at, user: booked.user_id }] : [];
  });
}
const occupants = ({ db, now }: World) =>
  new Map(hours.map((at) => [`${at.date} ${at.slot}`, bookingAt(db, at, now)?.id ?? 0]));

describe('[R24] [R31] eight people and a week of one court', () => {
  it('one booking per hour, an answer for everybody, and no head start is jumped', async () => {
    const seen = new Map<string, number>();
    const count = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1);
    await fc.assert(
      fc.asyncProperty(fc.boolean(), fc.array(step, { minLength: 12, maxLength: 24 }), async (byHand, steps) => {
        const world = await openWorld(byHand);
        const follower = new Follower(hours);
        for (const one of steps as Step[]) {
          const before = occupants(world);
          const holds = new Set(world.db.holds.all().map(({ id }) => id));
          const first = new Map(hours.map((at) => [at, follower.first(at, world.now)]));
          const { status, actor } = await act(world, one);
          count(`${one.kind} ${status}`);
          const taken = newcomers(world, before);
          const held = world.db.holds
            .all()
            .filter(({ id }) => !holds.has(id))
            .map(({ date, time_slot_id: slot, user_id }) => ({ hour: { date, slot }, user: user_id }));
          for (const { hour: at, user } of [...taken, ...held]) {
            const turn = hours.find((known) => known.date === at.date && known.slot === at.slot);
            const holder = turn ? (first.get(turn) ?? null) : null;
            if (holder !== null) count(holder === user ? 'booked by the first' : 'booked by another');
            if (holder !== null && holder !== user && holder !== actor)
              throw new Error(`${one.kind}: ${user} jumped the head start of ${holder} on ${at.date} at ${at.slot}`);
          }
          follower.look(world.db, world.now);
          expect(wrongs(world)).toEqual([]);
        }
      }),
      { numRuns: RUNS, seed: 11 },
    );
    // everything was done often enough to mean something
    const done = 'book watch cancel accept decline close answer move reopen unwatch offer confirm'.split(' ');
    for (const kind of done) expect(seen.get(`${kind} 200`) ?? 0, kind).toBeGreaterThan(RUNS / 50);
    expect(seen.get('book 409') ?? 0).toBeGreaterThan(RUNS / 10);
    expect(seen.get('booked by the first') ?? 0).toBeGreaterThan(RUNS / 50);
  }, 600_000);
});
