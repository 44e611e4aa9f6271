import { describe, expect, it } from 'vitest';
import { eventIds } from '../../seed/event-plan.ts';
import { draft, eventWorld, type EventWorld } from './testing.ts';

// R37: an event follows what becomes of its court, whoever did it, and its people are told once.
const { thursday, pendingCourt } = eventIds;
const [player, boss, booker, venueOwner, otherOwner] = [1, 3, 39, 12, 10];
const place = async (world: EventWorld, eventId: number) =>
  (await world.send(player, 'GET', `/event/${eventId}?module=base`)).data['event']?.['place'];
const bookingOf = (world: EventWorld, eventId: number) => {
  const booking = world.db.bookings.get(world.event(eventId).booking_id ?? 0);
  if (!booking) throw new Error('no court');
  return booking;
};
const desk = (world: EventWorld, eventId: number, what: string) => {
  const { venue_id, id } = bookingOf(world, eventId);
  return `/mod-venue/venue/${venue_id}/booking/${id}${what}`;
};

describe('[COM-04] a court that waits for its venue', () => {
  it('is shown as such until it is confirmed', async () => {
    const world = await eventWorld();
    expect(await place(world, pendingCourt)).toMatchObject({ state: 'pending', booking_id: null });
    const confirmed = await world.send(venueOwner, 'POST', desk(world, pendingCourt, '/confirm'), { module: 'venue' });
    expect(confirmed.is).toBe('200');
    expect(await place(world, pendingCourt)).toMatchObject({ state: 'confirmed' });
    expect(world.notices(player, pendingCourt)).toEqual([]);
  });

  it('is lost when the venue declines it; the people stay, and all are told once', async () => {
    const world = await eventWorld();
    const to = desk(world, pendingCourt, '/cancel');
    expect((await world.send(venueOwner, 'POST', to, { module: 'venue', reason: 'Plot.', scope: 'session' })).is).toBe(
      '200',
    );
    await world.wait(2);
    expect(await place(world, pendingCourt)).toBeNull();
    expect(world.event(pendingCourt)).toMatchObject({ booking_id: null, cancelled_at: null });
    for (const userId of [player, booker, 19]) {
      expect(world.notices(userId, pendingCourt)).toEqual(['event-updated court-lost']);
      expect(world.told.filter(({ user_id, data }) => user_id === userId && data['change'] === 'updated')).toHaveLength(
        1,
      );
    }
    expect(world.backend.realtime.read(`rooms/event-${pendingCourt}/events`)).not.toBeNull();
  });

  it('is replaced by another booking of the host, and all are told of it', async () => {
    const world = await eventWorld();
    const to = desk(world, pendingCourt, '/cancel');
    await world.send(venueOwner, 'POST', to, { module: 'venue', reason: 'Plot.', scope: 'session' });
    const thursdayAtSix = Date.parse('2026-11-26T18:00:00+01:00');
    const other = world.db.bookings
      .by('user', booker)
      .find(({ status, starts_at }) => status === 'Confirmed' && starts_at === thursdayAtSix);
    const given = await world.send(booker, 'PATCH', `/event/${pendingCourt}`, { booking_id: other?.id });
    expect(given.is).toBe('200');
    expect(given.data['event']).toMatchObject({
      place: { state: 'confirmed', booking_id: other?.id },
      location: null,
      starts_at: '2026-11-26T18:00:00+01:00',
    });
    for (const userId of [player, 19]) {
      expect(world.notices(userId, pendingCourt)).toEqual(['event-updated court-lost', 'event-updated time']);
      expect(world.told.filter(({ user_id, data }) => user_id === userId && data['change'] === 'updated')).toHaveLength(
        2,
      );
    }
    expect(world.notices(booker, pendingCourt)).toEqual(['event-updated court-lost']);
  });

  it('is lost when nobody answers in time', async () => {
    const world = await eventWorld();
    await world.wait(24);
    expect(await place(world, pendingCourt)).toBeNull();
    expect(world.notices(player, pendingCourt)).toEqual(['event-updated court-lost']);
    expect(world.notices(booker, pendingCourt)).toEqual(['event-updated court-lost']);
  });
});

