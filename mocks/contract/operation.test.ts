import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { lookups } from '../handlers/lookups.ts';
import type { Handler } from './types.ts';
import { testHandlers } from '../test-handlers.ts';
import { ask, become, createTestBackend } from '../testing.ts';

const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => errors.mockClear());
afterAll(() => errors.mockRestore());

describe('the contract wrapper', () => {
  it.each([
    [1, '1', 'Try again in 1 minute.', 'Provo përsëri pas 1 minute.'],
    [60_001, '61', 'Try again in 2 minutes.', 'Provo përsëri pas 2 minutash.'],
    [90 * 60_000, '5400', 'Try again in 90 minutes.', 'Provo përsëri pas 90 minutash.'],
    [91 * 60_000, '5460', 'Try again in 2 hours.', 'Provo përsëri pas 2 orësh.'],
    [86_400_000, '86400', 'Try again in 24 hours.', 'Provo përsëri pas 24 orësh.'],
  ])('429 after %i ms says so in Retry-After and in the sentence', async (wait, seconds, en, sq) => {
    const backend = createTestBackend({ searchUsers: (_, ctx) => ctx.tooMany(wait) });
    const token = await become(backend, 1);
    const said = (language: string) =>
      ask(backend, '/users?module=base&keywords=abc', { token, headers: { 'accept-language': language } });
    const { status, retryAfter, body } = await said('en');
    expect([status, retryAfter, body.message]).toEqual([429, seconds, `Too many attempts. ${en}`]);
    expect((await said('sq')).body.message).toBe(`Shumë përpjekje. ${sq}`);
  });

  it('a 429 that is planned has the header too', async () => {
    const backend = createTestBackend(testHandlers);
    const headers = { 'x-mock-fail': 'listSports=429' };
    expect(await ask(backend, '/sports?module=base', { headers })).toMatchObject({ status: 429, retryAfter: '60' });
  });

  it('answers a guest in the envelope and in the language asked for', async () => {
    const backend = createTestBackend(testHandlers);
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
    const backend = createTestBackend(testHandlers);
    expect(await backend.handle(new Request('http://mock.test/app/index.html'))).toBeNull();
    expect(await backend.handle(new Request('http://mock.test/apis'))).toBeNull();
    expect((await ask(backend, '/nothing')).status).toBe(404);
  });

  it('401 without a token, and with one that is not ours', async () => {
    const backend = createTestBackend(testHandlers);
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
    const backend = createTestBackend(testHandlers);
    expect((await ask(backend, '/sports?module=venue')).status).toBe(403);
    expect((await ask(backend, '/sports?module=superuser', { token: await become(backend, 1) })).status).toBe(403);
    expect((await ask(backend, '/sports?module=superuser', { token: await become(backend, 2) })).status).toBe(200);
  });

  it('422 with one message per field, in both languages', async () => {
    const backend = createTestBackend(testHandlers);
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
    const backend = createTestBackend(testHandlers);
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
    const backend = createTestBackend(testHandlers);
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
    const backend = createTestBackend(testHandlers);
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
});
