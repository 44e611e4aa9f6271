import { describe, expect, it } from 'vitest';
import { eventIds } from '../../seed/event-plan.ts';
import { draft, eventWorld, type EventWorld } from './testing.ts';

const [player, boss, captain] = [1, 3, 23];
const made = async (world: EventWorld, changes: object = {}, host = boss) =>
  (await world.send(host, 'POST', '/events', { ...draft, ...changes })).data['event']?.id ?? 0;

describe('the minimum', () => {
  it('[COM-05] too few heads at the check cancel the event; with guests there may be enough', async () => {
    const world = await eventWorld();
    const few = await made(world, { min_participants: 3 });
    const enough = await made(world, { min_participants: 3 });
    await world.send(player, 'POST', `/event/${few}/rsvp`, { status: 'going' });
    await world.send(captain, 'POST', `/event/${few}/rsvp`, { status: 'maybe' });
    await world.send(player, 'POST', `/event/${enough}/rsvp`, { status: 'going', guests: 1 });
    await world.at('2026-11-26T16:59:59+01:00');
    expect(world.event(few).cancelled_at).toBeNull();
    await world.at('2026-11-26T17:00:00+01:00');
    const shown = await world.send(player, 'GET', `/event/${few}?module=base`);
    expect(shown.data['event']).toMatchObject({ phase: 'cancelled', cancel_reason: 'Too few people came together.' });
    expect(world.event(enough).cancelled_at).toBeNull();
    for (const userId of [player, boss, captain])
      expect(world.notices(userId, few).filter((one) => one !== 'event-reminder')).toEqual(['event-cancelled too-few']);
    // and nobody is reminded of it
    expect(world.notices(player, few)).not.toContain('event-reminder');
    expect(world.told).toContainEqual({
      user_id: player,
      type: 'EventChanged',
      data: { event_id: few, change: 'cancelled' },
    });
  });

  it('is checked once, at the time the host chose, also where the clock jumps past the event', async () => {
    const world = await eventWorld();
    const early = await made(world, { min_participants: 3, min_check_at: '2026-11-25T12:00:00+01:00' });
    const jumped = await made(world, { min_participants: 3 });
    await world.at('2026-11-25T12:00:00+01:00');
    expect(world.event(early)).toMatchObject({ cancel_cause: 'too-few' });
    await world.at('2026-11-29T12:00:00+01:00');
    expect(world.event(jumped)).toMatchObject({
      cancel_cause: 'too-few',
      cancelled_at: Date.parse('2026-11-26T17:00:00+01:00'),
    });
    expect(world.notices(boss, jumped)).toEqual(['event-cancelled too-few']);
  });

  it('keeps the court: the host decides about it', async () => {
    const world = await eventWorld();
    const { booking_id } = world.event(eventIds.thursday);
    await world.send(boss, 'PATCH', `/event/${eventIds.thursday}`, { capacity: 20, min_participants: 18 });
    await world.at('2026-11-26T18:00:00+01:00');
    expect(world.event(eventIds.thursday)).toMatchObject({ cancel_cause: 'too-few', booking_id });
    expect(world.db.bookings.get(booking_id ?? 0)?.status).toBe('Confirmed');
  });
});

