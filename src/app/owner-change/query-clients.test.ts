import { InfiniteQueryObserver, MutationObserver, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../shared/api/errors.ts';
import { OptimisticUpdate } from '../../shared/api/optimistic.ts';
import type { CacheOwner } from './owner-change.ts';
import { createQueryClients } from './query-clients.ts';

const owner = (userId: number | null, type: 'base' | 'venue' = 'base'): CacheOwner => ({
  userId,
  profile: { type, entity_id: userId },
});

const filled = (first: CacheOwner) => {
  const clients = createQueryClients(first);
  for (const key of [
    ['/cities'],
    ['/time-slots'],
    ['/settings'],
    ['/notifications'],
    ['/sports'],
    ['/venues', { page: 1 }],
    ['/bookings'],
  ]) {
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
  it.each(['/venues', '/teams', '/competitions'])(
    'another module has none of the pages of %s that were read, nor has the first one on return',
    (list) => {
      const clients = createQueryClients(owner(1));
      for (const page of [1, 2, 3])
        clients.current().setQueryData([list, { page }], { pagination: { current_page: page } });
      for (const module of ['venue', 'base'] as const) {
        clients.switchTo(owner(1, module));
        expect(clients.current().getQueriesData({ queryKey: [list] })).toEqual([]);
      }
    },
  );
  it('the page on screen keeps its cache until the new page is there, and fetches nothing in it', async () => {
    const clients = filled(owner(1));
    const before = clients.current();
    const told = vi.fn<() => void>();
    clients.subscribe(told);
    const ask = vi.fn<() => Promise<string>>(async () => 'of user 2');
    const observe = (page: number) =>
      new QueryObserver(before, before.defaultQueryOptions({ queryKey: ['/venues', { page }], queryFn: ask }));
    const made = observe(2); // drawn, and not started yet
    clients.switchTo(owner(2));
    expect([clients.shown() === before, clients.current() === before]).toEqual([true, false]);
    expect([before.getQueryData(['/bookings']), told.mock.calls.length]).toEqual(['/bookings', 0]);
    const stops = [made, observe(3)].map((observer) => observer.subscribe(() => {}));
    await Promise.resolve();
    for (const stop of stops) stop();
    expect(ask).not.toHaveBeenCalled();
  });
  it('nothing fetches in a closed cache, whatever options a query brings', async () => {
    const clients = filled(owner(1));
    const closed = clients.current();
    const ask = vi.fn<() => Promise<string>>(async () => 'of user 2');
    const options = (name: string) => ({ queryKey: [name], queryFn: ask, enabled: true, staleTime: 0 });
    const made = new QueryObserver(closed, options('/bookings'));
    const running = new QueryObserver(closed, { ...options('/settings'), enabled: false });
    const stopRunning = running.subscribe(() => {});
    clients.switchTo(owner(2));
    const endless = new InfiniteQueryObserver(closed, {
      ...options('/teams'),
      initialPageParam: 1,
      getNextPageParam: () => 2,
    });
    const stops = [made, new QueryObserver(closed, options('/new'))].map((one) => one.subscribe(() => {}));
    stops.push(
      stopRunning,
      endless.subscribe(() => {}),
    );
    running.setOptions(options('/settings'));
    await Promise.all([
      made.refetch(),
      endless.fetchNextPage(),
      closed.invalidateQueries(),
      closed.refetchQueries({ queryKey: ['/new'] }),
      closed.resetQueries({ queryKey: ['/settings'] }),
    ]);
    expect(await closed.fetchQuery(options('/bookings'))).toBe('/bookings');
    await expect(closed.fetchQuery(options('/other'))).rejects.toThrow('CancelledError');
    expect([ask.mock.calls.length, made.getCurrentResult().data, closed.isFetching()]).toEqual([0, '/bookings', 0]);
    for (const stop of stops) stop();
    clients.show();
    await closed.prefetchQuery(options('/bookings'));
    expect(ask).not.toHaveBeenCalled();
    await clients.current().prefetchQuery(options('/bookings'));
    expect(ask).toHaveBeenCalledOnce();
  });
  it('then the screen follows: one notification, and the previous cache is emptied', () => {
    const clients = filled(owner(1));
    const before = clients.current();
    const told = vi.fn<() => void>();
    const stop = clients.subscribe(told);
    clients.switchTo(owner(2));
    const between = clients.current();
    between.setQueryData(['/venues'], 'of user 2');
    clients.switchTo(owner(3)); // before anybody saw the second one
    clients.show();
    clients.show();
    expect([told.mock.calls.length, clients.generation(), clients.shown() === clients.current()]).toEqual([1, 1, true]);
    expect([...before.getQueryCache().getAll(), ...between.getQueryCache().getAll()]).toEqual([]);
    stop();
    clients.switchTo(owner(1));
    clients.show();
    expect(told).toHaveBeenCalledTimes(1);
  });
  it('an answer that arrives after the switch is discarded', async () => {
    const clients = createQueryClients(owner(1));
    let answer: (value: string) => void = () => {};
    const pending = clients
      .current()
      .fetchQuery({ queryKey: ['/venues'], queryFn: () => new Promise<string>((resolve) => (answer = resolve)) });
    const ended = pending.catch(() => 'cancelled');
    clients.switchTo(owner(2));
    answer('of user 1');
    await ended;
    expect(clients.current().getQueryData(['/venues'])).toBeUndefined();
  });
  it('a read asks without a network too, and again once there is one; a write never waits for one', () => {
    const client = createQueryClients(owner(1)).current();
    expect(client.defaultQueryOptions({ queryKey: ['/venues'] }).networkMode).toBe('offlineFirst');
    expect(client.getDefaultOptions().mutations?.networkMode).toBe('always');
  });
  it('without an answer the one that was kept is shown, as old as it is, beside the failure', async () => {
    const client = createQueryClients(owner(1)).current();
    const ask = async () => {
      const error = new ApiError({ message: 'No.', kind: 'unreachable', status: 0 });
      error.kept = { data: 'of 9:00', at: 9 };
      throw error;
    };
    const read = (name: string) => client.fetchQuery({ queryKey: [name], queryFn: ask });
    await expect(read('/venues')).rejects.toThrow('No.');
    expect(client.getQueryState(['/venues'])).toMatchObject({ data: 'of 9:00', dataUpdatedAt: 9, status: 'error' });
    client.setQueryData(['/teams'], 'of 10:00', { updatedAt: 10 });
    await expect(read('/teams')).rejects.toThrow('No.');
    expect(client.getQueryState(['/teams'])).toMatchObject({ data: 'of 10:00', dataUpdatedAt: 10, status: 'error' });
  });
  it('the cache does not retry a failed request: the http client has done so (R11)', () => {
    expect(createQueryClients(owner(1)).current().getDefaultOptions().queries?.retry).toBe(false);
  });
});

describe('a mutation', () => {
  const bookings = ['/bookings'];
  /** Sends a cancellation whose answer is `answer`, from a page that draws from `clients.shown()`. */
  function cancel(clients: ReturnType<typeof filled>, answer: Promise<unknown>, steps: string[]) {
    const client = clients.shown();
    const observer = new MutationObserver(client, {
      mutationKey: ['cancelBooking'],
      mutationFn: () => answer,
      onMutate: () =>
        new OptimisticUpdate(client).change<string>(bookings, (data) => ({
          data: `${data}, changed`,
          undo: (latest) => latest.replace(', changed', ''),
        })),
      onSuccess: () => void steps.push('success'),
      onError: () => void steps.push(`error, ${String(client.getQueryData(bookings))}`),
    });
    return observer.mutate().catch(() => {});
  }
  function watch(clients: ReturnType<typeof filled>, steps: string[]) {
    const client = clients.current();
    client.setQueryData(bookings, '/bookings');
    const queryFn = async () => {
      steps.push('refetch');
      return '/bookings';
    };
    const options = client.defaultQueryOptions({ queryKey: bookings, queryFn });
    return new QueryObserver(client, options).subscribe(() => {});
  }

  it('shows its change at once, and refetches what it outdates before its own callback runs', async () => {
    const clients = filled(owner(1));
    const steps: string[] = [];
    const stop = watch(clients, steps);
    const done = cancel(clients, Promise.resolve(), steps);
    expect(clients.current().getQueryData(bookings)).toBe('/bookings, changed');
    await done;
    expect(steps).toEqual(['refetch', 'success']);
    stop();
  });
  it('that is refused is undone first, then reported, and then what it outdates is refetched', async () => {
    const clients = filled(owner(1));
    const steps: string[] = [];
    const stop = watch(clients, steps);
    await cancel(clients, Promise.reject(new Error('refused')), steps);
    expect(steps).toEqual(['error, /bookings', 'refetch']);
    stop();
  });
  it('of a form is refused at once: what it outdates is read again behind the message', async () => {
    const client = createQueryClients(owner(1)).current();
    const steps: string[] = [];
    const read = Promise.withResolvers<string>();
    client.setQueryData(bookings, 'before');
    const options = client.defaultQueryOptions({ queryKey: bookings, queryFn: () => read.promise });
    const stop = new QueryObserver(client, options).subscribe(({ data }) => steps.push(String(data)));
    const observer = new MutationObserver(client, {
      mutationKey: ['cancelBooking'],
      mutationFn: () => Promise.reject(new Error('refused')),
      meta: { refusesAtOnce: true },
    });
    await observer.mutate().catch(() => steps.push('refused'));
    read.resolve('after');
    await vi.waitFor(() => expect(steps).toContain('after'));
    expect(steps.indexOf('refused')).toBeLessThan(steps.indexOf('after'));
    stop();
  });
  it('of an owner that has changed meanwhile outdates what the new one sees', async () => {
    const clients = filled(owner(1));
    const steps: string[] = [];
    const answer = Promise.withResolvers<void>();
    const done = cancel(clients, answer.promise, steps);
    clients.switchTo(owner(1, 'venue'));
    const stop = watch(clients, steps);
    answer.resolve();
    await done;
    expect(steps).toEqual(['refetch', 'success']);
    stop();
  });
});
