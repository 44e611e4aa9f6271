import { describe, expect, it } from 'vitest';
import { toUtc } from '../../rules/shared/time.ts';
import { OWNER, PLAYER, STAFF, deskWorld, evening } from '../venue-bookings/testing.ts';

const { world, desk, send, request, walkIn, shown, told, events } = deskWorld();
const HOUR = 3_600_000;
const closed = { court_ids: [1], date_from: evening.date, date_to: evening.date, time_slot_ids: [13, 14, 15] };
const close = (affected: object[], changes: object = {}) =>
  desk('POST', '/block', { ...closed, reason: 'Shi.', dry_run: false, affected, ...changes });
const mine = async (id: number) => (await send('GET', `/booking/${id}`, {}, PLAYER, 'base')).data.booking;
const answer = (id: number, body: object, user = PLAYER) =>
  send('POST', `/booking/${id}/closure-answer`, body, user, 'base');
/** A confirmed booking whose player is asked about a closed time. */
async function asked() {
  const { id } = await request();
  await desk('POST', `/booking/${id}/confirm`);
  const { data } = await close([{ booking_id: id, action: 'ask' }]);
  return { id, blockId: data.block?.id ?? 0 };
}
const outcomes = async (blockId: number) => (await desk('GET', `/block/${blockId}`)).data.outcomes;

describe('[R31] a closed time', () => {
  it('proposes different free times near each booking, with prices that are never higher', async () => {
    const first = await request();
    const second = await request({ time_slot_id: 15 });
    const { affected } = (await close([], { dry_run: true })).data;
    expect(affected.map(({ booking }) => booking.id)).toEqual([first.id, second.id]);
    expect(affected.map(({ ask_until }) => ask_until)).toEqual(
      Array.from({ length: 2 }, () => '2026-11-22T19:00:00+01:00'),
    );
    // the other court at the same hour would cost 2,500
    const place = { date: '2026-11-26', price: 2000 };
    expect(affected[0]?.proposals.slice(0, 2)).toMatchObject([
      { court_id: 2, time_slot_id: 14, ...place },
      { court_id: 2, time_slot_id: 13, ...place },
    ]);
    expect(affected[1]?.proposals[0]).toMatchObject({ court_id: 2, time_slot_id: 15, ...place });
    expect(affected[1]?.proposals).not.toContainEqual(affected[0]?.proposals[0]);
    expect(affected[0]?.proposals).toHaveLength(6);
    expect(world.backend.control.db.read.blocks.all()).toEqual([]);
  });

  it('moves one booking, cancels one with its own reason and asks the third, all or nothing', async () => {
    const [moved, cancelled, asks] = [
      await request({ time_slot_id: 13 }),
      await request(),
      await request({ time_slot_id: 15 }),
    ];
    const to = { court_id: 2, date: evening.date, time_slot_id: 13 };
    const choices = [
      { booking_id: moved.id, action: 'move', to },
      { booking_id: cancelled.id, action: 'cancel', reason: 'Turne.' },
    ];
    const refused = await close(choices);
    expect([refused.status, refused.error?.code]).toEqual([409, 'slot_taken']);
    expect(refused.data.affected).toHaveLength(3);
    expect((await mine(cancelled.id)).status).toBe('Pending');
    const { data } = await close([...choices, { booking_id: asks.id, action: 'ask' }]);
    expect(data.affected).toMatchObject([
      { booking: { court: { id: 2 }, status: 'Pending', price: 2000 } },
      { booking: { status: 'Unbooked', cancel_reason: 'Turne.' } },
      { booking: { status: 'Pending', closure: { state: 'asked' } } },
    ]);
    expect(data.block?.open_questions).toBe(1);
    expect(told(PLAYER)).toEqual(['booking-declined', 'closure-choice', 'booking-moved']);
    expect((await outcomes(data.block?.id ?? 0)).map(({ action, state }) => [action, state])).toEqual([
      ['ask', 'asked'],
      ['move', 'moved'],
      ['cancel', 'cancelled'],
    ]);
    expect((await shown(asks.id)).history[0]).toMatchObject({ action: 'asked', reason: 'Shi.', by: { id: OWNER } });
  });

  it('looks for the nearest free time where none is named; one that has gone is refused', async () => {
    const { id } = await request();
    await walkIn({ court_id: 2 });
    const to = { court_id: 2, date: evening.date, time_slot_id: 14 };
    const refused = await close([{ booking_id: id, action: 'move', to }]);
    expect([refused.status, refused.error?.field]).toEqual([409, 'affected.0.to']);
    const { data } = await close([{ booking_id: id, action: 'move' }]);
    expect(data.affected[0]?.booking).toMatchObject({ court: { id: 2 }, starts_at: '2026-11-26T18:00:00+01:00' });
  });

  it('asks nobody who cannot answer: a guest, or two hours before the start', async () => {
    const { booking } = (await walkIn()).data;
    const guest = await close([{ booking_id: booking.id, action: 'ask' }]);
    expect([guest.status, guest.error?.field]).toEqual([422, 'affected.0.action']);
    const { id } = await request({ court_id: 2 });
    await desk('POST', `/booking/${id}/confirm`);
    world.now = toUtc(evening.date, 17 * 60);
    const late = await close([{ booking_id: id, action: 'ask' }], { court_ids: [2] });
    expect(late.error?.field).toBe('affected.0.action');
    expect((await close([], { court_ids: [2], dry_run: true })).data.affected[0]?.ask_until).toBeNull();
  });

  it('names each booking once', async () => {
    const { id } = await request();
    const twice = { booking_id: id, action: 'cancel' };
    expect((await close([twice, twice])).error?.field).toBe('affected.1.booking_id');
  });
});

