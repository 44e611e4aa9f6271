import { beforeEach, describe, expect, it } from 'vitest';
import type { Backend } from '../../backend.ts';
import { createMockBackend } from '../../main.ts';
import { socialProviders } from '../../identity/tokens.ts';
import { demoId, type DemoKey } from '../../seed/demo-accounts.ts';
import { imageIds } from '../../seed/images.ts';
import { ask, become } from '../../testing.ts';
import { idToken } from './testing.ts';

const now = Date.parse('2026-11-24T10:00:00+01:00');
let backend: Backend;
beforeEach(() => {
  backend = createMockBackend({ now: () => now });
});
const db = () => backend.control.db.read;
const at = (answer: Awaited<ReturnType<typeof ask>>, ...path: string[]): unknown =>
  path.reduce<unknown>((node, key) => Reflect.get(Object(node), key), answer.body.data);

describe('the profile', () => {
  const own = { name: ' Arben  ', birth_year: 1990, city_id: 3, phone_prefix: '+355', phone_number: '690000001' };
  const save = async (changes: object, language = 'en') =>
    ask(backend, '/auth/profile', {
      method: 'PUT',
      body: { module: 'base', ...own, ...changes },
      token: await become(backend, 1),
      headers: { 'accept-language': language },
    });

  it('completes the user', async () => {
    await backend.control.ready();
    const answer = await ask(backend, '/auth/profile', {
      method: 'PUT',
      token: await become(backend, 60),
      body: { module: 'base', ...own, phone_number: '690000060' },
    });
    expect(answer.body.data).toMatchObject({
      user: { name: 'Arben', profile_status: 'completed', city: { id: 3 }, birth_year: 1990 },
    });
  });

  it.each([
    [1899, ['birth_year']],
    [1900, []],
    [2026, []],
    [2027, ['birth_year']],
  ])('[AUTH-23] [AUTH-24] born in %i: refused fields %j', async (birth_year, refused) => {
    expect((await save({ birth_year })).body.errors.map(({ field }) => field)).toEqual(refused);
  });

  it.each([
    ['name', { name: '   ' }],
    ['city_id', { city_id: 999 }],
    ['birth_year', { birth_year: 'abcd' }],
    ['phone_prefix', { phone_prefix: '' }],
  ])('refuses a wrong %s', async (field, changes) => {
    expect((await save(changes)).body.errors).toMatchObject([{ field }]);
  });

  it('accepts the user’s own picture, keeps it, and removes it', async () => {
    expect((await save({ image_id: imageIds.ownerFree })).body.errors).toMatchObject([
      { field: 'image_id', message: 'Error while uploading the images.' },
    ]);
    expect(at(await save({ image_id: imageIds.portrait }), 'user', 'image', 'id')).toBe(imageIds.portrait);
    expect(at(await save({}), 'user', 'image', 'id')).toBe(imageIds.portrait);
    expect(at(await save({ image_id: null }), 'user', 'image')).toBeNull();
  });

  it('a new number is saved once its own user enters the code', async () => {
    const phone = { phone_prefix: '+355', phone_number: '690000888' };
    expect(at(await save(phone), 'user', 'phone_number')).toBe('690000001');
    const verify = (token: string | undefined) =>
      ask(backend, '/auth/verify', {
        method: 'POST',
        token,
        body: { module: 'base', ...phone, code: '123456', device_id: 'd' },
      });
    expect((await verify(undefined)).status).toBe(422);
    expect((await verify(await become(backend, 2))).status).toBe(422);
    expect(at(await verify(await become(backend, 1)), 'user', 'phone_number')).toBe('690000888');
  });

  it('another user’s number is answered like a free one; who has its code is told', async () => {
    const [taken, free] = [await save({ phone_number: '069 000 0002' }), await save({ phone_number: '069 000 0777' })];
    expect([taken.status, taken.body]).toEqual([200, free.body]);
    await save({ phone_number: '069 000 0002' });
    const verify = async (code: string) =>
      ask(backend, '/auth/verify', {
        method: 'POST',
        token: await become(backend, 1),
        body: { module: 'base', phone_prefix: '+355', phone_number: '690000002', code, device_id: 'd' },
      });
    expect((await verify('111111')).body.errors).toMatchObject([{ field: 'code', code: 'invalid_code' }]);
    expect((await verify('123456')).body.errors).toMatchObject([
      { field: 'phone_number', message: 'This phone number belongs to another account.' },
    ]);
    expect(db().users.get(1)?.phone_number).toBe('690000001');
  });
});

