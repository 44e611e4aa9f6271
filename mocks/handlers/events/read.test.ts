import { describe, expect, it } from 'vitest';
import { ask } from '../../testing.ts';
import { eventIds } from '../../seed/event-plan.ts';
import { draft, eventWorld, type EventWorld } from './testing.ts';

const [player, boss, everyone] = [1, 3, 6];
const idsOf = async (world: EventWorld, query: string, userId?: number) => {
  const path = `/events?module=base&per_page=50&${query}`;
  const answer = userId === undefined ? await ask(world.backend, path) : await world.send(userId, 'GET', path);
  // the contract's type
  const { events } = answer.body.data as { events: { id: number }[] };
  return events.map(({ id }) => id);
};
const is = eventIds;

describe('[COM-02] finding events', async () => {
  const world = await eventWorld();
  it.each<[string, string, readonly number[]]>([
    [
      'to come for everybody, soonest first',
      '',
      [
        is.ongoing,
        is.pendingCourt,
        is.thursday,
        is.basketball,
        is.approval,
        is.tennis,
        is.tryout,
        is.women,
        is.longTitle,
        is.volleyball,
        is.beach,
      ],
    ],
    ['past ones latest first', 'when=past', [is.playedSets, is.lastThursday, is.played, is.firstThursday]],
    ['of a sport', 'sport_id=2', [is.basketball]],
    ['in a city', 'city_id=4', [is.volleyball]],
    ['of a kind', 'kind=tryout', [is.tryout]],
    ['of an organization', 'owner_type=organization&owner_id=1', [is.tryout]],
    ['of a community', 'owner_type=community&owner_id=1', [is.thursday]],
    ['announced in a community', 'community_id=3', [is.beach]],
    ['announced in a community of which nobody outside knows', 'community_id=4', []],
    ['from a day on', 'from=2026-12-02', [is.volleyball, is.beach]],
    ['until a day', 'to=2026-11-25', [is.ongoing, is.pendingCourt]],
    ['of one day', 'from=2026-11-26&to=2026-11-26', [is.thursday, is.basketball]],
    ['by words of the title, without their accents', 'keywords=cdo%20moshe', [is.approval]],
    ['by the venue and the city', 'keywords=kombinati%20tirane', [is.thursday]],
    ['by a free place', 'keywords=rozafa', [is.volleyball]],
    ['by whose name it is in', 'keywords=liga%20lagjeve', [is.tryout]],
  ])('%s', async (_, query, expected) => {
    expect(await idsOf(world, query)).toEqual(expected);
  });

  it('of mine: what waits for an answer first, cancelled ones too, and those I look after', async () => {
    expect(await idsOf(world, 'mine=true', player)).toEqual([
      is.training,
      is.invited,
      is.ongoing,
      is.pendingCourt,
      is.thursday,
      is.approval,
      is.cancelled,
      is.noCourt,
      is.weeklyBasketball,
    ]);
    expect(await idsOf(world, 'mine=true', boss)).toEqual(
      [is.training, is.thursday, is.cancelled].toSorted((a, b) => world.event(a).starts_at - world.event(b).starts_at),
    );
    expect(await idsOf(world, 'mine=true&when=past', player)).toEqual([is.playedSets, is.played]);
  });

  it('only with an account, and with days in their order', async () => {
    expect((await ask(world.backend, '/events?module=base&mine=true')).status).toBe(401);
    const days = await world.send(player, 'GET', '/events?module=base&from=2026-11-26&to=2026-11-25');
    expect(days.is).toBe('422 validation to');
  });
});

describe('the people of an event', async () => {
  const world = await eventWorld();
  const list = async (userId: number, status: string) => {
    const { body } = await world.send(
      userId,
      'GET',
      `/event/${is.thursday}/participants?module=base&per_page=50&status=${status}`,
    );
    // the contract's type
    return (body.data as { participants: Record<string, unknown>[] }).participants;
  };

  it('going in the order of their seats, the host first; waiting by their turn', async () => {
    const going = await list(player, 'going');
    expect(going.map(({ user }) => (user as { id: number }).id)).toEqual([3, 23, 16, 17, 18, 19, 21, 22, 26, 27]); // a user reference
    expect((await list(player, 'waitlisted')).map(({ waitlist_position }) => waitlist_position)).toEqual([1, 2, 3]);
  });

  it('[COM-06] ratings and money are for who manages it, and one’s own money for oneself', async () => {
    const [, captains] = await list(boss, 'going');
    expect(captains).toMatchObject({ rating: 4, due: 600, owes: 0, has_paid: false, guests: 1 });
    expect((await list(player, 'going'))[1]).toMatchObject({ rating: null, due: null, owes: null, has_paid: null });
    const own = await world.send(19, 'GET', `/event/${is.thursday}?module=base`);
    expect(own.data['event']).toMatchObject({
      my_participation: { due: 300, owes: 300, has_paid: false, rating: null },
    });
  });
});