describe('[R31] a player who is asked', () => {
  it('reads until when, why, and where to; the venue is told of the answer', async () => {
    const { id, blockId } = await asked();
    const { closure, permissions } = await mine(id);
    expect(closure).toMatchObject({ state: 'asked', answer_until: '2026-11-22T19:00:00+01:00', can_answer: true });
    expect(permissions['answer_closure']).toBe(true);
    expect((await shown(id)).booking.closure).toMatchObject({ can_answer: false, proposals: [] });
    const [place] = closure?.proposals ?? [];
    const to = { court_id: place?.court_id, date: place?.date, time_slot_id: place?.time_slot_id };
    const { data } = await answer(id, { choice: 'move', to });
    expect(data.booking).toMatchObject({
      court: { id: 2 },
      price: 2000,
      status: 'Confirmed',
      closure: { state: 'moved' },
    });
    expect(told(STAFF).at(-1)).toBe('closure-answered');
    expect((await outcomes(blockId))[0]).toMatchObject({ action: 'ask', state: 'moved' });
    expect((await answer(id, { choice: 'cancel' })).error?.code).toBe('stale');
  });

  it('cancels free of charge after the cancel deadline', async () => {
    const { id } = await request();
    await desk('POST', `/booking/${id}/confirm`);
    world.now = toUtc(evening.date, 12 * 60);
    expect((await send('POST', `/booking/${id}/cancel`, {}, PLAYER, 'base')).error?.code).toBe('cancel_window_closed');
    await close([{ booking_id: id, action: 'ask' }]);
    const { data } = await answer(id, { choice: 'cancel' });
    expect(data.booking).toMatchObject({ status: 'Unbooked', cancelled_by: 'user', closure: { state: 'cancelled' } });
  });

  it('is refused a time that somebody took meanwhile, another sport or venue, and may answer again', async () => {
    const { id } = await asked();
    const to = { court_id: 2, date: evening.date, time_slot_id: 14 };
    await walkIn({ court_id: 2 });
    expect(await answer(id, { choice: 'move', to })).toMatchObject({ status: 409, error: { code: 'slot_taken' } });
    expect((await answer(id, { choice: 'move', to: { ...to, court_id: 3 } })).error?.field).toBe('to.court_id');
    await world.backend.control.db.transact((db) => db.courts.update(2, { sport_id: 2 }));
    const other = await answer(id, { choice: 'move', to: { ...to, time_slot_id: 16 } });
    expect(other.error?.field).toBe('to.court_id');
    expect((await mine(id)).closure?.can_answer).toBe(true);
    expect((await answer(id, { choice: 'cancel' })).status).toBe(200);
  });

  it('who does not answer loses it at the deadline, with the reason; both sides are told', async () => {
    const { id, blockId } = await asked();
    world.now += 24 * HOUR - 1;
    expect((await mine(id)).status).toBe('Confirmed');
    world.now += 1;
    // read before any job has run: the clock alone decides
    expect(await mine(id)).toMatchObject({
      status: 'Unbooked',
      cancel_reason: 'Shi.',
      closure: { state: 'lapsed', can_answer: false },
    });
    expect((await answer(id, { choice: 'cancel' })).error?.code).toBe('stale');
    world.now += 60_000;
    expect((await outcomes(blockId))[0]).toMatchObject({ state: 'lapsed' });
    expect(told(PLAYER).at(-1)).toBe('booking-cancelled');
    expect(told(STAFF).at(-1)).toBe('closure-answered');
    expect(events(PLAYER).at(-1)).toMatchObject(['BookingChanged', { booking_id: id, change: 'cancelled' }]);
    expect((await shown(id)).history[0]).toMatchObject({ action: 'cancelled', by: null, reason: 'Shi.' });
  });

  it('keeps the booking when the court is opened again, and is told', async () => {
    const { id, blockId } = await asked();
    expect((await desk('DELETE', `/block/${blockId}`)).status).toBe(200);
    expect(await mine(id)).toMatchObject({ status: 'Confirmed', closure: { state: 'kept', can_answer: false } });
    expect(told(PLAYER).at(-1)).toBe('booking-confirmed');
    world.now += 30 * HOUR;
    expect((await mine(id)).status).toBe('Confirmed');
  });

  it('is still asked when another closed time has the booking', async () => {
    const { id, blockId } = await asked();
    const again = await close([{ booking_id: id, action: 'ask' }]);
    expect((await outcomes(blockId))[0]?.state).toBe('ended');
    await desk('DELETE', `/block/${blockId}`);
    expect((await mine(id)).closure?.state).toBe('asked');
    await desk('DELETE', `/block/${again.data.block?.id}`);
    expect((await mine(id)).closure?.state).toBe('kept');
  });

  it('has no question any more once the venue or they themselves moved it', async () => {
    const { id, blockId } = await asked();
    await desk('PATCH', `/booking/${id}`, { court_id: 2 });
    expect((await mine(id)).closure).toMatchObject({ state: 'ended', can_answer: false });
    expect((await outcomes(blockId))[0]?.state).toBe('ended');
    world.now += 30 * HOUR;
    expect((await mine(id)).status).toBe('Confirmed');
  });

  it('a request expires as it would have, before its question', async () => {
    const { id } = await request();
    world.now += HOUR;
    await close([{ booking_id: id, action: 'ask' }]);
    world.now += 23 * HOUR;
    expect(await mine(id)).toMatchObject({ status: 'Unbooked', closure: { state: 'ended' } });
    expect(told(PLAYER).at(-1)).toBe('booking-expired');
  });

  it('one session of a weekly booking that lapses is not recreated', async () => {
    const { booking } = (await walkIn({ weekly: true, guest_name: undefined, user_id: PLAYER })).data;
    await close([{ booking_id: booking.id, action: 'ask' }]);
    world.now += 24 * HOUR;
    const { series } = (await send('GET', `/booking/${booking.id}`, {}, PLAYER, 'base')).data;
    expect(series?.skipped_dates).toEqual([evening.date]);
    expect((await send('GET', '/bookings?when=upcoming', {}, PLAYER, 'base')).data.pagination.total).toBe(11);
  });
});
