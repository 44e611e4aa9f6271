import { describe, expect, it } from 'vitest';
import { bookingWorld } from './testing.ts';

const { book, hold, policy, world } = bookingWorld();

describe('booking once', () => {
  it('[BK-01] creates one booking and notifies the venue', async () => {
    const { status, data } = await book({ slot_count: 2 });
    expect(status).toBe(201);
    expect(data.booking).toMatchObject({
      date: '2026-11-26',
      starts_at: '2026-11-26T19:00:00+01:00',
      price: 4000,
      status: 'Confirmed',
      weekly: false,
    });
    expect(data.series).toBeNull();
    expect(world.backend.control.db.read.notifications.all()).toMatchObject([
      { user_id: 4, type: 'booking-created', data: { booking: { date: '2026-11-26' } } },
    ]);
    expect(world.backend.control.db.read.realtimeEvents.all()).toMatchObject([
      {
        user_id: 4,
        type: 'NewBookingAdded',
        data: { venue_id: 1, court_name: 'Fusha 1', start: '19:00', weekly: false, booked_by: 'Arben Bardhi' },
      },
    ]);
  });

  it('is pending at a venue that confirms by hand, and counts as taken (R8)', async () => {
    expect((await book({ court_id: 3 })).data.booking.status).toBe('Pending');
    expect((await book({ court_id: 3 }, 2)).status).toBe(409);
  });

  it('a slot that was just taken is refused with a message and alternatives', async () => {
    await book();
    const { status, message, error, data } = await book({}, 2);
    expect([status, message, error?.code]).toEqual([409, 'This time slot has just been taken.', 'slot_taken']);
    expect(data.sessions[0]).toMatchObject({
      state: 'confirmed',
      alternatives: [
        { court_id: 2, time_slot_id: 14 },
        { court_id: 1, time_slot_id: 13 },
        { court_id: 1, time_slot_id: 15 },
        { court_id: 1, time_slot_id: 12 },
      ],
    });
  });

  it('[BK-08] refuses a past date, a slot too near and a date too far; today is accepted', async () => {
    const code = async (changes: object) => {
      const { status, message, error } = await book(changes);
      return status === 201 ? 201 : [status, error?.field, error?.code, message];
    };
    expect(await code({ date: '2026-11-20' })).toEqual([422, 'date', 'validation', 'Date cannot be in the past.']);
    expect(await code({ date: '2026-11-21', time_slot_id: 13 })).toEqual([
      422,
      'time_slot_id',
      'too_soon',
      'This time has already started.',
    ]);
    world.now += 1;
    expect(await code({ date: '2026-11-21', time_slot_id: 15 })).toEqual([
      422,
      'time_slot_id',
      'too_soon',
      'This time starts too soon to be booked.',
    ]);
    expect(await code({ date: '2026-11-21', time_slot_id: 16 })).toBe(201);
    expect(await code({ date: '2026-12-22' })).toEqual([422, 'date', 'too_far', 'This date cannot be booked yet.']);
    expect((await book({ time_slot_id: 17, slot_count: 3 })).error?.field).toBe('slot_count');
  });

  it('[BK-05] [BK-06] [BK-07] requires a court, a slot and a date', async () => {
    for (const field of ['court_id', 'time_slot_id', 'date']) {
      expect(await book({ [field]: undefined })).toMatchObject({ status: 422, error: { field } });
    }
  });

  it('the same key gives the same answer, not a second booking', async () => {
    const headers = { 'idempotency-key': '7b0c3f6e-3f0a-4c55-9d5e-0e1c8f1b2a3d' };
    const first = await book({}, 1, headers);
    expect(await book({}, 1, headers)).toEqual(first);
    expect(world.backend.control.db.read.bookings.count()).toBe(1);
  });

  it('allows five single bookings and two weekly ones per venue', async () => {
    for (let day = 23; day < 28; day += 1) expect((await book({ date: `2026-11-${day}` })).status).toBe(201);
    const told = {
      status: 422,
      error: { code: 'limit_reached' },
      message: 'You have reached the limit of 5 one-off bookings at this venue.',
    };
    expect(await book({ date: '2026-11-28' })).toMatchObject(told);
    expect(await hold({ date: '2026-11-28' })).toMatchObject(told);
    expect((await hold({ date: '2026-11-28', weekly: true })).status).toBe(201);
    for (const time_slot_id of [3, 4]) expect((await book({ weekly: true, time_slot_id })).status).toBe(201);
    const enough = {
      status: 422,
      error: { code: 'limit_reached' },
      message: 'You have reached the limit of 2 weekly bookings at this venue.',
    };
    expect(await book({ weekly: true, time_slot_id: 5 })).toMatchObject(enough);
    expect(await hold({ weekly: true, time_slot_id: 5 })).toMatchObject(enough);
    expect((await hold({ weekly: true, time_slot_id: 5 }, { 'accept-language': 'sq' })).message).toBe(
      'Ke arritur kufirin prej 2 rezervimesh javore në këtë qendër.',
    );
    expect((await book({ court_id: 3 })).status).toBe(201);
  });

  it('a venue that takes no bookings refuses; an unpublished one is not found', async () => {
    await policy({}, { is_bookable: false });
    expect((await book()).status).toBe(409);
    await policy({}, { is_bookable: true, status: 'disabled' });
    expect((await book()).status).toBe(409);
    await policy({}, { status: 'draft' });
    expect((await book()).status).toBe(404);
  });
});
