import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { testHandlers } from '../test-handlers.ts';
import { ask, become, createTestBackend, testNow } from '../testing.ts';

const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => errors.mockClear());
afterAll(() => errors.mockRestore());

describe('an idempotency key', () => {
  it('gets the same answer for a day', async () => {
    let now = testNow;
    const backend = createTestBackend(testHandlers, { now: () => now });
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

  it('with another body, module or address is refused, and does nothing', async () => {
    const backend = createTestBackend(testHandlers);
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

  it('is of the same request whatever the order of its fields', async () => {
    const backend = createTestBackend({ logout: () => null });
    const token = await become(backend, 1);
    const headers = { 'idempotency-key': '7f6f1a3e-6f6e-4a58-9d4f-0d3f4f7b2a11' };
    const post = (body: object) => ask(backend, '/auth/logout', { method: 'POST', body, token, headers });
    expect((await post({ module: 'base', device_id: 'x' })).status).toBe(200);
    expect((await post({ device_id: 'x', module: 'base' })).status).toBe(200);
    expect((await post({ device_id: 'y', module: 'base' })).status).toBe(422);
  });
});
