import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { changeQuery } from './cached-answers.ts';

/** A cached answer with a change, and how to take only that change back from what the answer is by then. */
export interface Change<Data> {
  data: Data;
  undo: (latest: Data) => Data;
}

/**
 * Shows a write in the cache before the server has answered. Returned from `onMutate`, it is undone when the write fails,
 * and what it left stale on screen is refetched in the end (app/query-clients.ts).
 */
export class OptimisticUpdate {
  /** Queries that were stale or being fetched at the time: their answers may lack the write. */
  readonly stale = new Set<Query>();
  readonly #client: QueryClient;
  readonly #undos: (() => void)[] = [];

  constructor(client: QueryClient) {
    this.#client = client;
  }

  /**
   * Changes every cached answer under `queryKey` for which `change` returns one. The answer of a refetch under way would
   * undo it, so that refetch is cancelled; a first load is not, for nothing would start it again.
   */
  change<Data>(queryKey: QueryKey, change: (data: Data) => Change<Data> | undefined): this {
    for (const query of this.#client.getQueryCache().findAll({ queryKey })) {
      const { data, fetchStatus, isInvalidated } = query.state;
      const changed = data === undefined ? undefined : change(data as Data); // the caller names the answer that is kept under this key
      if (data !== undefined && !changed) continue;
      if (isInvalidated || fetchStatus !== 'idle') this.stale.add(query);
      if (!changed) continue;
      void query.cancel({ revert: true });
      const { dataUpdatedAt } = query.state;
      const write = (next: Data) => {
        changeQuery(this.#client, query, next);
        if (this.stale.has(query)) query.invalidate();
      };
      write(changed.data);
      this.#undos.push(() => {
        // a newer answer does not hold the change any more
        if (query.state.dataUpdatedAt === dataUpdatedAt) write(changed.undo(query.state.data as Data)); // as above
      });
    }
    return this;
  }

  /** Takes the changes back, and leaves those that others have made since. */
  undo(): void {
    for (const undo of this.#undos) undo();
  }
}