describe('deleting the account', () => {
  const end = async (key: DemoKey, body: object) =>
    ask(backend, '/auth/account?module=base', { method: 'DELETE', body, token: await become(backend, demoId(key)) });
  const right = { password: 'demo1234', confirmation: 'DELETE' };

  it('frees bookings, notifies the venue, ends every session, and anonymises past bookings', async () => {
    await backend.control.ready();
    const player = demoId('player');
    const before = db().bookings.by('user', player);
    const call = (path: string, body: object) => (token: string) =>
      ask(backend, path, { method: 'POST', body: { module: 'base', ...body }, token });
    await become(backend, player).then(call('/realtime/online', { connection_id: 'a' }));
    await become(backend, player).then(call('/realtime/join-room', { room_id: 'fixture-1' }));
    const owned = [await become(backend, player), await become(backend, player)];
    expect((await end('player', right)).status).toBe(200);
    for (const token of owned) expect((await ask(backend, '/auth/me?module=base', { token })).status).toBe(401);
    for (const { id, starts_at, status } of before) {
      expect(db().bookings.get(id)).toMatchObject({ user_id: null, status: starts_at > now ? 'Unbooked' : status });
    }
    expect(
      db()
        .series.all()
        .filter(({ user_id }) => user_id === player),
    ).toEqual([]);
    const told = await ask(backend, '/notifications?module=venue', { token: await become(backend, demoId('owner')) });
    expect(at(told, 'notifications')).toContainEqual(
      expect.objectContaining({ type: 'booking-cancelled', created_at: expect.stringContaining('2026-11-24T10:00') }),
    );
    expect([
      backend.realtime.read('presence/1'),
      backend.realtime.read('connections/1'),
      backend.realtime.read('rooms/fixture-1/members'),
    ]).toEqual([null, null, null]);
    expect(JSON.stringify(backend.dump())).not.toContain('"user_id":1,');
    expect(
      (
        await ask(backend, '/auth/login', {
          method: 'POST',
          body: {
            module: 'base',
            phone_prefix: '+355',
            phone_number: '690000001',
            password: 'demo1234',
            device_id: 'd',
          },
        })
      ).status,
    ).toBe(422);
  });

  it.each(['owner', 'teamAdmin', 'organizationManager', 'everyone'] as const)(
    '%s runs something alone and stays',
    async (key) => {
      const answer = await end(key, right);
      expect([answer.status, answer.body.errors[0]?.code]).toEqual([409, 'last_admin']);
      expect(answer.body.message).toMatch(/^You are the only administrator of \S/);
    },
  );

  it('is possible when there is another admin', async () => {
    await backend.control.ready();
    await backend.control.db.transact(async (tx) => {
      for (const { id } of tx.teamMembers.by('membership', 1, 1)) await tx.teamMembers.update(id, { roles: ['admin'] });
    });
    expect((await end('teamAdmin', right)).status).toBe(200);
    // what they were asked, offered and waited for is gone
    expect([db().handovers.count(), db().slotWatches.count()]).toEqual([0, 0]);
    expect(db().closures.all()).toMatchObject([{ state: 'ended' }]);
    expect(db().bookings.filter(({ asked }) => asked !== null)).toEqual([]);
  });

  it('takes requests, bookmarks and links of teams with it; what was decided stays without the name', async () => {
    await backend.control.ready();
    await backend.control.db.transact(async (tx) => {
      const [request] = tx.applications.by('user', 20);
      if (request) await tx.applications.update(request.id, { user_id: 1 });
      for (const { id } of tx.teamMembers.by('membership', 1, 1)) await tx.teamMembers.update(id, { roles: ['admin'] });
    });
    expect((await end('teamAdmin', right)).status).toBe(200);
    expect(db().teamInvitations.all()).toEqual([]);
    expect(db().applications.by('user', 46)).toMatchObject([{ status: 'rejected', decided_by: null }]);
    expect(db().applicationEvents.find({ action: 'rejected' })).toMatchObject({ actor_id: null });
    // the last request that waited is the player's
    await backend.control.db.transact((tx) =>
      tx.teamMembers.update(tx.teamMembers.by('team', 1)[1]?.id ?? 0, { roles: ['admin'] }),
    );
    expect((await end('player', right)).status).toBe(200);
    const [left, ...others] = db().applications.filter({ kind: 'team-join' });
    expect([others, db().teamBookmarks.count()]).toEqual([[], 0]);
    expect(db().applicationEvents.by('application', left?.id ?? 0)).toHaveLength(2);
    expect(db().notifications.find(({ group_key, read_at }) => group_key !== null && read_at === null)).toBeUndefined();
  });

  it('leaves a game without its official', async () => {
    await backend.control.ready();
    await backend.control.db.transact((tx) =>
      tx.gameOfficials.insert({
        game_id: 30,
        user_id: demoId('player'),
        role: 'referee',
        status: 'accepted',
        organization_id: 1,
      }),
    );
    expect((await end('player', right)).status).toBe(200);
    const { body } = await ask(backend, '/fixture/30?module=base', {});
    expect(body.data).toMatchObject({ game: { officials: [] } });
  });

  it('needs the word and the password; five wrong passwords lock it', async () => {
    expect((await end('player', { ...right, confirmation: 'delete' })).body.errors).toMatchObject([
      { field: 'confirmation', message: 'Type DELETE to confirm.' },
    ]);
    expect((await end('player', { confirmation: 'DELETE' })).body.errors).toMatchObject([{ field: 'password' }]);
    for (const _ of [1, 2, 3, 4, 5]) expect((await end('player', { ...right, password: 'x' })).status).toBe(422);
    expect((await end('player', right)).status).toBe(429);
    expect(db().users.get(1)).toBeDefined();
  });

  it('needs no password from a user who has none', async () => {
    await backend.control.ready();
    const token = await become(backend, 61);
    expect(
      (await ask(backend, '/auth/account?module=base', { method: 'DELETE', body: { confirmation: 'DELETE' }, token }))
        .status,
    ).toBe(200);
  });
});

