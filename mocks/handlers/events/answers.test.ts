import { describe, expect, it } from 'vitest';
import { membersOf } from '../../realtime/rooms.ts';
import { communityIds } from '../../seed/communities.ts';
import { eventIds } from '../../seed/event-plan.ts';
import { draft, eventWorld, type EventWorld } from './testing.ts';

const [player, owner, boss, manager, everyone, captain] = [1, 2, 3, 4, 6, 23];
const made = async (world: EventWorld, changes: object = {}, host = boss) =>
  (await world.send(host, 'POST', '/events', { ...draft, ...changes })).data['event']?.id ?? 0;
const answer = (world: EventWorld, userId: number, id: number, status: string, guests?: number) =>
  world.send(userId, 'POST', `/event/${id}/rsvp`, { status, ...(guests !== undefined && { guests }) });
const mine = async (world: EventWorld, userId: number, id: number) =>
  (await world.send(userId, 'GET', `/event/${id}?module=base`)).data['event']?.['my_participation'];

describe('[COM-05] the waiting list', () => {
  it('the last seat asked for by two at once: one has it, the other is number 1', async () => {
    const world = await eventWorld();
    const id = await made(world, { capacity: 2 });
    await Promise.all([answer(world, player, id, 'going'), answer(world, captain, id, 'going')]);
    expect(await mine(world, player, id)).toMatchObject({ status: 'going', waitlist_position: null });
    expect(await mine(world, captain, id)).toMatchObject({ status: 'waitlisted', waitlist_position: 1 });
  });

  it('whoever leaves gives the seat to the first in line, who is told', async () => {
    const world = await eventWorld();
    const id = await made(world, { capacity: 2 });
    for (const userId of [player, captain, owner]) await answer(world, userId, id, 'going');
    world.told.length = 0;
    await answer(world, player, id, 'declined');
    expect([world.status(id, captain), world.status(id, owner)]).toEqual(['going', 'waitlisted']);
    expect(await mine(world, owner, id)).toMatchObject({ waitlist_position: 1 });
    expect(world.notices(captain, id)).toEqual(['event-promoted']);
    expect(world.notices(owner, id)).toEqual([]);
    expect(world.told).toContainEqual({
      user_id: captain,
      type: 'EventChanged',
      data: { event_id: id, change: 'promoted' },
    });
    const room = JSON.stringify(world.backend.realtime.read(`rooms/event-${id}/events`));
    expect(room).toContain('"type":"answers-changed"');
  });

  it('more seats and a removed person move it on, too', async () => {
    const world = await eventWorld();
    const id = await made(world, { capacity: 2 });
    for (const userId of [player, captain, owner, everyone]) await answer(world, userId, id, 'going');
    await world.send(boss, 'PATCH', `/event/${id}`, { capacity: 3 });
    expect([world.status(id, captain), world.status(id, owner)]).toEqual(['going', 'waitlisted']);
    const part = world.db.participants.one('participation', id, player)?.id;
    expect((await world.send(boss, 'DELETE', `/event/${id}/participant/${part}?module=base`)).is).toBe('200');
    expect([world.status(id, owner), world.status(id, everyone)]).toEqual(['going', 'waitlisted']);
    expect((await answer(world, player, id, 'going')).is).toBe('403 removed');
    // and back by name only
    await world.send(boss, 'POST', `/event/${id}/invite`, { community_id: communityIds.thursday });
    expect(world.status(id, player)).toBe('removed');
    await world.send(boss, 'POST', `/event/${id}/invite`, { user_ids: [player] });
    expect((await answer(world, player, id, 'going')).is).toBe('200');
    expect(world.status(id, player)).toBe('waitlisted');
  });

  it('the host gives up the seat and stays the host', async () => {
    const world = await eventWorld();
    const id = await made(world, { capacity: 2 });
    for (const userId of [player, captain]) await answer(world, userId, id, 'going');
    expect((await answer(world, boss, id, 'declined')).is).toBe('200');
    expect(world.status(id, captain)).toBe('going');
    const shown = await world.send(boss, 'GET', `/event/${id}?module=base`);
    expect(shown.data['event']).toMatchObject({
      host: { id: boss },
      my_participation: { role: 'host' },
      permissions: { edit: true },
    });
  });
});

