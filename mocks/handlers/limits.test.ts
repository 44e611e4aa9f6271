import { beforeEach, describe, expect, it } from 'vitest';
import { demoId } from '../seed/demo-accounts.ts';
import { teamAccounts } from '../seed/team-people.ts';
import { draft, type EventWorld, eventWorld } from './events/testing.ts';

const player = demoId('player');
const other = demoId('organizationManager');

let world: EventWorld;
beforeEach(async () => {
  world = await eventWorld();
});

const community = { name: 'E re', sport_ids: [1], city_id: 1, visibility: 'public', join_policy: 'open' };
const team = { name: 'E re', sport_id: 1, city_id: 1, foundation_year: 2020 };
const place = { latitude: 41.3, longitude: 19.8, phone_number: '691112233' };
const venue = { name: 'E re', city_id: 1, address: 'Rruga e Re', ...place };
const organization = { name: 'E re', city_id: 1 };
const kinds = {
  community: ['/communities', community, 'You can create 10 communities a day.'],
  team: ['/mod-team/team', team, 'You can create 10 teams a day.'],
  venue: ['/mod-venue/venue', venue, 'You can create 10 venues a day.'],
  organization: ['/mod-organization/organization', organization, 'You can create 10 organizations a day.'],
  event: ['/events', draft, 'You can create 100 events a day.'],
} as const;
type Kind = keyof typeof kinds;

const create = (kind: Kind, user = player, headers = {}) =>
  world.send(user, 'POST', kinds[kind][0], kinds[kind][1], headers);
const createAll = async (kind: Kind, count: number) => {
  for (let n = 0; n < count; n += 1) expect((await create(kind)).is).toBe('201');
};

describe('what one user creates in a day', () => {
  it.each<[Kind, number]>([
    ['community', 10],
    ['team', 10],
    ['venue', 10],
    ['organization', 10],
    ['event', 100],
  ])('%s: %i, then it is refused until a day after the first', async (kind, most) => {
    await createAll(kind, most);
    const { is, retryAfter, body } = await create(kind);
    expect([is, retryAfter]).toEqual(['429 too_many_attempts', '86400']);
    expect(body.message).toBe(`${kinds[kind][2]} Try again in 24 hours.`);
    expect((await create(kind, other)).is).toBe('201');
    await world.wait(23.9);
    expect((await create(kind)).body.message).toBe(`${kinds[kind][2]} Try again in 6 minutes.`);
    await world.wait(0.1);
    expect((await create(kind)).is).toBe('201');
  });

  it('30 of all kinds together, and events beside them', async () => {
    await createAll('community', 10);
    await createAll('team', 10);
    await createAll('venue', 10);
    const { is, body } = await create('organization', player, { 'accept-language': 'sq' });
    expect([is, body.message]).toEqual([
      '429 too_many_attempts',
      'Mund të krijosh 30 komunitete, ekipe, qendra sportive, organizata dhe kompeticione në ditë. Provo përsëri pas 24 orësh.',
    ]);
    expect((await create('event')).is).toBe('201');
  });

  it('what was deleted counts, what was refused does not, and neither does a repeated request', async () => {
    const key = { 'idempotency-key': '6f0c1c1e-9f53-4a54-8ee5-0b6f0d9f1c11' };
    await create('community', player, key);
    await create('community', player, key);
    expect((await world.send(player, 'POST', '/communities', { ...community, city_id: 999 })).is).toMatch(/^422/);
    for (let n = 0; n < 9; n += 1) {
      const { data } = await create('community');
      expect((await world.send(player, 'DELETE', `/community/${data['community']?.id}?module=base`)).is).toBe('200');
    }
    expect((await create('community')).is).toBe('429 too_many_attempts');
  });

  it('a weekly event counts once, whatever is made of it each week', async () => {
    const noon = { starts_at: '2026-11-24T12:00:00+01:00', ends_at: '2026-11-24T13:00:00+01:00' };
    await world.send(player, 'POST', '/events', { ...draft, ...noon, recurrence: 'weekly' });
    await world.at('2026-11-24T12:30:00+01:00');
    expect(world.db.events.filter({ title: 'Futboll', host_id: player })).toHaveLength(2);
    await createAll('event', 99);
    expect((await create('event')).is).toBe('429 too_many_attempts');
  });

  it('a hundred at the same time are ten', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => create('community')));
    expect(answers.filter(({ is }) => is === '201')).toHaveLength(10);
  });

  it('a backend that is started anew remembers', async () => {
    await createAll('team', 10);
    world = await eventWorld(structuredClone(world.backend.dump()));
    expect((await create('team')).is).toBe('429 too_many_attempts');
  });
});

describe('announcements', () => {
  const owner = demoId('teamAdmin');
  const admin = teamAccounts.teamCaptain;
  const post = (user: number, text: string, kind = 'announcement', headers = {}) =>
    world.send(user, 'POST', '/community/1/post', { text, kind }, headers);

  it('three a day, whoever of the community writes them; the reason stands beside the text', async () => {
    for (const [user, text] of [
      [owner, 'Një'],
      [admin, 'Dy'],
      [owner, 'Tre'],
    ] as const)
      expect((await post(user, text)).is).toBe('201');
    await world.wait(18.5);
    const { is, retryAfter, body } = await post(admin, 'Katër');
    expect([is, retryAfter]).toEqual(['429 too_many_attempts text', '19800']);
    expect(body.errors[0]?.message).toBe('A community can make 3 announcements a day. Try again in 6 hours.');
    const albanian = await post(owner, 'Katër', 'announcement', { 'accept-language': 'sq' });
    expect(albanian.body.message).toBe('Një komunitet mund të bëjë 3 lajmërime në ditë. Provo përsëri pas 6 orësh.');
    expect(world.db.posts.by('community', 1).some(({ text }) => text === 'Katër')).toBe(false);
    expect((await post(owner, 'Katër', 'text')).is).toBe('201');
    await world.wait(5.5);
    expect((await post(owner, 'Katër')).is).toBe('201');
  });

  it('one that was deleted counts', async () => {
    for (const text of ['Një', 'Dy', 'Tre']) {
      const { data } = await post(owner, text);
      await world.send(owner, 'DELETE', `/community/1/post/${data['post']?.id}?module=base`);
    }
    expect((await post(owner, 'Katër')).is).toBe('429 too_many_attempts text');
  });
});
