import { allSettled } from 'effector';
import { afterEach, expect, it, vi } from 'vitest';
import { $session, signedOut } from '../../src/models/session/session.model.ts';
import { openApp } from './app-world.ts';

// The router after a sign-out, on the start code itself.
afterEach(() => vi.unstubAllGlobals());

it.each(['before', 'after'])(
  'a navigation started just %s a session change runs with the new session',
  async (when) => {
    const { app, operations } = await openApp({ as: 'player', route: '/account' });
    await vi.waitFor(
      () => expect(app.router.state.initialized && app.scope.getState($session).kind).toBe('signed-in'),
      {
        timeout: 20_000,
      },
    );
    const navigated = when === 'before' ? app.router.navigate('/venues', { replace: true }) : null;
    void allSettled(signedOut, { scope: app.scope });
    await (navigated ?? app.router.navigate('/venues', { replace: true }));
    await vi.waitFor(
      () => expect([app.router.state.navigation.state, app.router.state.revalidation]).toEqual(['idle', 'idle']),
      { timeout: 20_000 },
    );
    expect(app.router.state.location.pathname).toBe('/venues');
    await vi.waitFor(() => expect(app.clients.shown()).toBe(app.clients.current()), { timeout: 20_000 });
    expect(operations().filter((one) => one === 'listVenues')).toHaveLength(1);
  },
);
