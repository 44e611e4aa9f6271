import { describe, expect, it } from 'vitest';
import { MINUTE } from '../../rules/shared/time.ts';
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

  describe('for ever', () => {
    const slot = { court_id: 1, date: '2026-11-26', time_slot_id: 14, slot_count: 1 };
    const hold = (changes: object = {}, user = 1, headers = {}) =>
      send('/bookings/hold', { ...slot, ...changes }, user, 'POST', headers);
    const heldThreeTimes = async () => {
      for (let n = 0; n < 3; n += 1) {
        expect((await hold()).status).toBe(201);
        world.now += 5 * MINUTE;
      }
    };

    it('is refused after two renewals, with the time of the next; the time itself may be booked', async () => {
      await heldThreeTimes();
      const { status, message, error, retryAfter } = await hold();
      expect([status, error?.code, retryAfter]).toEqual([429, 'too_many_attempts', '300']);
      expect(message).toBe(
        'You have held this time three times. You can book it while it is free, and hold it again in 5 minutes.',
      );
      expect((await hold({}, 1, { 'accept-language': 'sq' })).message).toBe(
        'E ke mbajtur këtë orar tri herë. Mund ta rezervosh sa është i lirë, dhe ta mbash përsëri pas 5 minutash.',
      );
      expect((await book(slot)).status).toBe(201);
    });

    it('is not had by letting go, by another slot beside it, or by asking again and again', async () => {
      await heldThreeTimes();
      world.now -= MINUTE;
      const last = world.backend.control.db.read.holds.by('user', 1)[0];
      await send(`/bookings/hold/${last?.id}?module=base`, null, 1, 'DELETE');
      const { data } = await hold();
      expect(data.hold.expires_at).toBe('2026-11-21T19:15:00+01:00');
      world.now += MINUTE;
      expect((await hold({ time_slot_id: 13, slot_count: 2 })).status).toBe(429);
      expect((await hold({ time_slot_id: 15 })).status).toBe(201);
      expect((await hold()).status).toBe(429);
    });

    it('leaves the time to others first; then it may be held anew', async () => {
      await heldThreeTimes();
      world.now += 5 * MINUTE - 1;
      expect((await hold()).status).toBe(429);
      const { data } = await hold({}, 2);
      expect((await hold()).status).toBe(409);
      await send(`/bookings/hold/${data.hold.id}?module=base`, null, 2, 'DELETE');
      world.now += 1;
      expect((await hold()).status).toBe(201);
    });
  });
});
