import { beforeEach, describe, expect, it } from 'vitest';
import { demoId } from '../seed/demo-accounts.ts';
import { draft, type EventWorld, eventWorld, start } from './events/testing.ts';

const stranger = demoId('player');
const owner = demoId('owner');
const victim = demoId('organizationManager');

let world: EventWorld;
beforeEach(async () => {
  world = await eventWorld();
});

const community = { name: 'Zhurma', sport_ids: [1], city_id: 1, visibility: 'public', join_policy: 'open' };
const team = { name: 'Zhurma FK', sport_id: 1, city_id: 1, foundation_year: 2020 };

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
    const { data } = await world.send(stranger, 'POST', '/communities', community);
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

  it('frees a time that somebody waits for again and again: the watcher is told five times', async () => {
    const slot = { court_id: 1, date: '2026-11-27', time_slot_id: 5, slot_count: 1, weekly: false };
    const book = async () => (await world.send(stranger, 'POST', '/bookings', slot)).data['booking']?.id;
    let id = await book();
    await times(12, async () => {
      const watch = { date: slot.date, time_slot_id: 5, court_id: 1 };
      expect((await world.send(victim, 'POST', '/venue/1/slot-watch', watch)).is).toBe('201');
      await world.send(stranger, 'POST', `/booking/${id}/cancel`);
      const [mine] = world.db.slotWatches.by('user', victim);
      await world.send(victim, 'DELETE', `/slot-watch/${mine?.id}?module=base`);
      id = await book();
    });
    const told = world.db.notifications.by('user', victim).filter(({ type }) => type === 'slot-available');
    expect(told.map(({ count }) => count)).toEqual([1, 1, 1, 1, 8]);
    expect(heard(victim, 'SlotAvailable')).toEqual({ all: 12, loud: 5 });
  });

  it('asks to join and takes it back 20 times: one notice of who still waits, and five messages', async () => {
    await times(20, async () => {
      const { data } = await world.send(owner, 'POST', '/community/5/join', { answer: 'Çdo ditë' });
      await world.send(owner, 'POST', `/application/${data['application']?.id}/withdraw`);
    });
    const asked = world.db.notifications.by('user', victim).filter(({ type }) => type === 'community-join-requested');
    const waiting = asked.filter(({ read_at }) => read_at === null);
    expect(waiting.map(({ count, actor_id }) => [count, actor_id])).toEqual([[1, stranger]]);
    expect(heard(victim, 'CommunityChanged', 'requested')).toEqual({ all: 20, loud: 5 });
  });

  it('removes somebody from an event again and again: what has no notice is heard five times', async () => {
    const { data } = await world.send(stranger, 'POST', '/events', { ...draft, title: 'Zhurmë' });
    const at = `/event/${data['event']?.id}`;
    await times(10, async () => {
      await world.send(stranger, 'POST', `${at}/invite`, { user_ids: [victim] });
      const { id } = world.db.participants.one('participation', Number(at.slice(7)), victim) ?? { id: 0 };
      expect((await world.send(stranger, 'DELETE', `${at}/participant/${id}?module=base`)).is).toBe('200');
    });
    expect(heard(victim, 'EventChanged', 'removed')).toEqual({ all: 10, loud: 5 });
  });
});

describe('ten minutes later', () => {
  it('a sixth notice is a new one, also from a backend that was started anew', async () => {
    const { data } = await world.send(stranger, 'POST', '/events', draft);
    const invite = async (on = world) => {
      const at = `/event/${data['event']?.id}`;
      await on.send(stranger, 'POST', `${at}/invite`, { user_ids: [victim] });
      const { id } = on.db.participants.one('participation', Number(at.slice(7)), victim) ?? { id: 0 };
      await on.send(stranger, 'DELETE', `${at}/participant/${id}?module=base`);
    };
    const counts = (on = world) =>
      on.db.notifications
        .by('user', victim)
        .filter(({ type, actor_id }) => type === 'event-invited' && actor_id === stranger)
        .map(({ count }) => count);
    await times(5, invite);
    const restarted = await eventWorld(structuredClone(world.backend.dump()));
    await invite(restarted);
    expect(counts(restarted)).toEqual([1, 1, 1, 1, 2]);
    await world.wait(0.16);
    await invite();
    expect(counts()).toEqual([1, 1, 1, 1, 2]);
    await world.wait(0.01);
    await invite();
    expect(counts()).toEqual([1, 1, 1, 1, 2, 1]);
  });
});