describe('[COM-06] the price of a head', () => {
  it('is the total over the heads that are going, guests included, rounded up to 50', async () => {
    const world = await eventWorld();
    const made = await world.send(boss, 'POST', '/events', {
      ...draft,
      capacity: 10,
      price_total: 3500,
      host_plays: false,
    });
    const id = made.data['event']?.id;
    expect(made.data['event']).toMatchObject({ price_per_person: 350 });
    const one = await world.send(player, 'POST', `/event/${id}/rsvp`, { status: 'going', guests: 2 });
    expect(one.data['event']).toMatchObject({
      going_count: 3,
      price_per_person: 1200,
      my_participation: { due: 3600 },
    });
    const two = await world.send(everyone, 'POST', `/event/${id}/rsvp`, { status: 'going' });
    expect(two.data['event']).toMatchObject({ going_count: 4, price_per_person: 900, my_participation: { due: 900 } });
    const free = await world.send(boss, 'PATCH', `/event/${id}`, { price_total: 0 });
    expect(free.data['event']).toMatchObject({ price_total: null, price_per_person: null });
  });
});

describe('[COM-08] the text to share', async () => {
  const world = await eventWorld();
  const text = async (eventId: number, locale: string, userId?: number) => {
    const path = `/event/${eventId}/share-text?module=base&locale=${locale}`;
    const answer = userId === undefined ? await ask(world.backend, path) : await world.send(userId, 'GET', path);
    return (answer.body.data as { share: { text: string; url: string } }).share; // the contract's type
  };
  const url = `http://mock.test/app/event/${is.thursday}/info`;

  it('Albanian as designed', async () => {
    expect(await text(is.thursday, 'sq')).toEqual({
      text: [
        '⚽ Futboll i së enjtes 7×7',
        '📅 e enjte, 26 nëntor, 20:00–21:00',
        '📍 Qendra Sportive Kombinati Veri, Fusha 1',
        '👥 14/14 lojtarë · presin 3',
        '💰 300 Lekë për person',
        url,
      ].join('\n'),
      url,
    });
  });

  it('English line for line the same', async () => {
    expect((await text(is.thursday, 'en')).text).toBe(
      [
        '⚽ Futboll i së enjtes 7×7',
        '📅 Thursday, November 26, 20:00–21:00',
        '📍 Qendra Sportive Kombinati Veri, Fusha 1',
        '👥 14/14 players · 3 waiting',
        '💰 ALL 300 per person',
        url,
      ].join('\n'),
    );
  });

  it('without what there is not; free ones say so', async () => {
    expect((await text(is.noCourt, 'sq', player)).text.split('\n').slice(0, -1)).toEqual([
      '🏀 Basketboll 3×3 te lagjja',
      '📅 e hënë, 30 nëntor, 19:00–20:00',
      '👥 3/6 lojtarë',
      '💰 Falas',
    ]);
    expect((await text(is.noCourt, 'en', player)).text).toContain('\n💰 Free\n');
  });

  it('with the sides once there are, for whoever is signed in', async () => {
    const sides = [
      [3, 'home'],
      [23, 'away'],
      [16, 'home'],
    ] as const;
    for (const [userId, side] of sides) {
      const part = world.db.participants.one('participation', is.thursday, userId)?.id;
      await world.send(boss, 'PATCH', `/event/${is.thursday}/participant/${part}`, { side });
    }
    expect((await text(is.thursday, 'sq', player)).text.split('\n').slice(5)).toEqual([
      'Ekipi i zi: Endri Çela, Ergys Dervishi',
      'Ekipi i bardhë: Fatjon Lleshi +1',
      url,
    ]);
    expect((await text(is.thursday, 'en', player)).text.split('\n').slice(5)).toEqual([
      'Black team: Endri Çela, Ergys Dervishi',
      'White team: Fatjon Lleshi +1',
      url,
    ]);
    expect((await text(is.thursday, 'sq')).text).not.toContain('Ekipi');
  });

  it('a large price is grouped', async () => {
    const made = await world.send(boss, 'POST', '/events', { ...draft, price_total: 12_500, capacity: 2 });
    const id = made.data['event']?.id ?? 0;
    expect((await text(id, 'sq')).text).toContain('\n💰 12\u00a0500 Lekë për person\n');
    expect((await text(id, 'en')).text).toContain('\n💰 ALL 12,500 per person\n');
  });
});
