import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { lookups } from './handlers/lookups.ts';
import type { Handler } from './contract/types.ts';
import { ask, become, control, createTestBackend, testNow, testSeed } from './testing.ts';

const bookmark: Handler<'addVenueBookmark'> = async ({ path }, ctx) => {
  await ctx.db.bookmarks.insert({ user_id: ctx.user.id, venue_id: path.venueId });
  ctx.emit({ user_id: ctx.user.id, type: 'NewBookingAdded', data: { venue_id: path.venueId } });
  if (path.venueId === 9) return ctx.refuse(404, 'not_found');
  return null;
};
const created: Handler<'createOrganization'> = ({ body }, ctx) =>
  ctx.refuse(422, 'validation', undefined, { field: 'name', data: body });
const handlers = { ...lookups, addVenueBookmark: bookmark, createOrganization: created };
const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => errors.mockClear());
afterAll(() => errors.mockRestore());

describe('the contract wrapper', () => {
  it('answers a guest in the envelope and in the language asked for', async () => {
    const backend = createTestBackend(handlers);
    const headers = { 'accept-language': 'sq-AL,en;q=0.5' };
    const { status, body } = await ask(backend, '/sports?module=base', { headers });
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      message: null,
      errors: [],
      data: { sports: [{ id: 1, key: 'football', name: 'Futboll' }] },
    });
  });

  it('ignores other addresses and answers 404 to unknown operations', async () => {
    const backend = createTestBackend(handlers);
    expect(await backend.handle(new Request('http://mock.test/app/index.html'))).toBeNull();
    expect(await backend.handle(new Request('http://mock.test/apis'))).toBeNull();
    expect((await ask(backend, '/nothing')).status).toBe(404);
  });

  it('401 without a token, and with one that is not ours', async () => {
    const backend = createTestBackend(handlers);
    for (const token of [undefined, 'stolen']) {
      const { status, body } = await ask(backend, '/venue/1/bookmark', {
        method: 'POST',
        body: { module: 'base' },
        token,
      });
      expect(status).toBe(401);
      expect(body).toMatchObject({ success: false, message: 'You are not authenticated.', data: null });
      expect(body.errors[0]?.code).toBe('unauthenticated');
    }
  });

  it('403 in a module that is not among the profiles; guests are base', async () => {
    const backend = createTestBackend(handlers);
    expect((await ask(backend, '/sports?module=venue')).status).toBe(403);
    expect((await ask(backend, '/sports?module=superuser', { token: await become(backend, 1) })).status).toBe(403);
    expect((await ask(backend, '/sports?module=superuser', { token: await become(backend, 2) })).status).toBe(200);
  });

  it('422 with one message per field, in both languages', async () => {
    const backend = createTestBackend(handlers);
    const token = await become(backend, 1);
    const send = (body: object, language = 'en') =>
      ask(backend, '/mod-organization/organization', {
        method: 'POST',
        body,
        token,
        headers: { 'accept-language': language },
      });
    const { status, body } = await send({ module: 'base', name: '' });
    expect(status).toBe(422);
    expect(body.errors).toEqual([
      { field: 'name', message: 'Name is required.', code: 'validation' },
      { field: 'city_id', message: 'City is required.', code: 'validation' },
    ]);
    expect((await send({ module: 'base', name: 'x' }, 'sq')).body.errors[0]?.message).toBe(
      'Qyteti është i detyrueshëm.',
    );
    expect((await send({ name: 'x', city_id: 1 })).body.errors[0]).toMatchObject({
      field: 'module',
      message: 'Field is required.',
    });
    expect((await send({ module: 'base', name: 'x', city_id: 'y' })).body.errors[0]?.message).toBe(
      'This field can only contain numbers',
    );
    expect((await send({ module: 'base', name: 'x'.repeat(101), city_id: 1 })).body.errors[0]?.message).toBe(
      'You must enter a maximum of 100 characters',
    );
    expect((await send({ module: 'base', name: 'x', city_id: 1, owner: 5 })).body.errors[0]?.field).toBe('owner');
  });

  it('422 on a query that is not of its type, 404 on a path that can name nothing', async () => {
    const backend = createTestBackend(handlers);
    const query = await ask(backend, '/venues?module=base&page=two&bookmark=maybe');
    expect(query.body.errors.map(({ field }) => field)).toEqual(['page', 'bookmark']);
    const path = await ask(backend, '/venue/one/bookmark', {
      method: 'POST',
      body: { module: 'base' },
      token: await become(backend, 1),
    });
    expect(path.status).toBe(404);
  });

  it('hands over coerced queries, arrays under their own name', async () => {
    const seen: unknown[] = [];
    const backend = createTestBackend({
      listVenues({ query }) {
        seen.push(query);
        return { venues: [], pagination: { current_page: 1, last_page: 1, per_page: 10, total: 0 } };
      },
    });
    await ask(backend, '/venues?module=base&page=2&bookmark=false&status[]=draft&status[]=published&lat=41.3');
    expect(seen).toEqual([
      { module: 'base', page: 2, per_page: 10, bookmark: false, 'status[]': ['draft', 'published'], lat: 41.3 },
    ]);
  });

  it('a refused operation writes nothing and emits no event', async () => {
    const backend = createTestBackend(handlers);
    const events: unknown[] = [];
    backend.onEvent((event) => events.push(event));
    const token = await become(backend, 1);
    const post = (id: number) =>
      ask(backend, `/venue/${id}/bookmark`, { method: 'POST', body: { module: 'base' }, token });
    expect((await post(9)).status).toBe(404);
    expect([backend.control.db.read.bookmarks.count(), events.length]).toEqual([0, 0]);
    expect((await post(8)).status).toBe(200);
    expect([backend.control.db.read.bookmarks.count(), events.length]).toEqual([1, 1]);
    expect(backend.control.db.read.realtimeEvents.by('user', 1)).toHaveLength(1);
  });

  it('a refused operation answers field, code and data', async () => {
    const backend = createTestBackend(handlers);
    const body = { module: 'base', name: 'x', city_id: 1 };
    const answer = await ask(backend, '/mod-organization/organization', {
      method: 'POST',
      body,
      token: await become(backend, 1),
    });
    expect(answer.body).toMatchObject({ success: false, errors: [{ field: 'name', code: 'validation' }], data: body });
  });

  it('drops fields that the contract does not name from the answer', async () => {
    const leaking = {
      ...lookups,
      listCities: () => ({ cities: [{ id: 1, name: 'x', latitude: 1, longitude: 2, secret: 3 }] }),
    };
    const { body } = await ask(createTestBackend(leaking), '/cities?module=base');
    expect(body.data).toEqual({ cities: [{ id: 1, name: 'x', latitude: 1, longitude: 2 }] });
  });

  it('an answer that violates the contract is a 500, is logged, and writes nothing', async () => {
    const wrong: Handler<'addVenueBookmark'> = async (_, ctx) => {
      await ctx.db.bookmarks.insert({ user_id: 1, venue_id: 1 });
      return { oops: 1 } as unknown as null; // the defect under test
    };
    const backend = createTestBackend({ addVenueBookmark: wrong });
    const token = await become(backend, 1);
    const { status, body } = await ask(backend, '/venue/1/bookmark', {
      method: 'POST',
      body: { module: 'base' },
      token,
    });
    expect([status, body.message]).toEqual([500, 'Something went wrong.']);
    expect(errors).toHaveBeenCalledOnce();
    expect(backend.control.db.read.bookmarks.count()).toBe(0);
  });

  it('the same idempotency key gets the same answer for a day', async () => {
    let now = testNow;
    const backend = createTestBackend(handlers, { now: () => now });
    const token = await become(backend, 1);
    const post = (key: string) =>
      ask(backend, '/venue/8/bookmark', {
        method: 'POST',
        body: { module: 'base' },
        token,
        headers: { 'idempotency-key': key },
      });
    const key = '7f6f1a3e-6f6e-4a58-9d4f-0d3f4f7b2a11';
    expect((await Promise.all([post(key), post(key)])).map(({ status }) => status)).toEqual([200, 200]);
    expect(backend.control.db.read.bookmarks.count()).toBe(1);
    now += 25 * 3_600_000;
    expect((await post(key)).status).toBe(500); // on a second run: the pair is unique, and this handler does not check
  });

  it('the same idempotency key with another body, module or address is refused, and does nothing', async () => {
    const backend = createTestBackend(handlers);
    const token = await become(backend, 2); // a user of two modules
    const headers = { 'idempotency-key': '7f6f1a3e-6f6e-4a58-9d4f-0d3f4f7b2a11' };
    const post = (id: number, body: object) =>
      ask(backend, `/venue/${id}/bookmark`, { method: 'POST', body, token, headers });
    expect((await post(8, { module: 'base' })).status).toBe(200);
    for (const [id, module] of [
      [7, 'base'],
      [8, 'superuser'],
    ] as const) {
      const { status, body } = await post(id, { module });
      expect(status).toBe(422);
      expect(body).toMatchObject({
        success: false,
        data: null,
        errors: [
          {
            field: '',
            code: 'key_reused',
            message: 'This request was already sent with other details. Send it again as a new one.',
          },
        ],
      });
    }
    expect((await post(8, { module: 'base' })).status).toBe(200);
    expect(backend.control.db.read.bookmarks.count()).toBe(1);
  });

  it('the order of the fields does not change the request', async () => {
    const backend = createTestBackend({ logout: () => null });
    const token = await become(backend, 1);
    const headers = { 'idempotency-key': '7f6f1a3e-6f6e-4a58-9d4f-0d3f4f7b2a11' };
    const post = (body: object) => ask(backend, '/auth/logout', { method: 'POST', body, token, headers });
    expect((await post({ module: 'base', device_id: 'x' })).status).toBe(200);
    expect((await post({ device_id: 'x', module: 'base' })).status).toBe(200);
    expect((await post({ device_id: 'y', module: 'base' })).status).toBe(422);
  });
});

