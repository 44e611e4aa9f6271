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
  current: () => QueryClient;
  /** Counts the caches: what is drawn from another one is mounted anew. */
  generation: () => number;
  /** Drops the cache of the last owner; carries over what depends on neither module nor, on a change of user, on the user. */
  switchTo: (owner: CacheOwner) => void;
  subscribe: (listener: () => void) => () => void;
}

const FRESH_FOR = 30_000;

export function createQueryClients(first: CacheOwner): QueryClients {
  let owner = first;
  let client = createClient();
  let generation = 0;
  const listeners = new Set<() => void>();
  return {
    current: () => client,
    generation: () => generation,
    switchTo(next) {
      const previous = client;
      const sameUser = next.userId === owner.userId;
      owner = next;
      client = createClient();
      generation += 1;
      for (const query of previous.getQueryCache().getAll()) {
        if (query.state.data !== undefined && survives(query, sameUser)) {
          client.setQueryData(query.queryKey, query.state.data, { updatedAt: query.state.dataUpdatedAt });
        }
      }
      void previous.cancelQueries();
      previous.clear();
      for (const listener of listeners) listener();
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

function createClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // the http client's single retry is the only one (R11)
      queries: { retry: false, retryOnMount: false, staleTime: FRESH_FOR },
      mutations: { retry: false },
    },
  });
}
