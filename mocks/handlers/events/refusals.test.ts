import { describe, expect, it } from 'vitest';
import { existing } from '../../rules/shared/lookups.ts';
import { eventIds } from '../../seed/event-plan.ts';
import { draft, eventWorld } from './testing.ts';

const [player, owner, boss, manager, captain] = [1, 2, 3, 4, 23];

describe('making an event is refused', async () => {
  const world = await eventWorld();
  const booked = existing(
    world.db.bookings
      .by('user', player)
      .find(
        ({ status, starts_at, court_id }) =>
          status === 'Confirmed' && starts_at > Date.parse(draft.starts_at) && court_id === 2,
      ),
    'booking',
  );
  const onCourt = {
    booking_id: booked.id,
    location: undefined,
    starts_at: undefined,
    ends_at: undefined,
    city_id: undefined,
  };
  const past = world.db.bookings
    .by('user', player)
    .find(({ ends_at, status }) => status === 'Confirmed' && ends_at < Date.parse('2026-11-24T10:00:00+01:00'));
  const others = world.db.bookings.find(
    ({ user_id, status, starts_at }) =>
      user_id === 20 && status === 'Confirmed' && starts_at > Date.parse(draft.starts_at),
  );
  const unbooked = world.db.bookings
    .by('user', player)
    .find(({ status, starts_at }) => status === 'Unbooked' && starts_at > Date.parse(draft.starts_at));

  it.each<[string, number, object, string]>([
    ['without a start', player, { starts_at: undefined }, '422 validation starts_at'],
    ['without an end', player, { ends_at: undefined }, '422 validation ends_at'],
    ['without a place', player, { location: undefined }, '422 validation location'],
    ['without a city', player, { city_id: undefined }, '422 validation city_id'],
    ['in a city that does not exist', player, { city_id: 999 }, '422 validation city_id'],
    ['of a sport that does not exist', player, { sport_id: 9 }, '422 validation sport_id'],
    ['with somebody else’s image', player, { image: 1 }, '422 validation image'],
    [
      'in the past',
      player,
      { starts_at: '2026-11-24T09:00:00+01:00', ends_at: '2026-11-24T11:00:00+01:00' },
      '422 validation starts_at',
    ],
    ['that ends before it starts', player, { ends_at: '2026-11-26T19:00:00+01:00' }, '422 validation ends_at'],
    ['longer than 12 hours', player, { ends_at: '2026-11-27T07:00:01+01:00' }, '422 validation ends_at'],
    [
      'with half a position',
      player,
      { location: { name: 'Parku', address: null, latitude: 41, longitude: null } },
      '422 validation location.latitude',
    ],
    ['with a minimum above its seats', player, { min_participants: 5 }, '422 validation min_participants'],
    [
      'with a check after the start',
      player,
      { min_participants: 3, min_check_at: '2026-11-26T19:00:01+01:00' },
      '422 validation min_check_at',
    ],
    [
      'with a check that is due at once',
      player,
      { min_participants: 3, min_check_at: '2026-11-24T10:00:00+01:00' },
      '422 validation min_check_at',
    ],
    ['with answers that are closed', player, { rsvp_until: '2026-11-24T10:00:00+01:00' }, '422 validation rsvp_until'],
    ['with answers after the start', player, { rsvp_until: '2026-11-26T19:00:01+01:00' }, '422 validation rsvp_until'],
    ['for members without a community', player, { visibility: 'community' }, '422 validation visibility'],
    ['announced in a foreign community', player, { community_id: 6 }, '422 validation community_id'],
    ['announced where one is only invited', player, { community_id: 4 }, '422 validation community_id'],
    [
      'of a community, announced elsewhere',
      boss,
      { owner_type: 'community', owner_id: 1, community_id: 2 },
      '422 validation community_id',
    ],
    ['in nobody’s name', boss, { owner_type: 'community' }, '422 validation owner_id'],
    ['in another user’s name', player, { owner_id: 2 }, '422 validation owner_id'],
    ['in the name of a community one is only in', player, { owner_type: 'community', owner_id: 1 }, '403 forbidden'],
    ['in the name of one that does not exist', player, { owner_type: 'community', owner_id: 99 }, '403 forbidden'],
    ['in the name of a team one plays in', player, { owner_type: 'team', owner_id: 1 }, '403 forbidden'],
    ['of an organization in the base profile', manager, { owner_type: 'organization', owner_id: 1 }, '403 forbidden'],
    ['of one’s own in that of the organization', manager, { module: 'organization' }, '403 forbidden'],
    [
      'of another organization',
      manager,
      { module: 'organization', owner_type: 'organization', owner_id: 3 },
      '403 forbidden',
    ],
    [
      'of a private community, for everybody',
      owner,
      { owner_type: 'community', owner_id: 4 },
      '422 validation visibility',
    ],
    [
      'on a court and at a place',
      player,
      { ...onCourt, location: { name: 'Parku', address: null, latitude: null, longitude: null } },
      '422 validation location',
    ],
    ['on a court for another sport', player, { ...onCourt, sport_id: 2 }, '422 validation sport_id'],
    ['on a past booking', player, { ...onCourt, booking_id: past?.id }, '422 validation booking_id'],
    ['on a cancelled booking', player, { ...onCourt, booking_id: unbooked?.id }, '422 validation booking_id'],
    ['on somebody else’s booking', player, { ...onCourt, booking_id: others?.id }, '422 validation booking_id'],
    ['on a booking that does not exist', player, { ...onCourt, booking_id: 99_999 }, '422 validation booking_id'],
    [
      'on a court that has an event',
      boss,
      { ...onCourt, booking_id: world.event(eventIds.thursday).booking_id },
      '409 booking_in_use booking_id',
    ],
  ])('%s', async (_title, userId, changes, expected) => {
    const count = world.db.events.count();
    expect((await world.send(userId, 'POST', '/events', { ...draft, ...changes })).is).toBe(expected);
    expect(world.db.events.count()).toBe(count);
  });

  it('[COM-02] but made on a court it has its time, place, city and price; the booking has it', async () => {
    const made = await world.send(player, 'POST', '/events', { ...draft, ...onCourt });
    expect(made.is).toBe('201');
    expect(made.data['event']).toMatchObject({
      starts_at: '2026-11-27T17:00:00+01:00',
      ends_at: '2026-11-27T18:00:00+01:00',
      place: {
        state: 'confirmed',
        booking_id: booked.id,
        venue: { name: 'Fusha e Liqenit' },
        court: { name: 'Fusha 2' },
      },
      location: null,
      price_total: booked.price,
      city: { name: 'Tiranë' },
    });
    const shown = await world.send(player, 'GET', `/booking/${booked.id}?module=base`);
    expect(shown.data['booking']).toMatchObject({
      event_id: made.data['event']?.id,
      permissions: { make_event: false },
    });
    expect((await world.send(player, 'POST', '/events', { ...draft, ...onCourt })).is).toBe(
      '409 booking_in_use booking_id',
    );
    await world.send(player, 'POST', `/event/${made.data['event']?.id}/cancel`, { reason: 'Shi.' });
    const free = await world.send(player, 'GET', `/booking/${booked.id}?module=base`);
    expect(free.data['booking']).toMatchObject({ event_id: null, permissions: { make_event: true } });
  });

  it('the same key gives the same event, and no second one', async () => {
    const key = { 'idempotency-key': '7b8b965a-0000-4000-8000-000000000001' };
    const [one, two] = [
      await world.send(owner, 'POST', '/events', draft, key),
      await world.send(owner, 'POST', '/events', draft, key),
    ];
    expect(two.data).toEqual(one.data);
    expect(world.db.events.filter({ host_id: owner, title: 'Futboll' })).toHaveLength(1);
    expect((await world.send(owner, 'POST', '/events', { ...draft, capacity: 6 }, key)).is).toBe('422 key_reused');
  });

  it('a host who does not play has no seat, and is the host', async () => {
    const made = await world.send(captain, 'POST', '/events', { ...draft, host_plays: false });
    expect(made.data['event']).toMatchObject({ going_count: 0, my_participation: null, permissions: { edit: true } });
  });
});

