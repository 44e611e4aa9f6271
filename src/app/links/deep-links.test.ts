import { allSettled, fork, type StoreWritable } from 'effector';
import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoggedUser } from '../../shared/api/generated/model';
import { $initialized } from '../../models/initialization/initialization.model.ts';
import { $module, saveProfileFx } from '../../models/profile/profile.model.ts';
import { saveSessionFx, signedIn } from '../../models/session/session.model.ts';
import { linkPorts, startDeepLinks } from './deep-links.ts';
import { listenForLinks } from './early-links.ts';

// initialization has its own tests; here it is finished when the test says so
vi.mock('../../models/initialization/initialization.model.ts', async () => ({
  $initialized: (await import('effector')).createStore(false),
}));

const ORIGIN = 'https://fusha.example';
const routes = ['/', '/venues', '/venue/:slug', '/bookings', '/:slug'].map((path) => ({ path }));
// the other fields play no part here
const user = {
  id: 1,
  is_verified: true,
  profiles: [
    { type: 'base', entity_id: 1 },
    { type: 'team', entity_id: 7 },
  ],
} as unknown as LoggedUser;

const wrapper = new EventTarget();
const worker = new EventTarget();
vi.stubGlobal('window', wrapper);
vi.stubGlobal('navigator', { serviceWorker: worker });
vi.stubGlobal('location', { origin: ORIGIN });
listenForLinks();

const openUrl = (detail: unknown) => wrapper.dispatchEvent(new CustomEvent('fusha:open-url', { detail }));
const post = (data: unknown) => worker.dispatchEvent(new MessageEvent('message', { data }));

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  warn.mockClear();
});

function setUp({ address = '/explore', failing = [] }: { address?: string; failing?: readonly string[] } = {}) {
  const scope = fork({
    handlers: [
      [saveProfileFx, () => {}],
      [saveSessionFx, () => {}],
    ],
  });
  const navigate = vi.fn<(address: string) => Promise<void>>(async (to) => {
    if (failing.includes(to)) throw new Error('no way');
  });
  const replace = vi.fn<(address: string) => Promise<void>>(async () => {});
  const load = vi.fn<(address: string) => void>();
  let shown = address;
  let settled = (): Promise<void> => Promise.resolve();
  /** A navigation is under way; what is returned ends it. */
  const leaveFor = (to: string): (() => void) => {
    const arrival = Promise.withResolvers<void>();
    settled = () => arrival.promise;
    return () => {
      shown = to;
      arrival.resolve();
    };
  };
  const start = () =>
    startDeepLinks({
      scope,
      routes,
      navigate,
      replace,
      settled,
      address: () => shown,
      watchAddress: () => () => {},
      load,
    });
  const ready = () => allSettled($initialized as StoreWritable<boolean>, { scope, params: true }); // the mock's own
  const opened = () => navigate.mock.calls.map(([to]) => to);
  return { scope, start, ready, navigate, replace, load, opened, leaveFor };
}

