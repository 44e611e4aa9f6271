import { beforeEach, describe, expect, it } from 'vitest';
import { demoId } from '../seed/demo-accounts.ts';
import { draft, type EventWorld, eventWorld } from './events/testing.ts';

const stranger = demoId('player');
const owner = demoId('owner');
const victim = demoId('organizationManager');

let world: EventWorld;
beforeEach(async () => {
  world = await eventWorld();
});

/** The notices of a kind that somebody has had from the stranger, oldest first. */
const had = (userId: number, type: string) =>
  world.db.notifications.by('user', userId).filter((one) => one.type === type && one.actor_id === stranger);
/** The live events of a type that somebody was sent, and how many of them make a message. */
const heard = (userId: number, type: string, change?: string) => {
  const events = world.told.filter(
    (one) => one.user_id === userId && one.type === type && one.data['change'] === change,
  );
  return { all: events.length, loud: events.filter(({ data }) => data['silent'] !== true).length };
};
const times = async (count: number, act: () => Promise<unknown>) => {
  for (let n = 0; n < count; n += 1) await act();
};

describe('a stranger who repeats themselves', () => {
  it('invites, removes and invites to a community 60 times: five notices, the last one counts the rest', async () => {
    const { data } = await world.send(stranger, 'POST', '/communities', {
      name: 'Zhurma',
      sport_ids: [1],
      city_id: 1,
      visibility: 'public',
      join_policy: 'open',
    });
    const at = `/community/${data['community']?.id}`;
    await times(60, async () => {
      const { data: made } = await world.send(stranger, 'POST', `${at}/invite`, { user_ids: [victim] });
      const [member] = made['members'] as unknown as { id: number }[]; // one was invited
      await world.send(stranger, 'DELETE', `${at}/member/${member?.id}?module=base`);
    });
    expect(had(victim, 'community-invited').map(({ count }) => count)).toEqual([1, 1, 1, 1, 56]);
    expect(heard(victim, 'CommunityChanged', 'invited')).toEqual({ all: 60, loud: 5 });
  });

  it('invites to 120 events with a title of their choice and cancels them: five of each kind', async () => {
    let n = 0;
    await times(60, async () => {
      n += 1;
      const { data } = await world.send(stranger, 'POST', '/events', { ...draft, title: `Zhurmë ${n}` });
      const at = `/event/${data['event']?.id}`;
      await world.send(stranger, 'POST', `${at}/invite`, { user_ids: [victim] });
      await world.send(stranger, 'POST', `${at}/cancel`, { reason: 'Zhurmë' });
    });
    expect(had(victim, 'event-invited').map(({ count }) => count)).toEqual([1, 1, 1, 1, 56]);
    expect(had(victim, 'event-cancelled').map(({ count }) => count)).toEqual([1, 1, 1, 1, 56]);
    expect(heard(victim, 'EventInvitationNotification').loud).toBe(5);
    expect(had(victim, 'event-invited').at(-1)?.body.en).toBe('Zhurmë 60 · 26.11.2026 19:00');
  });

  it('books and cancels 60 times: the owner has five of each kind', async () => {
    const slot = { court_id: 1, date: '2026-11-27', time_slot_id: 5, slot_count: 1, weekly: false };
    await times(60, async () => {
      const { data, is } = await world.send(stranger, 'POST', '/bookings', slot);
      expect(is).toBe('201');
      await world.send(stranger, 'POST', `/booking/${data['booking']?.id}/cancel`);
    });
    expect(had(owner, 'booking-created')).toHaveLength(5);
    expect(had(owner, 'booking-cancelled')).toHaveLength(5);
    expect(heard(owner, 'NewBookingAdded')).toEqual({ all: 60, loud: 5 });
  });
});