describe('changing an event is refused', async () => {
  const world = await eventWorld();
  it.each<[string, number, object, string]>([
    [
      'another time on a booked court',
      eventIds.thursday,
      { starts_at: '2026-11-26T21:00:00+01:00' },
      '422 validation starts_at',
    ],
    [
      'a place besides the court',
      eventIds.thursday,
      { location: { name: 'Parku', address: null, latitude: null, longitude: null } },
      '422 validation location',
    ],
    ['fewer seats than heads', eventIds.thursday, { capacity: 13 }, '409 event_full capacity'],
    ['a minimum above the seats', eventIds.thursday, { min_participants: 15 }, '422 validation min_participants'],
    ['one that is over', eventIds.lastThursday, { title: 'Tjetër' }, '409 event_over'],
    ['a foreign booking', eventIds.training, { booking_id: 1 }, '422 validation booking_id'],
    [
      'a training for everybody in the name of a community it has not',
      eventIds.training,
      { visibility: 'community' },
      '422 validation visibility',
    ],
  ])('%s', async (_, eventId, body, expected) => {
    expect((await world.send(boss, 'PATCH', `/event/${eventId}`, body)).is).toBe(expected);
  });

  it('one that was cancelled, by whatever way', async () => {
    const path = `/event/${eventIds.cancelled}`;
    expect((await world.send(captain, 'PATCH', path, { title: 'Tjetër' })).is).toBe('409 event_over');
    expect((await world.send(captain, 'POST', `${path}/cancel`, { reason: 'Shi.' })).is).toBe('409 event_over');
    expect((await world.send(owner, 'POST', `${path}/rsvp`, { status: 'going' })).is).toBe('409 event_over');
    expect((await world.send(captain, 'POST', `${path}/invite`, { user_ids: [50] })).is).toBe('409 event_over');
  });

  it('the court is given up, and the booking stays', async () => {
    const before = world.event(eventIds.thursday).booking_id ?? 0;
    const given = await world.send(boss, 'PATCH', `/event/${eventIds.thursday}`, { booking_id: null });
    expect(given.data['event']).toMatchObject({ place: null, starts_at: '2026-11-26T20:00:00+01:00' });
    expect(world.db.bookings.get(before)?.status).toBe('Confirmed');
  });
});