describe('[COM-08] reminders', () => {
  it('a day before go to whoever has not answered, two hours before to whoever is going; each once', async () => {
    const world = await eventWorld();
    const id = await made(world);
    await world.send(boss, 'POST', `/event/${id}/invite`, { user_ids: [40, 41] });
    await world.send(41, 'POST', `/event/${id}/rsvp`, { status: 'declined' });
    await world.send(player, 'POST', `/event/${id}/rsvp`, { status: 'going' });
    await world.send(captain, 'POST', `/event/${id}/rsvp`, { status: 'maybe' });
    const reminders = () =>
      world.db.notifications
        .filter(({ type, data }) => type === 'event-reminder' && data.event?.id === id)
        .map(({ user_id, data }) => `${user_id} ${data.event?.answered ? 'going' : 'open'}`)
        .toSorted();
    await world.at('2026-11-25T18:59:59+01:00');
    expect(reminders()).toEqual([]);
    await world.at('2026-11-25T19:00:00+01:00');
    expect(reminders()).toEqual(['23 open', '40 open']);
    await world.at('2026-11-25T23:00:00+01:00');
    expect(reminders()).toEqual(['23 open', '40 open']);
    await world.at('2026-11-26T17:00:00+01:00');
    await world.at('2026-11-26T18:00:00+01:00');
    expect(reminders()).toEqual(['1 going', '23 open', '3 going', '40 open']);
  });

  it('are not sent once the event has begun, or where it was made too late for them', async () => {
    const world = await eventWorld();
    const late = await made(world);
    const short = await made(world, { starts_at: '2026-11-24T14:00:00+01:00', ends_at: '2026-11-24T15:00:00+01:00' });
    await world.send(boss, 'POST', `/event/${short}/invite`, { user_ids: [40] });
    await world.at('2026-11-24T11:00:00+01:00');
    expect(world.notices(40, short)).toEqual(['event-invited']);
    await world.at('2026-11-26T19:00:00+01:00');
    expect(world.notices(boss, late)).toEqual([]);
  });

  it('follow an event that is put off', async () => {
    const world = await eventWorld();
    const id = await made(world);
    await world.at('2026-11-26T17:30:00+01:00');
    const later = { starts_at: '2026-11-28T19:00:00+01:00' };
    expect((await world.send(boss, 'PATCH', `/event/${id}`, later)).is).toBe('200');
    await world.at('2026-11-28T17:00:00+01:00');
    expect(world.notices(boss, id)).toEqual(['event-reminder', 'event-reminder']);
  });
});

