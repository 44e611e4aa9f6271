import { describe, expect, it, vi } from 'vitest';
import { createQueryClients, type CacheOwner } from './query-clients.ts';

const owner = (userId: number | null, type: 'base' | 'venue' = 'base'): CacheOwner => ({ userId, profile: { type, entity_id: userId } });

const filled = (first: CacheOwner) => {
  const clients = createQueryClients(first);
  for (const key of [['/cities'], ['/time-slots'], ['/settings'], ['/notifications'], ['/sports'], ['/venues', { page: 1 }], ['/bookings']]) {
    clients.current().setQueryData(key, key[0]);
  }
  return clients;
};
const kept = (clients: ReturnType<typeof filled>) =>
  clients
    .current()
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey[0])
    .toSorted((a, b) => String(a).localeCompare(String(b), 'en'));

describe('the query caches of a tab (R5)', () => {
  it('[MOD-08] a switch of profile drops what depends on the module and carries the rest over', () => {
    const clients = filled(owner(1));
    clients.switchTo(owner(1, 'venue'));
    expect(kept(clients)).toEqual(['/cities', '/notifications', '/settings', '/time-slots']);
  });
  it('a change of user drops what depends on the user as well', () => {
    const clients = filled(owner(1));
    clients.switchTo(owner(2));
    expect(kept(clients)).toEqual(['/cities', '/time-slots']);
  });
  it('sign-out is a change of user', () => {
    const clients = filled(owner(1));
    clients.switchTo(owner(null));
    expect(kept(clients)).toEqual(['/cities', '/time-slots']);
  });
  it('makes a new cache, cancels the old one, and tells who draws from it', () => {
    const clients = filled(owner(1));
    const before = clients.current();
    const listener = vi.fn<() => void>();
    const stop = clients.subscribe(listener);
    clients.switchTo(owner(2));
    stop();
    clients.switchTo(owner(3));
    expect(listener).toHaveBeenCalledTimes(1);
    expect(clients.current()).not.toBe(before);
    expect(before.getQueryCache().getAll()).toEqual([]);
  });
  it('an answer that arrives after the switch is nobody\'s', async () => {
    const clients = createQueryClients(owner(1));
    let answer: (value: string) => void = () => {};
    const pending = clients.current().fetchQuery({ queryKey: ['/venues'], queryFn: () => new Promise<string>((resolve) => (answer = resolve)) });
    const ended = pending.catch(() => 'cancelled');
    clients.switchTo(owner(2));
    answer('of user 1');
    await ended;
    expect(clients.current().getQueryData(['/venues'])).toBeUndefined();
  });
  it('a failed read is not asked again by the cache: the http client has done so (R11)', () => {
    expect(createQueryClients(owner(1)).current().getDefaultOptions().queries?.retry).toBe(false);
  });
});