describe('sixty an hour to all', () => {
  /** Sixty operations that tell somebody: thirty people, each invited to two events. */
  const tellSixty = async () => {
    for (const title of ['E para', 'E dyta']) {
      const { data } = await world.send(stranger, 'POST', '/events', { ...draft, title, capacity: 50 });
      for (let user = 16; user < 46; user += 1)
        expect(
          (await world.send(stranger, 'POST', `/event/${data['event']?.id}/invite`, { user_ids: [user] })).is,
        ).toBe('200');
    }
  };

  it('what is done only to tell is refused, until the hour is over', async () => {
    await world.send(stranger, 'POST', '/mod-team/team', team);
    const event = (await world.send(stranger, 'POST', '/events', { ...draft, title: 'E treta' })).data['event']?.id;
    const { data } = await world.send(stranger, 'POST', '/communities', community);
    const at = `/community/${data['community']?.id}`;
    await tellSixty();
    const sentence = 'You have told people too much in the last hour. Try again in 60 minutes.';
    const refused = await world.send(stranger, 'POST', `/event/${event}/invite`, { user_ids: [victim] });
    expect([refused.is, refused.retryAfter, refused.body.message]).toEqual(['429 too_many_attempts', '3600', sentence]);
    const albanian = await world.send(
      stranger,
      'POST',
      `${at}/invite`,
      { user_ids: [victim] },
      { 'accept-language': 'sq' },
    );
    expect([albanian.is, albanian.body.message]).toEqual([
      '429 too_many_attempts',
      'Ke njoftuar shumë njerëz në orën e fundit. Provo përsëri pas 60 minutash.',
    ]);
    const announced = await world.send(stranger, 'POST', `${at}/post`, { text: 'Sot', kind: 'announcement' });
    expect(announced.is).toBe('429 too_many_attempts text');
    const own = world.db.teams.all().at(-1)?.id;
    const member = { module: 'team', user_id: victim };
    expect((await world.send(stranger, 'POST', `/mod-team/team/${own}/member`, member)).is).toBe(
      '429 too_many_attempts',
    );
    expect(had(victim, 'event-invited')).toEqual([]);
    await world.wait(1);
    expect((await world.send(stranger, 'POST', `/event/${event}/invite`, { user_ids: [victim] })).is).toBe('200');
  });

  it('what has a purpose of its own is done, and told without a message', async () => {
    await tellSixty();
    const slot = { court_id: 1, date: '2026-11-27', slot_count: 1, weekly: false };
    for (const time_slot_id of [4, 5])
      expect((await world.send(stranger, 'POST', '/bookings', { ...slot, time_slot_id })).is).toBe('201');
    expect(had(owner, 'booking-created').map(({ count }) => count)).toEqual([2]);
    expect(heard(owner, 'NewBookingAdded')).toEqual({ all: 2, loud: 0 });
  });
});

describe('what tells many at once', () => {
  const everybody = (id: number, but: number) =>
    world.db.communityMembers
      .by('community', id)
      .filter(({ status, user_id }) => status === 'active' && user_id !== but)
      .map(({ user_id }) => user_id);
  const counts = (users: readonly number[], type: string, actor: number) =>
    users.map(
      (user) =>
        world.db.notifications
          .by('user', user)
          .filter((one) => one.type === type && one.actor_id === actor && one.created_at >= start).length,
    );

  it('an announcement, an invitation of a community and a cancelled event tell everybody once, and count once', async () => {
    const runner = demoId('teamAdmin');
    const members = everybody(1, runner);
    const once = members.map(() => 1);
    await world.send(runner, 'POST', '/community/1/post', { text: 'Sot', kind: 'announcement' });
    expect(counts(members, 'announcement', runner)).toEqual(once);
    const { data } = await world.send(runner, 'POST', '/events', { ...draft, capacity: 100 });
    const at = `/event/${data['event']?.id}`;
    expect((await world.send(runner, 'POST', `${at}/invite`, { community_id: 1 })).is).toBe('200');
    expect(counts(members, 'event-invited', runner)).toEqual(once);
    await world.send(runner, 'POST', `${at}/cancel`, { reason: 'Shi' });
    expect(counts(members, 'event-cancelled', runner)).toEqual(once);
    expect(world.told.filter(({ data: told }) => told['silent'] === true)).toEqual([]);
    expect(world.db.rates.one('key', `notices ${runner}`)?.times).toHaveLength(3);
  });

  it('a venue that closes a day tells a player of each of their seven bookings', async () => {
    for (const court_id of [1, 2, 3])
      for (const time_slot_id of [4, 5, 6].slice(0, court_id === 3 ? 1 : 3)) {
        const booking = { module: 'venue', court_id, date: '2026-12-08', time_slot_id, slot_count: 1, weekly: false };
        expect(
          (await world.send(owner, 'POST', '/mod-venue/venue/1/booking', { ...booking, user_id: victim })).is,
        ).toBe('201');
      }
    const day = {
      court_ids: [1, 2, 3],
      date_from: '2026-12-08',
      date_to: '2026-12-08',
      time_slot_ids: null,
      reason: 'Shi',
    };
    const close = { ...day, module: 'venue', dry_run: false, on_conflict: 'cancel' };
    expect((await world.send(owner, 'POST', '/mod-venue/venue/1/block', close)).is).toBe('200');
    expect(counts([victim], 'booking-cancelled', owner)).toEqual([7]);
  });
});
