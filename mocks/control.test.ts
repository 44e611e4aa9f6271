import { describe, expect, it } from 'vitest';
import { testHandlers } from './test-handlers.ts';
import { ask, control, createTestBackend, testNow } from './testing.ts';

describe('control', () => {
  it('shows the state, moves the clock, refuses unknown requests', async () => {
    const backend = createTestBackend(testHandlers);
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
    const backend = createTestBackend(testHandlers);
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
