import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

/** Puts an answer into the cache that came with another call, such as that to a write; it is as fresh as one that was asked for. */
export const putAnswer = (client: QueryClient, queryKey: QueryKey, data: unknown): void =>
  void client.setQueryData(queryKey, data);

/** Changes the answer under this very key, if there is one. The change is no answer of the server: what is cached is as old as before, and as stale. */
export function changeAnswer<Data>(client: QueryClient, queryKey: QueryKey, change: (data: Data) => Data): void {
  const query = client.getQueryCache().find<Data>({ queryKey });
  if (query?.state.data !== undefined) changeQuery(client, query, change(query.state.data));
}

/** The same for a query at hand. */
export function changeQuery<Data>(client: QueryClient, query: Query<Data>, data: Data): void {
  const { dataUpdatedAt, isInvalidated } = query.state;
  client.setQueryData<Data>(query.queryKey, data, { updatedAt: dataUpdatedAt });
  if (isInvalidated) query.invalidate();
}
