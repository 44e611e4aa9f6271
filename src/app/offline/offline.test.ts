import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { allSettled, fork } from 'effector';
import * as fake from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoggedUser } from '../../shared/api/generated/model';

const NOW = Date.parse('2026-11-24T10:00:00+01:00');
const DAY = 86_400_000;
const user = (id: number, name = 'Arta'): LoggedUser => ({
  id,
  name,
  is_verified: true,
  is_super_user: false,
  password_set: true,
  profile_status: 'completed',
  profiles: [],
  image: null,
  birth_year: null,
  city: null,
  phone_prefix: '+355',
  phone_number: '681234501',
  locale: 'sq',
  language: null,
  theme: null,
  created_at: '2026-01-01T10:00:00+01:00',
});

/** A tab that has just been opened on this device, with modules of its own. */
async function openTab() {
  vi.resetModules();
  const { startOffline } = await import('./start-offline.ts');
  const { recall, recalled } = await import('./recall.ts');
  const { apiContext, configureApi } = await import('../../shared/api/context.ts');
  const session = await import('../../models/session/session.model.ts');
  const client = new QueryClient();
  const scope = fork({
    handlers: [
      [session.readUserFx, () => new Promise<never>(() => {})],
      [session.saveSessionFx, () => {}],
      [session.leaveFx, () => Promise.resolve()],
    ],
  });
  return {
    keep: (url: string, token: string | null, data: unknown) =>
      apiContext().onAnswer('read', { method: 'GET', url, token, data, isKept: true }),
    recall,
    start: () => startOffline({ scope, queryClient: () => client }),
    client,
    recalled,
    configureApi,
    signIn: (token: string, id: number) => allSettled(session.signedIn, { scope, params: { token, user: user(id) } }),
    signOut: () => allSettled(session.signedOut, { scope }),
    name: () => scope.getState(session.$user)?.name,
  };
}
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setInterval'] });
  for (const [name, one] of Object.entries(fake)) if (name.startsWith('IDB')) vi.stubGlobal(name, one);
  vi.stubGlobal('indexedDB', new fake.IDBFactory());
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { onLine: true });
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('dispatchEvent', target.dispatchEvent.bind(target));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what was read', () => {
  it('is there in the next tab, as old as it is: the answers before the start too, the last one of each read', async () => {
    const tab = await openTab();
    tab.keep('/venues?module=base', null, { venues: ['early'] });
    tab.start();
    tab.keep('/teams?module=base', null, { teams: ['first'] });
    tab.keep('/teams?module=base', null, { teams: ['second'] });
    const next = await openTab();
    await vi.waitFor(async () =>
      expect(await next.recall('/teams?module=base', null)).toMatchObject({ data: { teams: ['second'] }, at: NOW }),
    );
    expect(await next.recall('/venues?module=base', null)).toMatchObject({ data: { venues: ['early'] } });
    expect(await next.recall('/venues?module=base&page=2', null)).toBeNull();
    expect(await next.recall('/venues?module=base', 'token')).toBeNull();
  });
  it('is a month old at most, and three hundred answers', async () => {
    vi.resetModules();
    const { putAnswers, readAnswer } = await import('./answer-store.ts');
    const row = (url: string, at: number) => ({ owner: 'guest', url, data: {}, at });
    await putAnswers([row('old', NOW - 31 * DAY), row('new', NOW - 29 * DAY)], NOW);
    expect([await readAnswer('guest', 'old'), await readAnswer('guest', 'new')]).toMatchObject([null, { data: {} }]);
    await putAnswers(
      Array.from({ length: 300 }, (_, n) => row(`${n}`, NOW - n)),
      NOW,
    );
    expect(await readAnswer('guest', 'new')).toBeNull();
    expect(await readAnswer('guest', '299')).not.toBeNull();
  });
  it('is nothing where the browser refuses storage', async () => {
    vi.stubGlobal('indexedDB', {
      open() {
        throw new DOMException('No.', 'SecurityError');
      },
    });
    const tab = await openTab();
    tab.start();
    tab.keep('/venues', null, {});
    await expect(tab.recall('/venues', null)).rejects.toThrow('No.');
  });
});