describe('[COM-05] requests', () => {
  it('wait for a decision, and are told as one while they are unread', async () => {
    const world = await eventWorld();
    const id = await made(world, { join_policy: 'approval', owner_type: 'community', owner_id: communityIds.thursday });
    const asked = async (userId: number) => {
      await answer(world, userId, id, 'going', 1);
      return world.db.participants.one('participation', id, userId)?.id ?? 0;
    };
    const one = await asked(player);
    const told = () =>
      world.db.notifications
        .by('user', captain)
        .filter(({ type, data }) => type === 'event-requested' && data.event?.id === id);
    expect(told()).toMatchObject([
      {
        count: 1,
        data: {
          url: `/event/${id}/participants?switch_module=base&switch_entity_id=23`,
          event: { participant_id: one },
        },
      },
    ]);
    const two = await asked(owner);
    expect(told()).toMatchObject([{ count: 2, group_key: `event-requested:event:${id}` }]);
    const list = await world.send(captain, 'GET', '/notifications?module=base');
    expect(JSON.stringify(list.body.data)).toContain('2 people want to come to Futboll.');
    expect(world.told.filter(({ data }) => data['change'] === 'requested').map(({ user_id }) => user_id)).toEqual([
      boss,
      captain,
      boss,
      captain,
    ]);

    await world.send(captain, 'PATCH', `/event/${id}/participant/${one}`, { status: 'going' });
    expect(world.status(id, player)).toBe('going');
    expect(world.notices(player, id)).toEqual(['event-created', 'event-accepted']);
    expect(told()).toMatchObject([{ count: 1, read_at: null, data: { event: { participant_id: two } } }]);
    await world.send(boss, 'PATCH', `/event/${id}/participant/${two}`, { status: 'declined' });
    expect(world.status(id, owner)).toBe('declined');
    expect(world.notices(owner, id)).toEqual(['event-created', 'application-decided']);
    expect(world.told).toContainEqual({
      user_id: owner,
      type: 'EventChanged',
      data: { event_id: id, change: 'rejected' },
    });
    expect(told().map(({ read_at }) => read_at)).not.toContain(null);
    const refused = await world.send(boss, 'PATCH', `/event/${id}/participant/${two}`, { status: 'going' });
    expect(refused.is).toBe('409 stale');
  });

  it('an approved one waits when all seats are taken; decided until the start', async () => {
    const world = await eventWorld();
    const id = await made(world, { join_policy: 'approval', capacity: 2 });
    for (const userId of [player, captain, owner]) await answer(world, userId, id, 'going');
    const decide = (userId: number) =>
      world.send(
        boss,
        'PATCH',
        `/event/${id}/participant/${world.db.participants.one('participation', id, userId)?.id}`,
        { status: 'going' },
      );
    await decide(player);
    await decide(captain);
    expect([world.status(id, player), world.status(id, captain), world.status(id, owner)]).toEqual([
      'going',
      'waitlisted',
      'requested',
    ]);
    await world.at('2026-11-26T19:00:00+01:00');
    expect((await decide(owner)).is).toBe('409 answer_closed');
  });
});

describe('[COM-02] invitations', () => {
  const state = async (world: EventWorld, userId: number, id: number) => {
    const { body } = await world.send(userId, 'GET', '/notifications?module=base');
    // the contract's type
    const { notifications } = body.data as {
      notifications: { type: string; read_at: string | null; data: { event?: { id: number; invitation?: string } } }[];
    };
    const found = notifications.find(({ type, data }) => type === 'event-invited' && data.event?.id === id);
    return found && [found.data.event?.invitation, found.read_at === null ? 'unread' : 'read'].join(' ');
  };

  it('of people, a team or a community; each is told once, by a record and a live event', async () => {
    const world = await eventWorld();
    const id = await made(world, { visibility: 'invite-only' });
    const named = await world.send(boss, 'POST', `/event/${id}/invite`, { user_ids: [40, 41] });
    expect(named.data['participants']).toHaveLength(2);
    expect(world.notices(40, id)).toEqual(['event-invited']);
    expect(world.told).toContainEqual({
      user_id: 40,
      type: 'EventInvitationNotification',
      data: { event_id: id, title: 'Futboll', starts_at: '2026-11-26T19:00:00+01:00', invited_by: boss },
    });
    const team = await world.send(boss, 'POST', `/event/${id}/invite`, { team_id: 1 });
    const community = await world.send(boss, 'POST', `/event/${id}/invite`, { community_id: communityIds.thursday });
    expect(world.status(id, player)).toBe('invited');
    expect([team, community].map(({ is }) => is)).toEqual(['200', '200']);
    // all in the event now
    const again = await world.send(boss, 'POST', `/event/${id}/invite`, { community_id: communityIds.thursday });
    expect(again.data['participants']).toEqual([]);
    expect(world.notices(player, id)).toEqual(['event-invited']);
  });

  it('show what became of them, as it is now', async () => {
    const world = await eventWorld();
    const id = await made(world, { capacity: 2, join_policy: 'approval' });
    const invited = [player, owner, captain, everyone, manager];
    await world.send(boss, 'POST', `/event/${id}/invite`, { user_ids: invited });
    expect(await state(world, player, id)).toBe('open unread');
    await answer(world, player, id, 'going');
    await answer(world, owner, id, 'declined');
    await answer(world, captain, id, 'going');
    await world.send(
      boss,
      'DELETE',
      `/event/${id}/participant/${world.db.participants.one('participation', id, everyone)?.id}?module=base`,
    );
    expect(await Promise.all(invited.map((userId) => state(world, userId, id)))).toEqual([
      'accepted read',
      'declined read',
      // in the waiting list
      'accepted read',
      'withdrawn unread',
      'open unread',
    ]);
    await world.send(boss, 'POST', `/event/${id}/cancel`, { reason: 'Shi.' });
    expect(await state(world, manager, id)).toBe('withdrawn unread');
  });

  it('by somebody who is going to a public and open event', async () => {
    const world = await eventWorld();
    const id = await made(world);
    await answer(world, player, id, 'going');
    const invited = await world.send(player, 'POST', `/event/${id}/invite`, { user_ids: [40] });
    expect(invited.data['participants']).toMatchObject([
      { user: { id: 40 }, status: 'invited', invited_by: { id: player } },
    ]);
    // where somebody approves, that is no approval
    await world.send(boss, 'PATCH', `/event/${id}`, { join_policy: 'approval' });
    await answer(world, 40, id, 'going');
    expect(world.status(id, 40)).toBe('requested');
  });
});

