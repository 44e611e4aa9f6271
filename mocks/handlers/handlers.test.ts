import { beforeEach, describe, expect, it } from 'vitest';
import { createMockBackend } from '../main.ts';
import type { Backend } from '../backend.ts';
import { demoId, type DemoKey } from '../seed/demo-accounts.ts';
import { courtIds, venueIds } from '../seed/venue-plans.ts';
import { ask, become } from '../testing.ts';

const start = Date.parse('2026-11-24T10:00:00+01:00');
let now = start;
let backend: Backend;
beforeEach(() => {
  now = start;
  backend = createMockBackend({ now: () => now });
});
const as = async (key: DemoKey, method: string, path: string, body?: object, language = 'en') =>
  ask(backend, path, {
    method,
    body,
    token: await become(backend, demoId(key)),
    headers: { 'accept-language': language },
  });
const codeOf = (answer: Awaited<ReturnType<typeof ask>>) => [
  answer.status,
  answer.body.errors[0]?.code,
  answer.body.message,
];

describe('courts', () => {
  it('one with upcoming or weekly bookings is not deleted; the answer has the documented text', async () => {
    const path = `/mod-venue/venue/${venueIds.liqeni}/court/${courtIds.liqeni1}?module=venue`;
    expect(codeOf(await as('owner', 'DELETE', path))).toEqual([
      409,
      'court_in_use',
      'This court cannot be deleted because it has upcoming bookings.',
    ]);
    expect((await as('owner', 'DELETE', path, undefined, 'sq')).body.message).toContain('rezervime');
  });

  it('a venue without a court takes no bookings', async () => {
    const made = await as('owner', 'POST', '/mod-venue/venue', {
      module: 'venue',
      name: 'Fusha e Liqenit',
      city_id: 1,
      address: 'Rr. 1',
      latitude: 41,
      longitude: 19,
      phone_number: '690000090',
    });
    expect(made.body.data).toMatchObject({ venue: { slug: 'fusha-e-liqenit-2', status: 'draft' } });
    const { venue } = made.body.data as { venue: { id: number } }; // checked above
    const refused = await as('owner', 'PATCH', `/mod-venue/venue/${venue.id}`, { module: 'venue', is_bookable: true });
    expect(codeOf(refused)).toEqual([409, 'no_court', 'You need to add a court before accepting bookings.']);
  });

  it('staff reads and changes nothing', async () => {
    await backend.control.ready();
    const token = await become(backend, 14);
    expect((await ask(backend, `/mod-venue/venue/${venueIds.liqeni}/courts?module=venue`, { token })).status).toBe(200);
    const change = { module: 'venue', price: 1 };
    expect(
      (
        await ask(backend, `/mod-venue/venue/${venueIds.liqeni}/court/${courtIds.liqeni1}`, {
          method: 'PATCH',
          body: change,
          token,
        })
      ).status,
    ).toBe(403);
  });
});

describe('publication (R10)', () => {
  const move = (who: DemoKey, module: string, id: number, status: string) =>
    as(who, 'PATCH', `/mod-venue/venue/${id}`, { module, status });

  it('draft → in review → published, with notifications', async () => {
    expect((await move('owner', 'venue', venueIds.drilon, 'in-review')).body.data).toMatchObject({
      venue: { status: 'in-review', review: { decision: null } },
    });
    expect((await as('superUser', 'GET', '/notifications?module=superuser')).body.data).toMatchObject({
      notifications: expect.arrayContaining([
        expect.objectContaining({ type: 'venue-in-review', body: 'Fusha Drilon' }),
      ]),
    });
    expect((await move('superUser', 'superuser', venueIds.drilon, 'published')).body.data).toMatchObject({
      venue: { status: 'published', review: { decision: 'approved' } },
    });
    expect((await as('owner', 'GET', '/notifications?module=venue')).body.data).toMatchObject({
      notifications: expect.arrayContaining([expect.objectContaining({ type: 'venue-approved' })]),
    });
  });

  it('missing fields are listed one by one', async () => {
    await as('owner', 'PATCH', `/mod-venue/venue/${venueIds.drilon}`, { module: 'venue', image: null });
    const { status, body } = await move('owner', 'venue', venueIds.drilon, 'in-review');
    expect([status, body.errors.map(({ field }) => field)]).toEqual([422, ['status', 'image']]);
  });

  it('owners re-enable what an owner disabled, not what a super user disabled', async () => {
    expect((await move('owner', 'venue', venueIds.liqeni, 'disabled')).status).toBe(200);
    expect((await move('owner', 'venue', venueIds.liqeni, 'published')).status).toBe(200);
    await backend.control.db.transact((db) =>
      db.venueUsers.insert({ venue_id: venueIds.vjosa, user_id: demoId('owner'), role: 'owner', since: start }),
    );
    expect((await move('owner', 'venue', venueIds.vjosa, 'published')).body.errors[0]?.field).toBe('status');
  });
});