describe('links of wrapper and worker', () => {
  it('[DL-01] [DL-06] [DL-08] one that came before anything listened is opened 500 ms after the app is ready', async () => {
    const { start, ready, opened } = setUp();
    openUrl({ url: `${ORIGIN}/app` });
    start();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(opened()).toEqual([]);
    await ready();
    await vi.advanceTimersByTimeAsync(499);
    expect(opened()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(opened()).toEqual(['/']);
  });

  it('[DL-02] [DL-03] [DL-07] [PWA-06] opens path, query and hash, one in 500 ms', async () => {
    const { start, ready, opened } = setUp();
    start();
    await ready();
    await vi.advanceTimersByTimeAsync(500);
    post({ type: 'navigate', url: '/app/venues?x=1#h' });
    await vi.advanceTimersByTimeAsync(499);
    openUrl({ url: '/app/bookings' });
    await vi.advanceTimersByTimeAsync(1);
    openUrl('/app/venue/arena');
    await vi.advanceTimersByTimeAsync(0);
    expect(opened()).toEqual(['/venues?x=1#h', '/venue/arena']);
  });

  it('[DL-04] [DL-09] warns of invalid links, and ignores all other events', async () => {
    const { start, ready, opened } = setUp();
    start();
    await ready();
    await vi.advanceTimersByTimeAsync(500);
    for (const detail of [
      { url: 'not a url' },
      { url: null },
      null,
      undefined,
      5,
      {},
      { url: { toString: () => '/app/venues' } },
    ])
      openUrl(detail);
    post({ type: 'navigate', url: '/app/no/such/page' });
    post({ type: 'navigate', url: 'https://evil.example/app/venues' });
    for (const data of [null, 'navigate', { type: 'navigated', url: '/app/venues' }, { url: '/app/venues' }])
      post(data);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(opened()).toEqual([]);
    expect(warn.mock.calls.flat()).toHaveLength(9);
    expect(warn).toHaveBeenCalledWith('Link ignored, there is no such page: /app/no/such/page');
  });

  it('[DL-05] [PWA-07] a link that fails leads home, a message that fails to a load of the whole page', async () => {
    const { start, ready, opened, load } = setUp({ failing: ['/venues', '/bookings?tab=past', '/'] });
    start();
    await ready();
    await vi.advanceTimersByTimeAsync(500);
    openUrl({ url: '/app/venues' });
    await vi.advanceTimersByTimeAsync(500);
    expect(opened()).toEqual(['/venues', '/']);
    post({ type: 'navigate', url: '/app/bookings?tab=past' });
    await vi.advanceTimersByTimeAsync(500);
    expect(load).toHaveBeenCalledExactlyOnceWith('/app/bookings?tab=past');
    expect(opened()).toEqual(['/venues', '/', '/bookings?tab=past']);
  });

  it('[MOD-04] [MOD-06] the address the app was opened with switches the module once it is known whose it is', async () => {
    const { scope, start, ready, replace } = setUp({ address: '/venues?switch_module=team&switch_entity_id=7&a=1' });
    start();
    await ready();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(replace).not.toHaveBeenCalled();
    await allSettled(signedIn, { scope, params: { token: 't', user } });
    await vi.advanceTimersByTimeAsync(0);
    expect(scope.getState($module)).toBe('team');
    expect(replace).toHaveBeenCalledExactlyOnceWith('/venues?a=1');
  });

  it('[MOD-05] [MOD-06] whoever is on the way to another page keeps it, and the profile chosen there', async () => {
    const { scope, start, ready, replace, leaveFor } = setUp({
      address: '/venues?switch_module=team&switch_entity_id=7',
    });
    await allSettled(signedIn, { scope, params: { token: 't', user } });
    await ready();
    const arrive = leaveFor('/bookings');
    start();
    await vi.advanceTimersByTimeAsync(1_000);
    arrive();
    await vi.advanceTimersByTimeAsync(1_000);
    expect([replace.mock.calls, scope.getState($module)]).toEqual([[], 'base']);
  });

  it('[MOD-07] [MOD-14] or warns, and leaves it as it is', async () => {
    const { scope, start, ready, replace } = setUp({ address: '/venues?switch_module=venue&switch_entity_id=7' });
    await allSettled(signedIn, { scope, params: { token: 't', user } });
    await ready();
    start();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(warn.mock.calls).toEqual([['No profile of yours fits switch_module=venue and switch_entity_id=7.']]);
    expect([replace.mock.calls, scope.getState($module)]).toEqual([[], 'base']);
  });
});

describe('navigation by the real router', () => {
  const opening = async (address: string) => {
    const broken = () => {
      throw new TypeError('the chunk did not come');
    };
    const router = createMemoryRouter([
      { path: '/', element: null },
      { path: '/broken', loader: broken, element: null },
      { path: '/gone', loader: () => Promise.reject(new Response(null, { status: 404 })), element: null },
    ]);
    await linkPorts(router, ORIGIN).navigate(address);
    return router.state.location.pathname;
  };
  it('[DL-05] a page that fails is a link that fails', () =>
    expect(opening('/broken')).rejects.toThrow('Link not opened: /broken'));
  it('a 404 page does not', () => expect(opening('/gone')).resolves.toBe('/gone'));
  it('nor is one that opens', () => expect(opening('/')).resolves.toBe('/'));

  it('a page whose switch parameters are taken out of the address stays where it was scrolled to', async () => {
    const router = createMemoryRouter([{ path: '/', element: null }], { initialEntries: ['/?switch_module=team'] });
    await linkPorts(router, ORIGIN).replace('/');
    expect([router.state.location.search, router.state.preventScrollReset]).toEqual(['', true]);
  });
});