describe('what members of its community hear', () => {
  it('of a new event, unless it is for invited people', async () => {
    const world = await eventWorld();
    const own = { owner_type: 'community', owner_id: communityIds.thursday };
    const id = await made(world, own);
    expect(world.notices(player, id)).toEqual(['event-created']);
    expect(world.notices(boss, id)).toEqual([]);
    expect(world.notices(manager, id)).toEqual([]);
    const data = { event_id: id, title: 'Futboll', starts_at: '2026-11-26T19:00:00+01:00', community_id: 1 };
    expect(world.told).toContainEqual({ user_id: player, type: 'EventCreationNotification', data });
    const hidden = await made(world, { ...own, visibility: 'invite-only' });
    expect(world.notices(player, hidden)).toEqual([]);
  });

  it('a ban ends the seats of its events, their rooms and what was told of them', async () => {
    const world = await eventWorld();
    const id = await made(world, {
      owner_type: 'community',
      owner_id: communityIds.thursday,
      visibility: 'community',
      capacity: 2,
    });
    for (const userId of [player, captain]) await answer(world, userId, id, 'going');
    await world.send(player, 'POST', '/realtime/join-room', { room_id: `event-${id}` });
    await world.send(boss, 'POST', `/community/${communityIds.thursday}/ban`, { user_id: player });
    expect([world.status(id, player), world.status(id, captain)]).toEqual(['removed', 'going']);
    expect((await world.send(player, 'GET', `/event/${id}?module=base`)).is).toBe('404 not_found');
    expect(world.notices(player, id)).toEqual([]);
    expect(membersOf(world.backend.realtime, `event-${id}`)).toEqual([]);
  });

  it('whoever leaves the community knows no more of what is for its members, unless they take part', async () => {
    const world = await eventWorld();
    const own = { owner_type: 'community', owner_id: communityIds.thursday, visibility: 'community' };
    const [one, two] = [await made(world, own), await made(world, own)];
    await answer(world, player, one, 'going');
    await world.send(player, 'POST', `/community/${communityIds.thursday}/leave`);
    expect((await world.send(player, 'GET', `/event/${one}?module=base`)).is).toBe('200');
    expect((await world.send(player, 'GET', `/event/${two}?module=base`)).is).toBe('404 not_found');
    expect(world.notices(player, two)).toEqual([]);
  });

  it('the events of a community that is deleted go on in the name of their hosts', async () => {
    const world = await eventWorld();
    await world.send(boss, 'DELETE', `/community/${communityIds.thursday}?module=base`);
    const shown = await world.send(player, 'GET', `/event/${eventIds.thursday}?module=base`);
    expect(shown.data['event']).toMatchObject({ owner: { type: 'base', id: boss }, community: null, going_count: 14 });
  });

  it('those of a community that becomes private are for its members and whoever comes', async () => {
    const world = await eventWorld();
    await world.send(boss, 'PATCH', `/community/${communityIds.thursday}`, {
      visibility: 'private',
      join_policy: 'invite',
    });
    expect(world.event(eventIds.thursday).visibility).toBe('community');
    expect((await world.send(player, 'GET', `/event/${eventIds.thursday}?module=base`)).is).toBe('200');
    expect((await world.send(50, 'GET', `/event/${eventIds.thursday}?module=base`)).is).toBe('404 not_found');
  });
});

it('an account that ends frees its seats, cancels its own events and leaves the others to their community', async () => {
  const world = await eventWorld();
  const own = await made(world, {}, 51);
  const held = world.db.participants.by('user', 51).length;
  expect(held).toBeGreaterThan(2);
  await answer(world, player, own, 'going');
  world.told.length = 0;
  const ended = await world.send(51, 'DELETE', '/auth/account?module=base', {
    password: 'demo1234',
    confirmation: 'DELETE',
  });
  expect(ended.is).toBe('200');
  expect(world.event(own)).toMatchObject({ cancel_cause: 'host', host_id: null });
  expect(world.notices(player, own)).toEqual(['event-cancelled host']);
  expect((await world.send(player, 'GET', `/event/${own}?module=base`)).data['event']).toMatchObject({
    host: null,
    owner: { name: '' },
  });
  expect(world.db.participants.by('user', 51)).toEqual([]);
  expect(world.event(eventIds.played)).toMatchObject({ host_id: null, cancelled_at: null });
  expect(world.status(eventIds.noCourt, 32)).toBe('going');
  expect(JSON.stringify(world.told)).not.toContain('"user_id":51,');
});