describe('[COM-04] a booked court', () => {
  it('taken back by the venue leaves the event without one', async () => {
    const world = await eventWorld();
    const to = desk(world, thursday, '/cancel');
    expect(
      (await world.send(otherOwner, 'POST', to, { module: 'venue', reason: 'Dritat.', scope: 'session' })).is,
    ).toBe('200');
    expect(await place(world, thursday)).toBeNull();
    expect(world.notices(player, thursday)).toEqual(['event-updated court-lost']);
    expect(world.notices(boss, thursday)).toEqual(['event-updated court-lost']);
  });

  it('moved by the venue takes the event along, with all that is counted from its start', async () => {
    const world = await eventWorld();
    const { venue_id, id } = bookingOf(world, thursday);
    const moved = await world.send(otherOwner, 'PATCH', `/mod-venue/venue/${venue_id}/booking/${id}`, {
      module: 'venue',
      date: '2026-11-26',
      time_slot_id: 16,
    });
    expect(moved.is).toBe('200');
    const shown = await world.send(player, 'GET', `/event/${thursday}?module=base`);
    expect(shown.data['event']).toMatchObject({
      starts_at: '2026-11-26T21:00:00+01:00',
      ends_at: '2026-11-26T22:00:00+01:00',
      rsvp_until: '2026-11-26T21:00:00+01:00',
      min_check_at: '2026-11-26T19:00:00+01:00',
      going_count: 14,
    });
    expect(world.notices(player, thursday)).toEqual(['event-updated time']);
    expect(world.notices(boss, thursday)).toEqual(['event-updated time']);
  });

  it('cancelled by its player is another place for the others, and no news to the player', async () => {
    const world = await eventWorld();
    expect((await world.send(boss, 'POST', `/booking/${bookingOf(world, thursday).id}/cancel`)).is).toBe('200');
    expect(await place(world, thursday)).toBeNull();
    expect(world.notices(player, thursday)).toEqual(['event-updated place']);
    expect(world.notices(boss, thursday)).toEqual([]);
  });

  it('handed over to somebody else leaves the event', async () => {
    const world = await eventWorld();
    const { id } = bookingOf(world, thursday);
    expect((await world.send(boss, 'POST', `/booking/${id}/handover`, { user_id: 40, scope: 'session' })).is).toBe(
      '201',
    );
    expect(await place(world, thursday)).not.toBeNull();
    expect((await world.send(40, 'POST', `/booking/${id}/handover/accept`)).is).toBe('200');
    expect(await place(world, thursday)).toBeNull();
    expect(world.notices(player, thursday)).toEqual(['event-updated place']);
    // and is free for an event of the other one
    const shown = await world.send(40, 'GET', `/booking/${id}?module=base`);
    expect(shown.data['booking']).toMatchObject({ event_id: null, permissions: { make_event: true } });
  });

  it('of an event that was cancelled or is over says nothing more', async () => {
    const world = await eventWorld();
    const { id } = bookingOf(world, thursday);
    await world.send(boss, 'POST', `/event/${thursday}/cancel`, { reason: 'Shi.' });
    await world.send(boss, 'POST', `/booking/${id}/cancel`);
    expect(world.notices(player, thursday)).toEqual(['event-cancelled host']);
  });
});

describe('cancelling an event', () => {
  it('keeps the court unless the host frees it, and the venue is told', async () => {
    const world = await eventWorld();
    const { id, venue_id } = bookingOf(world, thursday);
    const venueNotices = () =>
      world.db.notifications
        .by('user', otherOwner)
        .filter((one) => one.type === 'booking-cancelled' && one.data.entity_id === id);
    await world.send(boss, 'POST', `/event/${thursday}/cancel`, { reason: 'Shi.', court: 'free' });
    expect(world.db.bookings.get(id)).toMatchObject({ status: 'Unbooked', cancelled_by: 'user' });
    expect(venueNotices()).toHaveLength(1);
    expect(world.told).toContainEqual({ user_id: otherOwner, type: 'VenueCalendarChanged', data: { venue_id } });
    expect(world.notices(player, thursday)).toEqual(['event-cancelled host']);
    expect(world.notices(boss, thursday)).toEqual([]);

    const other = await eventWorld();
    await other.send(boss, 'POST', `/event/${thursday}/cancel`, { reason: 'Shi.' });
    expect(other.db.bookings.get(id)?.status).toBe('Confirmed');
  });

  it('cannot free a court past its deadline, one of somebody else, or none', async () => {
    const world = await eventWorld();
    const free = { reason: 'Shi.', court: 'free' };
    expect((await world.send(23, 'POST', `/event/${thursday}/cancel`, free)).is).toBe('422 validation court');
    expect((await world.send(player, 'POST', `/event/${eventIds.approval}/cancel`, free)).is).toBe(
      '422 validation court',
    );
    await world.at('2026-11-25T20:00:01+01:00');
    const late = await world.send(boss, 'POST', `/event/${thursday}/cancel`, free);
    expect(late.is).toBe('409 cancel_window_closed');
    expect(world.event(thursday).cancelled_at).toBeNull();
  });

  it('of a weekly game goes on next week, unless all of it ends', async () => {
    const world = await eventWorld();
    await world.send(boss, 'POST', `/event/${thursday}/cancel`, { reason: 'Shi.' });
    const made = await world.send(player, 'POST', '/events', { ...draft, recurrence: 'weekly' });
    const id = made.data['event']?.id ?? 0;
    await world.send(player, 'POST', `/event/${id}/cancel`, { reason: 'Shi.', ends_series: true });
    await world.at('2026-11-26T20:00:00+01:00');
    expect(world.db.events.by('series', 1).map(({ starts_at }) => new Date(starts_at).toISOString())).toEqual([
      '2026-11-12T19:00:00.000Z',
      '2026-11-19T19:00:00.000Z',
      '2026-11-26T19:00:00.000Z',
      '2026-12-03T19:00:00.000Z',
    ]);
    expect(world.db.events.by('series', id)).toHaveLength(1);
  });
});
