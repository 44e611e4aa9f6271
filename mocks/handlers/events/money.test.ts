import { describe, expect, it } from 'vitest';
import { eventIds } from '../../seed/event-plan.ts';
import { draft, eventWorld, type EventWorld } from './testing.ts';

const { thursday } = eventIds;
const [boss, debtor, stranger] = [3, 19, 17];
const after = (world: EventWorld, iso: string) =>
  world.db.events.by('series', 1).find(({ starts_at }) => starts_at === Date.parse(iso))?.id ?? 0;
const of = (world: EventWorld, eventId: number, userId: number) =>
  world.db.participants.one('participation', eventId, userId);
const pay = async (world: EventWorld, eventId: number, userId: number, body: object = { has_paid: true }) =>
  (await world.send(boss, 'PATCH', `/event/${eventId}/participant/${of(world, eventId, userId)?.id}`, body)).is;

describe('[COM-06] what is open of a weekly game', () => {
  it('follows a tick at the court, in all weeks that are made already', async () => {
    const world = await eventWorld();
    await world.at('2026-11-26T20:00:00+01:00');
    const second = after(world, '2026-12-03T20:00:00+01:00');
    expect(of(world, second, debtor)).toMatchObject({ owes: 600 });
    expect(await pay(world, thursday, debtor)).toBe('200');
    expect(of(world, second, debtor)).toMatchObject({ owes: 0, has_paid: false });
    expect(await pay(world, thursday, debtor, { has_paid: false })).toBe('200');
    expect(of(world, second, debtor)).toMatchObject({ owes: 600 });
    await world.at('2026-12-03T20:00:00+01:00');
    const third = after(world, '2026-12-10T20:00:00+01:00');
    expect(of(world, third, debtor)).toMatchObject({ owes: 600 });
    expect(await pay(world, thursday, debtor)).toBe('200');
    expect(of(world, third, debtor)).toMatchObject({ owes: 0 });
  });

  it('is in the sums of who manages the event, whoever owes it; others see none', async () => {
    const world = await eventWorld();
    await world.at('2026-11-26T20:00:00+01:00');
    const second = after(world, '2026-12-03T20:00:00+01:00');
    const sums = async (userId: number, status: string) =>
      (await world.send(userId, 'GET', `/event/${second}/participants?module=base&status=${status}`)).data['money'];
    expect(of(world, second, debtor)).toMatchObject({ status: 'invited', owes: 600 });
    const before = await sums(boss, 'going');
    expect(before).toMatchObject({ paid: 0 });
    expect(await sums(boss, 'invited')).toEqual(before);
    expect(await sums(debtor, 'going')).toBeNull();
    await pay(world, second, debtor);
    expect(await sums(boss, 'going')).toEqual({ paid: 600, open: Number(Object(before).open) - 600 });
  });

  it('of somebody who was removed is in no sum', async () => {
    const world = await eventWorld();
    await world.at('2026-11-26T20:00:00+01:00');
    const second = after(world, '2026-12-03T20:00:00+01:00');
    const sums = async () =>
      (await world.send(boss, 'GET', `/event/${second}/participants?module=base&status=going`)).data['money'];
    const before = await sums();
    const removed = `/event/${second}/participant/${of(world, second, debtor)?.id}?module=base`;
    expect((await world.send(boss, 'DELETE', removed)).is).toBe('200');
    expect(of(world, second, debtor)).toMatchObject({ status: 'removed', owes: 600 });
    expect(await sums()).toEqual({ paid: 0, open: Number(Object(before).open) - 600 });
  });

  it('is paid by who does not come, and by nobody who owes nothing; a tick for one week is none for a later answer', async () => {
    const world = await eventWorld();
    await world.at('2026-11-26T20:00:00+01:00');
    const second = after(world, '2026-12-03T20:00:00+01:00');
    expect(await pay(world, thursday, stranger)).toBe('200');
    expect(await pay(world, second, stranger)).toBe('409 not_going');
    expect(await pay(world, second, debtor, { rating: 3 })).toBe('409 not_going');
    expect(await pay(world, second, debtor)).toBe('200');
    // ticked there: what happens in the week before does not come back
    expect(await pay(world, thursday, debtor)).toBe('200');
    expect(of(world, second, debtor)).toMatchObject({ status: 'invited', owes: 600, has_paid: true });
    await world.send(debtor, 'POST', `/event/${second}/rsvp`, { status: 'going' });
    expect(of(world, second, debtor)).toMatchObject({ status: 'going', owes: 0, has_paid: false });
  });

  it('is paid for good where somebody who was ticked does not come after all', async () => {
    const world = await eventWorld();
    expect(of(world, thursday, debtor)).toMatchObject({ status: 'going', owes: 300 });
    expect(await pay(world, thursday, debtor)).toBe('200');
    await world.send(debtor, 'POST', `/event/${thursday}/rsvp`, { status: 'declined' });
    expect(of(world, thursday, debtor)).toMatchObject({ status: 'declined', owes: 0, has_paid: false });
  });
});

