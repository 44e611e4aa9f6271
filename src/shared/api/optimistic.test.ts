import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { OptimisticUpdate } from './optimistic.ts';

interface Count {
  count: number;
}

const one = ['/counts', 1];
const two = ['/counts', 2];
const other = ['/others'];

function filled(): QueryClient {
  const client = new QueryClient();
  client.setQueryData(one, { count: 10 }, { updatedAt: 5 });
  client.setQueryData(two, { count: 20 }, { updatedAt: 6 });
  client.setQueryData(other, { count: 30 });
  return client;
}
const add = (client: QueryClient, by: number) =>
  new OptimisticUpdate(client).change<Count>(['/counts'], ({ count }) => ({
    data: { count: count + by },
    undo: (latest) => ({ count: latest.count - by }),
  }));
const counts = (client: QueryClient) => [one, two, other].map((key) => client.getQueryData<Count>(key)?.count);

it('changes every answer under its key, and makes none fresher than it was', () => {
  const client = filled();
  add(client, 1);
  expect(counts(client)).toEqual([11, 21, 30]);
  expect([one, two].map((key) => client.getQueryState(key)?.dataUpdatedAt)).toEqual([5, 6]);
});

it('undoes only its own change', () => {
  const client = filled();
  const first = add(client, 1);
  add(client, 100);
  first.undo();
  expect(counts(client)).toEqual([110, 120, 30]);
});

it('undoes nothing in an answer that the server has given since', () => {
  const client = filled();
  const update = add(client, 1);
  client.setQueryData(one, { count: 50 }, { updatedAt: 7 });
  update.undo();
  expect(counts(client)).toEqual([50, 20, 30]);
});

it('leaves alone what its change does not concern', async () => {
  const client = filled();
  const refetch = client.fetchQuery({ queryKey: one, queryFn: async () => ({ count: 12 }) });
  new OptimisticUpdate(client).change(['/counts'], () => undefined).undo();
  await refetch;
  expect(counts(client)).toEqual([12, 20, 30]);
});

it('keeps what was stale before stale', () => {
  const client = filled();
  void client.invalidateQueries({ queryKey: one });
  add(client, 1).undo();
  expect([one, two].map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, false]);
});

it('cancels a refetch, which knows nothing of the change, and leaves the answer stale', async () => {
  const client = filled();
  const answer = Promise.withResolvers<Count>();
  const refetch = client.fetchQuery({ queryKey: one, queryFn: () => answer.promise });
  const first = add(client, 1);
  const second = add(client, 1);
  answer.resolve({ count: 10 });
  await refetch;
  expect(counts(client)).toEqual([12, 22, 30]);
  const query = client.getQueryCache().find({ queryKey: one });
  // of two writes, the later one is settled last
  expect([first.stale, second.stale]).toEqual([new Set([query]), new Set([query])]);
  first.undo();
  expect(query?.state).toMatchObject({ data: { count: 11 }, isInvalidated: true });
});

it('leaves a first load running, whose answer may come without the change', async () => {
  const client = filled();
  const answer = Promise.withResolvers<Count>();
  const three = ['/counts', 3];
  const load = client.fetchQuery({ queryKey: three, queryFn: () => answer.promise });
  const { stale } = add(client, 1);
  answer.resolve({ count: 1 });
  await load;
  expect(client.getQueryState(three)).toMatchObject({ status: 'success', data: { count: 1 } });
  expect([...stale]).toEqual([client.getQueryCache().find({ queryKey: three })]);
});