describe('answers and invitations are refused', async () => {
  const world = await eventWorld();
  const made = await world.send(boss, 'POST', '/events', { ...draft, rsvp_until: '2026-11-25T12:00:00+01:00' });
  const path = `/event/${made.data['event']?.id}`;

  it.each<[string, number, string, object, string]>([
    ['more guests than seats', player, '/rsvp', { status: 'going', guests: 3 }, '200'],
    ['nobody to invite', boss, '/invite', {}, '422 validation user_ids'],
    ['users and a team', boss, '/invite', { user_ids: [50], team_id: 1 }, '422 validation user_ids'],
    ['somebody who does not exist', boss, '/invite', { user_ids: [999] }, '422 validation user_ids'],
    ['somebody without a finished account', boss, '/invite', { user_ids: [60] }, '422 validation user_ids'],
    ['a foreign team', boss, '/invite', { team_id: 5 }, '422 validation team_id'],
    ['a foreign community', boss, '/invite', { community_id: 6 }, '422 validation community_id'],
  ])('%s', async (_, userId, to, body, expected) => {
    expect((await world.send(userId, 'POST', path + to, body)).is).toBe(expected);
  });

  it('more guests than seats are left, and the answer stays', async () => {
    const one = await world.send(captain, 'POST', '/events', draft);
    const there = `/event/${one.data['event']?.id}/rsvp`;
    expect((await world.send(player, 'POST', there, { status: 'going', guests: 1 })).is).toBe('200');
    expect((await world.send(player, 'POST', there, { status: 'going', guests: 3 })).is).toBe('409 event_full');
    const stays = await world.send(player, 'GET', `/event/${one.data['event']?.id}?module=base`);
    expect(stays.data['event']).toMatchObject({ going_count: 3, my_participation: { guests: 1, status: 'going' } });
  });

  it('after the answers closed all but declining, after the start everything', async () => {
    await world.at('2026-11-25T12:00:00+01:00');
    expect((await world.send(owner, 'POST', `${path}/rsvp`, { status: 'going' })).is).toBe('409 answer_closed');
    expect((await world.send(player, 'POST', `${path}/rsvp`, { status: 'declined' })).is).toBe('200');
    await world.at('2026-11-26T19:00:00+01:00');
    expect((await world.send(boss, 'POST', `${path}/rsvp`, { status: 'declined' })).is).toBe('409 answer_closed');
    expect((await world.send(boss, 'POST', `${path}/invite`, { user_ids: [50] })).is).toBe('409 answer_closed');
    await world.at('2026-11-26T20:00:00+01:00');
    expect((await world.send(boss, 'POST', `${path}/rsvp`, { status: 'declined' })).is).toBe('409 event_over');
    expect((await world.send(boss, 'POST', `${path}/invite`, { user_ids: [50] })).is).toBe('409 event_over');
  });
});