describe('planned failures', () => {
  const fails = (mode: string) => ({ headers: { 'x-mock-fail': `listSports=${mode}` } });
  const request = (mode: string) => new Request('http://mock.test/api/sports?module=base', fails(mode));

  it('by header, for one request', async () => {
    const backend = createTestBackend(handlers);
    expect((await ask(backend, '/sports?module=base', fails('503'))).status).toBe(503);
    expect((await backend.handle(request('reset')))?.type).toBe('error');
    expect(await (await backend.handle(request('empty')))?.text()).toBe('');
    expect((await backend.handle(request('html')))?.headers.get('content-type')).toContain('html');
    await expect((await backend.handle(request('truncated')))?.text()).rejects.toThrow('the connection was cut');
    expect((await ask(backend, '/sports?module=base')).status).toBe(200);
  });

  it('`never` ends when the client disconnects', async () => {
    const gone = new AbortController();
    const waiting = createTestBackend(handlers).handle(new Request(request('never'), { signal: gone.signal }));
    setTimeout(() => gone.abort(), 5);
    await expect(waiting).rejects.toThrow('abort');
  });

  it('`held` waits for another plan for the operation, and then follows it', async () => {
    const backend = createTestBackend(handlers);
    const answers: number[] = [];
    const listed = () => ask(backend, '/sports?module=base').then(({ status }) => answers.push(status));
    await control(backend, 'POST', '/fail', { operation: 'listSports', status: 'held' });
    const held = [listed(), listed()];
    expect((await ask(backend, '/cities?module=base')).status).toBe(200);
    await control(backend, 'POST', '/fail', { operation: 'listCities', status: 500 });
    expect((await ask(backend, '/cities?module=base')).status).toBe(500);
    expect(answers).toEqual([]);
    await control(backend, 'POST', '/fail', { operation: 'listSports', status: 409 });
    await Promise.all(held);
    expect(answers).toEqual([409, 409]);
    await control(backend, 'POST', '/fail', { operation: 'listSports', status: 'held' });
    const last = listed();
    await control(backend, 'POST', '/scenario', { name: 'default' });
    await last;
    expect(answers).toEqual([409, 409, 200]);
  });

  it('`held` ends when the client disconnects', async () => {
    const gone = new AbortController();
    const waiting = createTestBackend(handlers).handle(new Request(request('held'), { signal: gone.signal }));
    setTimeout(() => gone.abort(), 5);
    await expect(waiting).rejects.toThrow('abort');
  });

  it('`lost` performs the operation', async () => {
    const backend = createTestBackend(handlers);
    const token = await become(backend, 1);
    const lost = new Request('http://mock.test/api/venue/8/bookmark', {
      method: 'POST',
      body: JSON.stringify({ module: 'base' }),
      headers: { authorization: `Bearer ${token}`, 'x-mock-fail': 'addVenueBookmark=lost' },
    });
    expect((await backend.handle(lost))?.type).toBe('error');
    expect(backend.control.db.read.bookmarks.count()).toBe(1);
  });

  it('by scenario and by the panel', async () => {
    const backend = createTestBackend(handlers);
    await control(backend, 'POST', '/fail', { operation: 'listSports', status: 409 });
    expect((await ask(backend, '/sports?module=base')).status).toBe(409);
    await control(backend, 'POST', '/scenario', { name: 'offline' });
    expect((await backend.handle(new Request('http://mock.test/api/sports')))?.type).toBe('error');
    await control(backend, 'POST', '/reset', { scenario: 'default' });
    expect((await ask(backend, '/sports?module=base')).status).toBe(200);
  });

  it('a failing write undoes the operation', async () => {
    const backend = createTestBackend(handlers);
    const token = await become(backend, 1);
    await control(backend, 'POST', '/fail-write', { at: 2 });
    const { status } = await ask(backend, '/venue/8/bookmark', { method: 'POST', body: { module: 'base' }, token });
    expect(status).toBe(500);
    expect(backend.control.db.read.bookmarks.count()).toBe(0);
  });
});