describe('teams', () => {
  it('always keep an admin', async () => {
    const data = (await as('teamAdmin', 'GET', '/mod-team/team/1?module=team')).body.data as {
      members: { id: number; roles: string[] }[];
    }; // as the contract says
    const admin = data.members.find(({ roles }) => roles.includes('admin'));
    expect(codeOf(await as('teamAdmin', 'DELETE', `/mod-team/team/1/member/${admin?.id}?module=team`))).toEqual([
      409,
      'last_admin',
      'At least one administrator must remain.',
    ]);
    expect(
      (await as('teamAdmin', 'PATCH', `/mod-team/team/1/member/${admin?.id}`, { module: 'team', roles: [] })).status,
    ).toBe(409);
  });

  it('refuse a second invitation and a jersey number in use', async () => {
    const invite = (body: object) => as('teamAdmin', 'POST', '/mod-team/team/1/member', { module: 'team', ...body });
    expect(codeOf(await invite({ user_id: demoId('player') })).slice(0, 2)).toEqual([409, 'already_member']);
    expect((await invite({ user_id: demoId('owner'), jersey_number: 9 })).body.errors).toMatchObject([
      { field: 'jersey_number' },
    ]);
    expect((await invite({ user_id: 9999 })).body.errors).toMatchObject([{ field: 'user_id' }]);
  });
});

describe('settings (R19)', () => {
  it('[ENT-34] a secret is in the answers to super users in their module alone, by its last characters (R35)', async () => {
    const everybody = ['player', 'owner', 'teamAdmin', 'organizationManager', 'everyone', 'superUser'] as const;
    const asked = ['/settings?module=base', '/settings?module=base&scope=app'];
    for (const path of asked) {
      const answers = [await ask(backend, path)];
      for (const key of everybody) answers.push(await as(key, 'GET', path));
      answers.push(await as('owner', 'GET', path.replace('base', 'venue')));
      for (const { status, body } of answers) {
        expect(status).toBe(200);
        expect(JSON.stringify(body)).not.toMatch(/maps_key|1a2b|not-a-real-key|"is_secret":true/);
      }
      const { body } = await as('superUser', 'GET', path.replace('base', 'superuser'));
      expect(body.data).toMatchObject({
        settings: expect.arrayContaining([
          { key: 'maps_key', value: null, is_secret: true, display_value: '••••1a2b' },
        ]),
      });
      expect(JSON.stringify(body)).not.toContain('not-a-real-key');
    }
  });

  it('[ENT-157] [ENT-158] a new secret is answered by its last characters too', async () => {
    const { body } = await as('superUser', 'PUT', '/settings/maps_key', {
      module: 'superuser',
      value: 'another-made-up-key-9f8e',
    });
    expect(body.data).toEqual({
      setting: { key: 'maps_key', value: null, is_secret: true, display_value: '••••9f8e' },
    });
  });

  it.each([
    ['support_phone', '069 00'],
    ['terms_url', 'http://fusha.al/terms'],
    ['privacy_url', 'fusha.al'],
    ['min_build', 0],
    ['min_build', '12'],
    ['maps_key', 'too-short'],
  ])('the app’s %s cannot be %j', async (key, value) => {
    const one = await as('superUser', 'PUT', `/settings/${key}`, { module: 'superuser', value });
    expect([one.status, one.body.errors[0]?.field]).toEqual([422, 'value']);
    const settings = { min_build: 3, [key]: value };
    const many = await as('superUser', 'PUT', '/settings/bulk-upsert', { module: 'superuser', scope: 'app', settings });
    expect([many.status, many.body.errors[0]?.field]).toEqual([422, `settings.${key}`]);
  });

  it('a venue’s settings are its booking policy', async () => {
    const saved = await as('owner', 'PUT', '/settings/booking.min_lead_minutes', {
      module: 'venue',
      value: 180,
      scope: 'venue',
      scope_id: venueIds.liqeni,
    });
    expect(saved.body.data).toMatchObject({ setting: { value: 180 } });
    expect((await ask(backend, '/venue/fusha-e-liqenit?module=base')).body.data).toMatchObject({
      venue: { booking_policy: { min_lead_minutes: 180 } },
    });
    expect(
      (await as('owner', 'PUT', '/settings/booking.min_lead_minutes', { module: 'venue', value: 180 })).body.errors[0]
        ?.field,
    ).toBe('scope_id');
    expect((await as('owner', 'PUT', '/settings/no.such', { module: 'venue', value: 1 })).status).toBe(404);
  });
});

describe('presence', () => {
  const statusOf = async (key: DemoKey) =>
    (await as('owner', 'GET', `/realtime/status/${demoId(key)}?module=base`)).body.data;
  const say = (path: string, connection_id: string) =>
    as('player', 'POST', `/realtime/${path}`, { module: 'base', connection_id });

  it('is online for five minutes and no longer', async () => {
    await say('online', 'a');
    now = start + 5 * 60_000;
    expect(await statusOf('player')).toEqual({ status: 'online' });
    now += 1;
    expect(await statusOf('player')).toEqual({ status: 'offline' });
  });

  it('stays online while another connection is alive (R3); a stale one does not count', async () => {
    await say('online', 'a');
    await say('online', 'b');
    expect((await say('offline', 'a')).body.data).toMatchObject({ status: 'online' });
    await say('online', 'c');
    now = start + 6 * 60_000;
    await say('online', 'd');
    expect((await say('offline', 'd')).body.data).toMatchObject({ status: 'offline' });
  });

  it('is hidden when the user turns it off', async () => {
    await say('online', 'a');
    await as('player', 'PUT', '/settings/show_online', { module: 'base', value: false });
    expect(await statusOf('player')).toEqual({ status: 'offline' });
  });
});
