import { describe, expect, it } from 'vitest';
import { DAY, HOUR, toUtc } from '../../rules/shared/time.ts';
import { bookingWorld } from './testing.ts';

const { book, send, world } = bookingWorld();

describe('changing a booking', () => {
  it('[BK-04] cancels in time and within the grace period, never after the start', async () => {
    const { data } = await book();
    const cancel = () => send(`/booking/${data.booking.id}/cancel`, {});
    world.now = toUtc('2026-11-26', 18 * 60);
    expect(await cancel()).toMatchObject({ status: 409, error: { code: 'cancel_window_closed' } });
    expect((await cancel()).message).toContain('+355 69 000 0099');
    world.now += HOUR;
    expect(await cancel()).toMatchObject({
      status: 409,
      error: { code: 'booking_past' },
      message: 'You cannot cancel a booking that has already passed.',
    });
    world.now = toUtc('2026-11-25', 18 * 60);
    expect((await cancel()).data.booking.status).toBe('Unbooked');
    expect((await cancel()).error?.code).toBe('stale');
    expect((await book({}, 2)).status).toBe(201);
  });

  it('only its user may change it; its venue may read it', async () => {
    const { data } = await book();
    expect((await send(`/booking/${data.booking.id}?module=base`, null, 2)).status).toBe(403);
    expect((await send(`/booking/${data.booking.id}?module=base`, null, 4)).status).toBe(200);
    expect((await send(`/booking/${data.booking.id}/cancel`, {}, 2)).status).toBe(403);
    expect((await send(`/booking/${data.booking.id}`, { time_slot_id: 9 }, 2, 'PATCH')).status).toBe(403);
    expect((await send('/booking/999/cancel', {})).status).toBe(404);
  });

  it('moves to a free slot, including an overlap with itself, at the price there', async () => {
    const { data } = await book({ slot_count: 2 });
    await book({ time_slot_id: 9 }, 2);
    const move = (changes: object) => send(`/booking/${data.booking.id}`, changes, 1, 'PATCH');
    expect((await move({ time_slot_id: 15 })).data.booking.starts_at).toBe('2026-11-26T20:00:00+01:00');
    expect(await move({ time_slot_id: 8 })).toMatchObject({ status: 409, error: { code: 'slot_taken' } });
    expect((await move({ court_id: 2, date: '2026-11-27' })).data.booking).toMatchObject({
      price: 5000,
      court: { id: 2 },
    });
    expect((await move({ court_id: 3 })).error?.field).toBe('court_id');
    expect((await book()).status).toBe(201);
  });

  it('a pending one expires after a day, is notified once and frees the slot', async () => {
    const { data } = await book({ court_id: 3 });
    world.now += DAY;
    expect((await send(`/booking/${data.booking.id}?module=base`)).data.booking).toMatchObject({
      status: 'Unbooked',
      cancelled_by: 'system',
      cancel_reason: 'expired',
    });
    expect(world.backend.control.db.read.notifications.filter({ type: 'booking-expired' })).toMatchObject([
      { user_id: 1 },
    ]);
    expect((await send('/bookings?module=base&when=past')).data.bookings).toHaveLength(1);
    expect((await book({ court_id: 3 }, 2)).status).toBe(201);
  });
});