describe('control', () => {
  it('shows the state, moves the clock, refuses unknown requests', async () => {
    const backend = createTestBackend(handlers);
    const state = await (await control(backend, 'POST', '/clock', { now: '2027-03-28T01:30:00+01:00' })).json();
    expect(state).toMatchObject({ scenario: 'default', now: Date.UTC(2027, 2, 28, 0, 30), frozen: true });
    expect(state.users[1]).toMatchObject({ id: 2, profiles: [{ type: 'base' }, { type: 'superuser' }] });
    expect(await (await control(backend, 'POST', '/clock', { offset: 1000 })).json()).toMatchObject({
      now: testNow + 1000,
      frozen: false,
    });
    expect((await control(backend, 'POST', '/scenario', { name: 'nonsense' })).status).toBe(422);
    expect((await control(backend, 'GET', '/nonsense')).status).toBe(404);
    expect((await control(backend, 'POST', '/become', { phone: '1' })).status).toBe(404);
    expect(
      (await control(backend, 'POST', '/become', { phone_prefix: '+355', phone_number: '690000002' })).status,
    ).toBe(200);
  });

  it('lists calls without passwords and tokens', async () => {
    const backend = createTestBackend(handlers);
    await ask(backend, '/auth/login', {
      method: 'POST',
      body: { module: 'base', password: 'demo1234', phone_number: 'x' },
    });
    const { calls } = await (await control(backend, 'GET', '/calls')).json();
    expect(calls).toMatchObject([
      {
        method: 'POST',
        path: '/api/auth/login',
        operation: 'login',
        module: 'base',
        status: 422,
        request: { password: '•••' },
      },
    ]);
  });
});