describe('a social identity', () => {
  const signIn = (token: string, provider = 'google') =>
    ask(backend, '/auth/social', {
      method: 'POST',
      body: { module: 'base', provider, id_token: token, device_id: 'd1' },
    });
  const issuedAt = now;

  it.each(socialProviders)('[AUTH-29] %s creates a user the first time and finds them afterwards', async (provider) => {
    const token = idToken({ provider, subject: 's1', name: 'Besa Ë', issuedAt });
    const first = await signIn(token, provider);
    expect(at(first, 'user')).toMatchObject({
      name: 'Besa Ë',
      is_verified: true,
      password_set: false,
      profile_status: 'uncompleted',
      phone_number: '',
    });
    expect(at(await signIn(token, provider), 'user', 'id')).toBe(at(first, 'user', 'id'));
    expect(at(await signIn(idToken({ provider, subject: 's2', issuedAt }), provider), 'user', 'id')).not.toBe(
      at(first, 'user', 'id'),
    );
  });

  it('a token of another provider, of yesterday, or no token is refused', async () => {
    const tokens = [
      idToken({ provider: 'github', subject: 's1', issuedAt }),
      idToken({ provider: 'google', subject: 's1', issuedAt: now - 3_600_000 }),
      'a.b.c',
      '{}',
    ];
    for (const token of tokens)
      expect(await signIn(token)).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'id_token', code: 'invalid_credentials' }] },
      });
    expect((await signIn(tokens[0] ?? '', 'myspace')).body.errors).toMatchObject([{ field: 'provider' }]);
  });
});
