import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { testHandlers } from './test-handlers.ts';
import { ask, become, control, createTestBackend } from './testing.ts';

const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => errors.mockClear());
afterAll(() => errors.mockRestore());

describe('planned failures', () => {
  const fails = (mode: string) => ({ headers: { 'x-mock-fail': `listSports=${mode}` } });
  const request = (mode: string) => new Request('http://mock.test/api/sports?module=base', fails(mode));

  it('by header, for one request', async () => {
    const backend = createTestBackend(testHandlers);
    expect((await ask(backend, '/sports?module=base', fails('503'))).status).toBe(503);
    expect((await backend.handle(request('reset')))?.type).toBe('error');
    expect(await (await backend.handle(request('empty')))?.text()).toBe('');
    expect((await backend.handle(request('html')))?.headers.get('content-type')).toContain('html');
    await expect((await backend.handle(request('truncated')))?.text()).rejects.toThrow('the connection was cut');
    expect((await ask(backend, '/sports?module=base')).status).toBe(200);
  });

  it('`never` ends when the client disconnects', async () => {
    const gone = new AbortController();
    const waiting = createTestBackend(testHandlers).handle(new Request(request('never'), { signal: gone.signal }));
    setTimeout(() => gone.abort(), 5);
    await expect(waiting).rejects.toThrow('abort');
  });

  it('`held` waits for another plan for the operation, and then follows it', async () => {
    const backend = createTestBackend(testHandlers);
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
    const waiting = createTestBackend(testHandlers).handle(new Request(request('held'), { signal: gone.signal }));
    setTimeout(() => gone.abort(), 5);
    await expect(waiting).rejects.toThrow('abort');
  });

  it('`lost` performs the operation', async () => {
    const backend = createTestBackend(testHandlers);
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
    const backend = createTestBackend(testHandlers);
    await control(backend, 'POST', '/fail', { operation: 'listSports', status: 409 });
    expect((await ask(backend, '/sports?module=base')).status).toBe(409);
    await control(backend, 'POST', '/scenario', { name: 'offline' });
    expect((await backend.handle(new Request('http://mock.test/api/sports')))?.type).toBe('error');
    await control(backend, 'POST', '/reset', { scenario: 'default' });
    expect((await ask(backend, '/sports?module=base')).status).toBe(200);
  });

  it('a failing write undoes the operation', async () => {
    const backend = createTestBackend(testHandlers);
    const token = await become(backend, 1);
    await control(backend, 'POST', '/fail-write', { at: 2 });
    const { status } = await ask(backend, '/venue/8/bookmark', { method: 'POST', body: { module: 'base' }, token });
    expect(status).toBe(500);
    expect(backend.control.db.read.bookmarks.count()).toBe(0);
  });
});