describe('the seed', () => {
  const write = async (backend: ReturnType<typeof createTestBackend>, venue: number) =>
    ask(backend, `/venue/${venue}/bookmark`, {
      method: 'POST',
      body: { module: 'base' },
      token: await become(backend, 1),
    });

  it('is filled once for a moment and a scenario; what one backend then writes, no other one and no reset has', async () => {
    const seed = { fill: vi.fn(testSeed), version: 1 };
    const first = createTestBackend(handlers, { seed });
    expect((await write(first, 8)).status).toBe(200);
    const second = createTestBackend(handlers, { seed });
    expect((await write(second, 7)).status).toBe(200);
    expect(second.control.db.read.bookmarks.all().map(({ id, venue_id }) => [id, venue_id])).toEqual([[1, 7]]);
    expect(seed.fill).toHaveBeenCalledTimes(1);
    await first.control.reset();
    expect(first.control.db.read.bookmarks.count()).toBe(0);
    await createTestBackend(handlers, { seed, now: () => testNow + 1 }).control.ready();
    await createTestBackend(handlers, { seed, scenario: 'empty' }).control.ready();
    expect(seed.fill).toHaveBeenCalledTimes(3);
  });

  it('is checked when it is written again: a seeded record is changed against its schema', async () => {
    await createTestBackend(handlers).control.ready();
    const { control } = createTestBackend(handlers);
    await control.ready();
    const broken = control.db.transact((tx) => tx.users.update(1, { birth_year: 'x' as never })); // on purpose
    await expect(broken).rejects.toThrow('does not match');
    await control.db.transact((tx) => tx.users.update(1, { name: 'Vjosa' }));
    await control.db.transact((tx) => tx.users.remove(2));
    expect(control.db.read.users.all().map(({ name }) => name)).toEqual(['Vjosa']);
  });
});

describe('stored data', () => {
  it('are loaded; data of another version or older than 7 days are not, with a notice', async () => {
    const first = createTestBackend(handlers);
    await ask(first, '/venue/8/bookmark', { method: 'POST', body: { module: 'base' }, token: await become(first, 1) });
    const snapshot = structuredClone(first.dump());
    const notices: string[] = [];
    const bookmarks = async (options: object) => {
      const backend = createTestBackend(handlers, { snapshot, onNotice: (text) => notices.push(text), ...options });
      await backend.control.ready();
      return backend.control.db.read.bookmarks.count();
    };
    expect([await bookmarks({}), notices]).toEqual([1, []]);
    expect(await bookmarks({ now: () => testNow + 8 * 86_400_000 })).toBe(0);
    expect(await bookmarks({ snapshot: { ...snapshot, version: 'old' } })).toBe(0);
    expect(notices.map((text) => text.replace(/.*data are /, ''))).toEqual([
      'older than 7 days; seeded anew',
      'of another version; seeded anew',
    ]);
  });
});
