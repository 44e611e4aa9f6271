import type { Mutation, MutationFunctionContext, QueryClient, QueryKey } from '@tanstack/react-query';
import { OptimisticUpdate } from './optimistic.ts';
import type { Outdated, Reads, WriteOperation } from './outdated-reads.ts';
import { outdates } from './outdates-table.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** The operations that a mutation may send: what they outdate follows from that. */
    mutationKey: readonly WriteOperation[];
    mutationMeta: {
      /** A refusal is answered before what it outdates has been read again: what was typed can be sent once more. */
      refusesAtOnce?: true;
    };
  }
}

/**
 * Marks as stale what these writes outdate. Resolves when what is on screen has been refetched; a refetch that
 * fails is shown where its data is shown. Mutations with a `mutationKey` need no call (app/query-clients.ts).
 */
export const outdate = (client: QueryClient, ...writes: readonly WriteOperation[]): Promise<void> =>
  outdateReads(
    client,
    writes.map((write) => outdates[write]),
  );

/** The same for what rows of another table name: of live events, of rooms. */
export function outdateReads(client: QueryClient, rows: readonly Outdated[]): Promise<void> {
  const among = (when: keyof Outdated) => {
    const reads = rows.flatMap((row) => row[when] ?? []);
    return ({ queryKey }: { queryKey: QueryKey }) => reads.some((read) => isReadBy(queryKey, read));
  };
  void client.invalidateQueries({ predicate: among('next'), refetchType: 'none' });
  return client.invalidateQueries({ predicate: among('now') });
}

/**
 * Applies the table after a mutation, done or refused, to `current`. Of several writes under way that outdate the same, the
 * last one does it: an answer to an earlier one does not know the later changes that are already shown.
 */
export async function settleWrite(
  current: QueryClient,
  { options: { mutationKey = [] } }: Pick<Mutation, 'options'>,
  shown: unknown,
  { client }: Pick<MutationFunctionContext, 'client'>,
): Promise<void> {
  const rows = new Set(mutationKey.map((operation) => outdates[operation]));
  const underWay = client.isMutating({
    predicate: ({ options }) => (options.mutationKey ?? []).some((operation) => rows.has(outdates[operation])),
  });
  if (underWay > 1) return;
  const refetched = outdate(current, ...mutationKey);
  if (shown instanceof OptimisticUpdate)
    await client.refetchQueries(
      { type: 'active', predicate: (query) => shown.stale.has(query) },
      { cancelRefetch: false }, // some may be among the refetched
    );
  await refetched;
}

/** Compares the key that the client is generated with (path with its values, parameters) with an entry of the table. */
function isReadBy([path, params]: QueryKey, read: Reads): boolean {
  const [template, wanted] = typeof read === 'string' ? [read, {}] : read;
  if (!new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(String(path))) return false;
  const given = Object(params) as Record<string, unknown>; // the query parameters of a generated key, if it has any
  return Object.entries(wanted).every(([name, value]) => given[name] === value);
}