describe('times that are counted from the start', () => {
  const soon = { starts_at: '2026-11-24T11:30:00+01:00', ends_at: '2026-11-24T12:30:00+01:00' };

  it('an event that starts soon, or is moved close, is not cancelled at once', async () => {
    const world = await eventWorld();
    const made = await world.send(boss, 'POST', '/events', { ...draft, ...soon, min_participants: 3 });
    const later = await world.send(boss, 'POST', '/events', { ...draft, min_participants: 3 });
    const [one, moved] = [made.data['event']?.id ?? 0, later.data['event']?.id ?? 0];
    expect((await world.send(boss, 'PATCH', `/event/${moved}`, soon)).is).toBe('200');
    const due = { min_check_at: '2026-11-24T09:30:00+01:00' };
    expect((await world.send(boss, 'PATCH', `/event/${moved}`, due)).is).toBe('422 validation min_check_at');
    await world.wait(1);
    for (const id of [one, moved])
      expect(world.event(id)).toMatchObject({ cancelled_at: null, min_check_at: Date.parse(soon.starts_at) });
  });

  it('answers are not closed in the past, but an event whose answers have closed can be changed', async () => {
    const world = await eventWorld();
    const until = { rsvp_until: '2026-11-25T12:00:00+01:00' };
    const made = await world.send(boss, 'POST', '/events', { ...draft, ...until });
    const path = `/event/${made.data['event']?.id}`;
    const past = { rsvp_until: '2026-11-24T09:00:00+01:00' };
    expect((await world.send(boss, 'PATCH', path, past)).is).toBe('422 validation rsvp_until');
    await world.at('2026-11-25T13:00:00+01:00');
    expect((await world.send(boss, 'PATCH', path, { ...until, title: 'Tjetër' })).is).toBe('200');
  });

  it('a check that has passed is made again for a booking that the venue moves', async () => {
    const world = await eventWorld();
    await world.at('2026-11-26T18:30:00+01:00');
    expect(world.event(thursday).min_checked_at).not.toBeNull();
    const booking = world.db.bookings.get(world.event(thursday).booking_id ?? 0);
    const path = `/mod-venue/venue/${booking?.venue_id}/booking/${booking?.id}`;
    const to = { module: 'venue', date: '2026-11-27', time_slot_id: 16 };
    expect((await world.send(10, 'PATCH', path, to)).is).toBe('200');
    expect(world.event(thursday)).toMatchObject({
      min_check_at: Date.parse('2026-11-27T19:00:00+01:00'),
      min_checked_at: null,
    });
  });
});

it('a weekly game without a host invites in the name of who runs it', async () => {
  const world = await eventWorld();
  await world.backend.control.db.transact((tx) =>
    tx.events.update(thursday, { host_id: null, join_policy: 'approval' }),
  );
  await world.at('2026-11-26T20:00:00+01:00');
  const second = after(world, '2026-12-03T20:00:00+01:00');
  await world.send(debtor, 'POST', `/event/${second}/rsvp`, { status: 'going' });
  expect(world.status(second, debtor)).toBe('going');
});
