import { describe, expect, it } from 'vitest';
import { DAY, toUtc } from '../../rules/shared/time.ts';
import { OWNER, PLAYER, STAFF, deskWorld, evening } from './testing.ts';

const { world, desk, request, walkIn, shown, told, events } = deskWorld();

describe('a request', () => {
  it('[VEN-04] is confirmed by staff; the player and the colleagues are told', async () => {
    const { id, status } = await request();
    expect(status).toBe('Pending');
    const answer = await desk('POST', `/booking/${id}/confirm`, {}, STAFF);
    expect(answer).toMatchObject({ status: 200, data: { booking: { status: 'Confirmed' } } });
    expect(told(PLAYER)).toEqual(['booking-confirmed']);
    expect(told(OWNER)).toEqual(['booking-created', 'booking-confirmed']);
    expect(told(STAFF)).toEqual(['booking-created']);
    expect(events(PLAYER)).toEqual([
      ['BookingChanged', { booking_id: id, date: '2026-11-26', start: '19:00', change: 'confirmed' }],
    ]);
    expect(events(STAFF).map(([type]) => type)).toEqual(['NewBookingAdded', 'VenueCalendarChanged']);
    expect((await desk('POST', `/booking/${id}/confirm`)).error?.code).toBe('stale');
    expect((await shown(id)).history).toMatchObject([
      { action: 'confirmed', by: { id: STAFF } },
      { action: 'created', by: { id: PLAYER } },
    ]);
  });

  it('is declined with a reason, and its time is free again', async () => {
    const { id } = await request();
    const answer = await desk('POST', `/booking/${id}/cancel`, { reason: 'Turne.', scope: 'session' });
    expect(answer.data.booking).toMatchObject({ status: 'Unbooked', cancelled_by: 'admin', cancel_reason: 'Turne.' });
    expect(told(PLAYER)).toEqual(['booking-declined']);
    expect((await shown(id)).history[0]).toMatchObject({ action: 'declined', reason: 'Turne.' });
    expect((await walkIn()).status).toBe(201);
    expect((await desk('POST', `/booking/${id}/confirm`)).error?.code).toBe('stale');
  });

  it('that has expired is neither confirmed nor declined', async () => {
    const { id } = await request();
    world.now += DAY;
    expect((await desk('POST', `/booking/${id}/confirm`)).error?.code).toBe('stale');
    const declined = await desk('POST', `/booking/${id}/cancel`, { reason: 'Turne.', scope: 'session' });
    expect(declined.error?.code).toBe('stale');
  });

  it('whose time was closed meanwhile is not confirmed', async () => {
    const { id } = await request();
    await world.backend.control.db.transact((db) =>
      db.blocks.insert({
        venue_id: 1,
        court_ids: [1],
        date_from: '2026-11-26',
        date_to: '2026-11-26',
        time_slot_ids: [14],
        reason: 'x',
        created_by: OWNER,
      }),
    );
    expect((await desk('POST', `/booking/${id}/confirm`)).error?.code).toBe('slot_taken');
    expect((await shown(id)).booking.status).toBe('Pending');
  });

  it('for every week is confirmed as a whole, and declined as a whole', async () => {
    const { id, series_id } = await request({ weekly: true });
    await desk('POST', `/booking/${id}/confirm`);
    const sessions = () => world.backend.control.db.read.bookings.by('series', series_id);
    expect(sessions().map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 'Confirmed'));
    expect(told(PLAYER)).toEqual(['booking-confirmed']);

    const other = await request({ weekly: true, time_slot_id: 9 });
    const declined = await desk('POST', `/booking/${other.id}/cancel`, { reason: 'Turne.', scope: 'session' });
    expect(declined.data.cancelled_count).toBe(12);
    expect(world.backend.control.db.read.series.get(other.series_id)?.status).toBe('ended');
  });
});

describe('a confirmed booking', () => {
  it('[BK-03] is cancelled for one session, or from one session on', async () => {
    const { data } = await walkIn({ weekly: true });
    const cancel = (id: number, scope: string) => desk('POST', `/booking/${id}/cancel`, { reason: 'Turne.', scope });
    const sessions = world.backend.control.db.read.bookings.by('series', data.booking.series_id);
    expect((await cancel(sessions[2]?.id ?? 0, 'session')).data.cancelled_count).toBe(1);
    expect((await cancel(sessions[4]?.id ?? 0, 'series')).data.cancelled_count).toBe(8);
    const { series } = await shown(data.booking.id);
    expect(series).toMatchObject({ status: 'ended', ends_on: '2026-12-23', skipped_dates: ['2026-12-10'] });
  });

  it('is cancelled during its hour, and not after it', async () => {
    const { data } = await walkIn();
    const cancel = () => desk('POST', `/booking/${data.booking.id}/cancel`, { reason: 'Shi.', scope: 'session' });
    world.now = toUtc('2026-11-26', 20 * 60);
    expect((await cancel()).error?.code).toBe('booking_past');
    world.now -= 1;
    expect((await cancel()).data.booking.status).toBe('Unbooked');
  });

  it('is paid, or nobody came: only once it has started, each with who noted it', async () => {
    const { data } = await walkIn();
    const patch = (body: object) => desk('PATCH', `/booking/${data.booking.id}`, body, STAFF);
    expect((await patch({ is_no_show: true })).error?.field).toBe('is_no_show');
    expect(data.booking.permissions).toMatchObject({ pay: true, no_show: false, cancel: true, confirm: false });
    world.now = toUtc(evening.date, 19 * 60);
    expect((await patch({ is_paid: true })).data.booking.desk?.paid_at).toBe('2026-11-26T19:00:00+01:00');
    expect((await patch({ is_paid: false, is_no_show: true })).data.booking.desk).toMatchObject({
      paid_at: null,
      no_show_at: '2026-11-26T19:00:00+01:00',
    });
    expect((await patch({ is_no_show: true })).data.booking.desk?.no_show_at).toBe('2026-11-26T19:00:00+01:00');
    expect((await shown(data.booking.id)).history.map(({ action, by }) => [action, by?.id])).toEqual([
      ['no-show', STAFF],
      ['unpaid', STAFF],
      ['paid', STAFF],
      ['created', OWNER],
    ]);
  });
});
