import {
  MutationCache,
  QueryClient,
  type Mutation,
  type MutationCacheConfig,
  type MutationFunctionContext,
  type Query,
  type QueryPersister,
} from '@tanstack/react-query';
import type { ApiError } from '../../shared/api/errors.ts';
import { unscoped } from '../../shared/api/generated/unscoped.ts';
import { OptimisticUpdate } from '../../shared/api/optimistic.ts';
import type { CacheOwner } from './owner-change.ts';

/** The query caches of a tab: one at a time, one per user and profile (R5). */
export interface QueryClients {
  /** The newest: for loaders and everything outside the page on screen. */
  current: () => QueryClient;
  /** What the page on screen reads from. */
  shown: () => QueryClient;
  /** Counts the shown caches: components that read from a previous one are mounted anew. */
  generation: () => number;
  /**
   * Makes a new cache with the data that is independent of the module and, for another user, of the user. The page on screen
   * keeps the previous one until `show`, which fetches nothing any more: the new owner may not be allowed to see that page.
   */
  switchTo: (owner: CacheOwner) => void;
  /** The screen follows to the newest cache; the previous one is emptied. */
  show: () => void;
  /** To `show`. */
  subscribe: (listener: () => void) => () => void;
}

const FRESH_FOR = 30_000;

export function createQueryClients(first: CacheOwner): QueryClients {
  let owner = first;
  const writes = settleWrites(() => client);
  let client = createClient(writes);
  let shown = client;
  let generation = 0;
  const listeners = new Set<() => void>();
  return {
    current: () => client,
    shown: () => shown,
    generation: () => generation,
    switchTo(next) {
      const previous = client;
      const sameUser = next.userId === owner.userId;
      owner = next;
      client = createClient(writes);
      for (const query of previous.getQueryCache().getAll()) {
        if (query.state.data !== undefined && survives(query, sameUser)) {
          client.setQueryData(query.queryKey, query.state.data, { updatedAt: query.state.dataUpdatedAt });
        }
      }
      close(previous);
      if (previous !== shown) previous.clear();
    },
    show() {
      if (shown === client) return;
      const previous = shown;
      shown = client;
      generation += 1;
      for (const listener of listeners) listener();
      previous.clear();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function survives(query: Query, sameUser: boolean): boolean {
  const tag = new Map<unknown, string>(Object.entries(unscoped)).get(query.queryKey[0]);
  return tag === 'lookups' || (tag !== undefined && sameUser);
}

const closed = new WeakSet<QueryClient>();

/** Stops all fetching in this cache, whatever options a query or an observer has. */
function close(client: QueryClient): void {
  closed.add(client);
  void client.cancelQueries();
}

/**
 * Every fetch of a cache passes here. In a closed one it is cancelled, which answers with the data that is there. Where no answer
 * comes, what was kept of an earlier one stands in for data that are not there yet, as old as it is: the failure stays a failure (decision 075).
 */
const askWhileOpen: QueryPersister = (queryFn, context, query) => {
  if (!closed.has(context.client))
    return Promise.resolve(queryFn(context)).catch((error: unknown) => {
      const { kept } = error as Partial<ApiError>; // or whatever else a query throws
      if (kept && query.state.data === undefined)
        context.client.setQueryData(query.queryKey, kept.data, { updatedAt: kept.at });
      throw error;
    });
  void query.cancel({ revert: true });
  return new Promise(() => {}); // the cancelled fetch waits for it no longer
};

/**
 * What holds for every mutation, so that a feature names its operations and no more: an optimistic update that the server
 * refuses is undone, and what the write outdates is refetched. On success that comes before the feature's own callback, which
 * may close a dialog; on failure after it, so that the message does not wait.
 */
function settleWrites(current: () => QueryClient): MutationCacheConfig {
  const settle = (
    mutation: Pick<Mutation, 'options'>,
    shown: unknown,
    context: MutationFunctionContext,
  ): Promise<void> =>
    import('../../shared/api/outdates.ts').then(
      // the owner may have changed meanwhile: what is on screen then is in the newest cache
      ({ settleWrite }) => settleWrite(current(), mutation, shown, context),
      () => {}, // a missing chunk reloads the app
    );
  return {
    // no `onMutate` here: it would put off that of the features, which must run before the event that starts them ends
    onSuccess: (_data, _variables, shown, mutation, context) => settle(mutation, shown, context),
    onError: (_error, _variables, shown) => {
      if (shown instanceof OptimisticUpdate) shown.undo();
    },
    onSettled: (_data, error, _variables, shown, mutation, context) => {
      if (!error) return undefined;
      const settled = settle(mutation, shown, context);
      return mutation.meta?.refusesAtOnce ? undefined : settled;
    },
  };
}

const createClient = (writes: MutationCacheConfig): QueryClient =>
  new QueryClient({
    mutationCache: new MutationCache(writes),
    defaultOptions: {
      // the http client's single retry is the only one (R11)
      queries: {
        retry: false,
        retryOnMount: false,
        staleTime: FRESH_FOR,
        persister: askWhileOpen,
        networkMode: 'offlineFirst', // without a network what was kept is shown, and read again once there is one
      },
      mutations: { retry: false, networkMode: 'always' }, // refused at once: nothing is sent later unasked
    },
  });
