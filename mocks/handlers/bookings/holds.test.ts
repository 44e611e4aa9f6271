import { describe, expect, it } from 'vitest';
import { MINUTE } from '../../rules/time.ts';
import { bookingWorld, requested } from './testing.ts';

const { book, send, world } = bookingWorld();

describe('holding a slot', () => {
  it('blocks it for others for five minutes, and releases the user’s earlier hold', async () => {
    const { weekly: _, ...slot } = requested;
    const { data } = await send('/bookings/hold', slot);
    expect((await book({}, 2)).status).toBe(409);
    expect((await send(`/bookings/hold/${data.hold.id}?module=base`, null, 2, 'DELETE')).status).toBe(403);
    world.now += 5 * MINUTE;
    expect((await book({}, 2)).status).toBe(201);
    await send('/bookings/hold', { ...slot, time_slot_id: 8 });
    await send('/bookings/hold', { ...slot, time_slot_id: 9 });
    expect((await book({ time_slot_id: 8 }, 2)).status).toBe(201);
    expect((await book({ time_slot_id: 9 })).status).toBe(201);
    expect(world.backend.control.db.read.holds.count()).toBe(0);
  });

  it('a slot held in time may be booked until the hold expires, even within the lead time', async () => {
    const slot = { court_id: 1, date: '2026-11-21', time_slot_id: 15, slot_count: 1 };
    const { data } = await send('/bookings/hold', slot);
    world.now += 4 * MINUTE;
    expect((await book(slot)).error?.code).toBe('too_soon');
    expect((await book({ ...slot, hold_id: data.hold.id })).status).toBe(201);
  });
});
