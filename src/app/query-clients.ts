import { QueryClient, type Query } from '@tanstack/react-query';
import { unscoped } from '../shared/api/generated/unscoped.ts';
import type { ActiveProfile } from '../models/profile/profile.ts';

/** Whose answers a cache holds: one user in one profile. */
export interface CacheOwner {
  userId: number | null;
  profile: ActiveProfile;
}

/** The query caches of a tab: one at a time, one per active profile (R5). */
export interface QueryClients {
  /** The newest: loaders and whatever runs beside the pages ask here. */
  current: () => QueryClient;
  /** What the page on screen draws from. */
  shown: () => QueryClient;
  /** Counts the caches shown: what is drawn from another one is mounted anew. */
  generation: () => number;
  /**
   * A new cache, with what depends on neither module nor, on a change of user, on the user. The page on screen keeps the last
   * one until `show`, and cannot ask anything in it: it may be a page that the new owner may not see.
   */
  switchTo: (owner: CacheOwner) => void;
  /** The guard has decided and the page is there: the screen follows, the last cache is emptied. */
  show: () => void;
  /** Of `show`. */
  subscribe: (listener: () => void) => () => void;
}

const FRESH_FOR = 30_000;

export function createQueryClients(first: CacheOwner): QueryClients {
  let owner = first;
  /** An observer looks here when it starts, so that one drawn before the change asks nothing either. */
  const closed = new WeakSet<QueryClient>();
  const isOpen = (one: QueryClient) => !closed.has(one);
  let client = createClient(isOpen);
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
      client = createClient(isOpen);
      for (const query of previous.getQueryCache().getAll()) {
        if (query.state.data !== undefined && survives(query, sameUser)) {
          client.setQueryData(query.queryKey, query.state.data, { updatedAt: query.state.dataUpdatedAt });
        }
      }
      closed.add(previous);
      void previous.cancelQueries();
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
  const tag = Object.entries(unscoped).find(([path]) => path === query.queryKey[0])?.[1];
  return tag === 'lookups' || (tag !== undefined && sameUser);
}

function createClient(isOpen: (client: QueryClient) => boolean): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      // the http client's single retry is the only one (R11)
      queries: { retry: false, retryOnMount: false, staleTime: FRESH_FOR, enabled: () => isOpen(client) },
      mutations: { retry: false },
    },
  });
  return client;
}