describe('what a user has read', () => {
  async function signedInTab(token = 'token-a') {
    const tab = await openTab();
    await tab.signIn(token, 1);
    tab.start();
    tab.keep('/venues', null, { of: 'guest' }); // of before
    tab.keep('/bookings', token, { of: token });
    const kept = async (url = '/bookings', of: string | null = token) => (await tab.recall(url, of))?.data ?? null;
    await vi.waitFor(async () => expect(await kept()).toEqual({ of: token }));
    return { tab, kept };
  }
  it('is theirs, with who they are, in whichever profile; answers of the sign-in before are not kept', async () => {
    const { kept } = await signedInTab();
    expect(await kept('/auth/me?module=venue')).toEqual({ user: user(1) });
    expect(await kept('/venues', 'token-a')).toBeNull();
    expect(await kept('/bookings', 'token-b')).toBeNull();
    expect(await kept('/bookings', null)).toBeNull();
  });
  it('is gone when they sign out, when another signs in, and what was on its way then too', async () => {
    const { tab, kept } = await signedInTab();
    tab.keep('/games', 'token-a', {});
    await tab.signOut();
    await vi.waitFor(async () => expect(await kept()).toBeNull());
    expect([await kept('/games'), await kept('/auth/me')]).toEqual([null, null]);
    await tab.signIn('token-b', 2);
    tab.keep('/bookings', 'token-b', { of: 'token-b' });
    await vi.waitFor(async () => expect(await kept('/bookings', 'token-b')).toEqual({ of: 'token-b' }));
    await tab.signIn('token-c', 3);
    await vi.waitFor(async () => expect(await kept('/bookings', 'token-b')).toBeNull());
  });
  it('is gone too when it was about to be written', async () => {
    const { promise, resolve } = Promise.withResolvers<ArrayBuffer>();
    const real = await crypto.subtle.digest('SHA-256', new TextEncoder().encode('token-a'));
    const digest = vi.spyOn(crypto.subtle, 'digest').mockReturnValue(promise);
    const tab = await openTab();
    await tab.signIn('token-a', 1);
    tab.start();
    tab.keep('/games', 'token-a', {});
    await new Promise((next) => setTimeout(next, 5)); // idle
    await tab.signOut();
    const put = vi.spyOn(fake.IDBObjectStore.prototype, 'put');
    resolve(real);
    await vi.waitFor(() => expect(put).toHaveBeenCalled());
    digest.mockRestore();
    await vi.waitFor(async () => expect(await tab.recall('/games', 'token-a')).toBeNull());
    put.mockRestore();
  });
  it('is gone for whoever opens the app next without that token', async () => {
    await signedInTab();
    const tab = await openTab();
    tab.start();
    await vi.waitFor(async () => expect(await tab.recall('/bookings', 'token-a')).toBeNull());
  });
});

describe('whoever starts without a network', () => {
  it('is who they were, and is asked for again until the server is there', async () => {
    const answer = { success: true, data: { user: user(1, 'Arta Dervishi') } };
    const fetched = vi.fn<() => Promise<Response>>(() => Promise.reject(new TypeError('Failed to fetch')));
    vi.stubGlobal('fetch', fetched);
    const tab = await openTab();
    tab.configureApi({ getToken: () => 'token-a' });
    await tab.signIn('token-a', 1);
    tab.recalled.user = true;
    tab.start();
    vi.stubGlobal('navigator', { onLine: false });
    vi.advanceTimersByTime(10_000);
    expect(fetched).not.toHaveBeenCalled();
    vi.stubGlobal('navigator', { onLine: true });
    dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2)); // a read is asked for twice (R11)
    expect(tab.recalled.user).toBe(true);
    fetched.mockImplementation(async () => Response.json(answer));
    vi.advanceTimersByTime(10_000);
    await vi.waitFor(() => expect(tab.recalled.user).toBe(false));
    vi.advanceTimersByTime(60_000);
    expect([tab.name(), fetched.mock.calls.length]).toEqual(['Arta Dervishi', 3]);
  });
});

it('what could not be read is read again by itself once the server answers, also where the browser knew of no loss', async () => {
  const tab = await openTab();
  const { isOnline } = await import('../../shared/platform/network.ts');
  tab.start();
  const ask = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('No.')));
  const stop = new QueryObserver(tab.client, { queryKey: ['/venues'], queryFn: ask, retry: false }).subscribe(() => {});
  await vi.waitFor(() => expect(tab.client.getQueryState(['/venues'])?.status).toBe('error'));
  const sports = vi.fn<() => Promise<Response>>(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', sports);
  expect([isOnline(), ask.mock.calls.length]).toEqual([true, 1]);
  await tab.recall('/venues', null);
  await vi.waitFor(() => expect(isOnline()).toBe(false));
  expect(sports).toHaveBeenCalledTimes(2); // a read is asked for twice (R11)
  vi.advanceTimersByTime(10_000);
  await vi.waitFor(() => expect(sports).toHaveBeenCalledTimes(4));
  expect([isOnline(), ask.mock.calls.length]).toEqual([false, 1]);
  sports.mockImplementation(async () => Response.json({ success: true, data: { sports: [] } }));
  ask.mockResolvedValue('ten venues');
  vi.advanceTimersByTime(10_000);
  await vi.waitFor(() => expect(isOnline()).toBe(true));
  await vi.waitFor(() => expect(tab.client.getQueryData(['/venues'])).toBe('ten venues'));
  stop();
});

it('a read that has no answer while the others have theirs is no lost network, and is not read again at each answer', async () => {
  const tab = await openTab();
  const { isOnline, watchOnline } = await import('../../shared/platform/network.ts');
  tab.start();
  const changed = vi.fn<() => void>();
  watchOnline(changed);
  const ask = vi.fn<() => Promise<never>>(async () => {
    await tab.recall('/venues', null);
    throw new Error('No.');
  });
  const sports = vi.fn<() => Promise<Response>>(async () => Response.json({ success: true, data: { sports: [] } }));
  vi.stubGlobal('fetch', sports);
  const stop = new QueryObserver(tab.client, { queryKey: ['/venues'], queryFn: ask, retry: false }).subscribe(() => {});
  await vi.waitFor(() => expect(tab.client.getQueryState(['/venues'])?.status).toBe('error'));
  await vi.waitFor(() => expect(sports).toHaveBeenCalledOnce());
  for (const url of ['/teams', '/events', '/games']) tab.keep(url, null, {});
  vi.advanceTimersByTime(60_000);
  expect([isOnline(), changed.mock.calls.length, ask.mock.calls.length]).toEqual([true, 0, 1]);
  stop();
});