describe('[COM-06] a weekly game', () => {
  const { thursday } = eventIds;
  const next = (world: EventWorld) =>
    world.db.events.by('series', 1).filter(({ starts_at }) => starts_at > Date.parse('2026-11-27T00:00:00Z'));

  it('begins, and the next one is made on the next session; who was going is invited, with what is open', async () => {
    const world = await eventWorld();
    for (const userId of [boss, 16])
      await world.send(
        boss,
        'PATCH',
        `/event/${thursday}/participant/${world.db.participants.one('participation', thursday, userId)?.id}`,
        {
          has_paid: true,
        },
      );
    await world.at('2026-11-26T19:59:59+01:00');
    expect(next(world)).toHaveLength(0);
    await world.at('2026-11-26T20:00:00+01:00');
    const [made_, ...more] = next(world);
    expect(more).toEqual([]);
    expect(made_).toMatchObject({
      title: 'Futboll i së enjtes 7×7',
      starts_at: Date.parse('2026-12-03T20:00:00+01:00'),
      rsvp_until: Date.parse('2026-12-03T20:00:00+01:00'),
      min_check_at: Date.parse('2026-12-03T18:00:00+01:00'),
      community_id: 1,
      recurrence: 'weekly',
    });
    expect(world.db.bookings.get(made_?.booking_id ?? 0)).toMatchObject({ date: '2026-12-03', user_id: boss });
    const people = world.db.participants.by('event', made_?.id ?? 0);
    // 19 and 22 owed 300 already; 18 has two guests
    expect(people.map(({ user_id, status, owes }) => `${user_id} ${status} ${owes}`)).toEqual([
      '3 going 0',
      '23 invited 600',
      '16 invited 0',
      '17 invited 300',
      '18 invited 900',
      '19 invited 600',
      '21 invited 300',
      '22 invited 600',
      '26 invited 600',
      '27 invited 300',
    ]);
    expect(world.notices(16, made_?.id ?? 0)).toEqual(['event-invited']);
    expect(world.notices(player, made_?.id ?? 0)).toEqual(['event-created']);
    expect(world.told).toContainEqual({
      user_id: 16,
      type: 'EventInvitationNotification',
      data: {
        event_id: made_?.id,
        title: 'Futboll i së enjtes 7×7',
        starts_at: '2026-12-03T20:00:00+01:00',
        invited_by: boss,
      },
    });
    await world.wait(3);
    expect(next(world)).toHaveLength(1);
  });

  it('whoever owes and does not come is invited as well, unless they were removed', async () => {
    const world = await eventWorld();
    await world.send(19, 'POST', `/event/${thursday}/rsvp`, { status: 'declined' });
    const part = world.db.participants.one('participation', thursday, 22)?.id;
    await world.send(boss, 'DELETE', `/event/${thursday}/participant/${part}?module=base`);
    await world.at('2026-11-26T20:00:00+01:00');
    const people = world.db.participants.by('event', next(world)[0]?.id ?? 0);
    expect(people.filter(({ user_id }) => user_id === 19 || user_id === 22)).toMatchObject([
      { user_id: 19, status: 'invited', owes: 300 },
    ]);
  });

  it('a session that was given up leaves that week without a court', async () => {
    const world = await eventWorld();
    // no session on December 17
    await world.at('2026-11-26T20:00:00+01:00');
    await world.at('2026-12-03T20:00:00+01:00');
    await world.at('2026-12-10T20:00:00+01:00');
    expect(
      next(world).map(({ starts_at, booking_id }) => `${new Date(starts_at).toISOString()} ${booking_id !== null}`),
    ).toEqual(['2026-12-03T19:00:00.000Z true', '2026-12-10T19:00:00.000Z true', '2026-12-17T19:00:00.000Z false']);
  });

  it('a session that belongs to somebody else by now leaves that week without a court', async () => {
    const world = await eventWorld();
    const booking = world.db.bookings.get(world.event(thursday).booking_id ?? 0);
    const session = world.db.bookings.by('series', booking?.series_id ?? 0).find(({ date }) => date === '2026-12-03');
    await world.backend.control.db.transact((tx) => tx.bookings.update(session?.id ?? 0, { user_id: 40 }));
    await world.at('2026-11-26T20:00:00+01:00');
    expect(next(world)).toMatchObject([{ starts_at: Date.parse('2026-12-03T20:00:00+01:00'), booking_id: null }]);
  });

  it('weeks missed by the clock are made, each once', async () => {
    const world = await eventWorld();
    await world.at('2026-12-12T12:00:00+01:00');
    await world.wait(1);
    expect(next(world).map(({ starts_at }) => new Date(starts_at).toISOString())).toEqual([
      '2026-12-03T19:00:00.000Z',
      '2026-12-10T19:00:00.000Z',
      '2026-12-17T19:00:00.000Z',
    ]);
    // those that are over already ask nobody
    expect(
      world.db.notifications.filter(
        ({ type, data }) => type === 'event-reminder' && data.event?.id === next(world)[0]?.id,
      ),
    ).toEqual([]);
  });

  it('ends with the event in which it is no longer weekly', async () => {
    const world = await eventWorld();
    await world.send(boss, 'PATCH', `/event/${thursday}`, { recurrence: 'none' });
    await world.at('2026-11-26T20:00:00+01:00');
    expect(next(world)).toEqual([]);
  });

  it('is at the same time of the clock when the clocks change', async () => {
    const world = await eventWorld();
    const id = await made(world, {
      recurrence: 'weekly',
      starts_at: '2027-03-25T19:00:00+01:00',
      ends_at: '2027-03-25T20:00:00+01:00',
    });
    await world.at('2027-03-25T19:00:00+01:00');
    const [, later] = world.db.events.by('series', id);
    expect(later).toMatchObject({
      starts_at: Date.parse('2027-04-01T19:00:00+02:00'),
      ends_at: Date.parse('2027-04-01T20:00:00+02:00'),
    });
  });
});
