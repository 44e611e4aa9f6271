import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { testHandlers } from './test-handlers.ts';
import { ask, become, createTestBackend, testNow, testSeed } from './testing.ts';

const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => errors.mockClear());
afterAll(() => errors.mockRestore());

describe('the seed', () => {
  const write = async (backend: ReturnType<typeof createTestBackend>, venue: number) =>
    ask(backend, `/venue/${venue}/bookmark`, {
      method: 'POST',
      body: { module: 'base' },
      token: await become(backend, 1),
    });

  it('is filled once for a moment and a scenario; what one backend then writes, no other one and no reset has', async () => {
    const seed = { fill: vi.fn(testSeed), version: 1 };
    const first = createTestBackend(testHandlers, { seed });
    expect((await write(first, 8)).status).toBe(200);
    const second = createTestBackend(testHandlers, { seed });
    expect((await write(second, 7)).status).toBe(200);
    expect(second.control.db.read.bookmarks.all().map(({ id, venue_id }) => [id, venue_id])).toEqual([[1, 7]]);
    expect(seed.fill).toHaveBeenCalledTimes(1);
    await first.control.reset();
    expect(first.control.db.read.bookmarks.count()).toBe(0);
    await createTestBackend(testHandlers, { seed, now: () => testNow + 1 }).control.ready();
    await createTestBackend(testHandlers, { seed, scenario: 'empty' }).control.ready();
    expect(seed.fill).toHaveBeenCalledTimes(3);
  });

  it('is checked when it is written again: a seeded record is changed against its schema', async () => {
    await createTestBackend(testHandlers).control.ready();
    const { control } = createTestBackend(testHandlers);
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
    const first = createTestBackend(testHandlers);
    await ask(first, '/venue/8/bookmark', { method: 'POST', body: { module: 'base' }, token: await become(first, 1) });
    const snapshot = structuredClone(first.dump());
    const notices: string[] = [];
    const bookmarks = async (options: object) => {
      const backend = createTestBackend(testHandlers, { snapshot, onNotice: (text) => notices.push(text), ...options });
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
