import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { getListNotificationsQueryKey } from '../../shared/api/generated/endpoints/notifications/notifications.ts';
import { showRead } from './notification-cache.ts';

const first = getListNotificationsQueryKey();
const second = getListNotificationsQueryKey({ page: 2 });
const AT = '2026-11-24T10:00:00+01:00';
const BEFORE = '2026-11-23T10:00:00+01:00';

const one = (id: number, read_at: string | null = null) => ({ id, read_at });
const listOf = (count: number, ...notifications: object[]) => ({
  notifications,
  pagination: {},
  unread_notifications_count: count,
});

function filled(): QueryClient {
  const client = new QueryClient();
  client.setQueryData(first, listOf(3, one(1), one(2)), { updatedAt: 5 });
  client.setQueryData(second, listOf(3, one(3), one(4, BEFORE)), { updatedAt: 6 });
  return client;
}
const countsOf = (client: QueryClient) =>
  [first, second].map((key) => client.getQueryData<ReturnType<typeof listOf>>(key)?.unread_notifications_count);

describe('[NOT-06] reading in the cache', () => {
  it('one: it is read in its list, and every count falls by one', () => {
    const client = filled();
    showRead(client, 2, AT);
    expect(client.getQueryData(first)).toEqual(listOf(2, one(1), one(2, AT)));
    expect(client.getQueryData(second)).toEqual(listOf(2, one(3), one(4, BEFORE)));
  });

  it('one that is read already, or in no list, changes nothing', () => {
    for (const id of [4, 99]) {
      const client = filled();
      showRead(client, id, AT);
      expect(client.getQueryData(second)).toEqual(listOf(3, one(3), one(4, BEFORE)));
      expect(countsOf(client)).toEqual([3, 3]);
    }
  });

  it('all: none is left, and what was read before keeps its time', () => {
    const client = filled();
    showRead(client, null, AT);
    expect(client.getQueryData(first)).toEqual(listOf(0, one(1, AT), one(2, AT)));
    expect(client.getQueryData(second)).toEqual(listOf(0, one(3, AT), one(4, BEFORE)));
  });

  it('a count never falls below nothing', () => {
    const client = new QueryClient();
    client.setQueryData(first, listOf(0, one(1)));
    showRead(client, 1, AT);
    expect(client.getQueryData(first)).toEqual(listOf(0, one(1, AT)));
  });

  it.each([1, null])('is taken back when the server refuses (%s)', (id) => {
    const client = filled();
    showRead(client, id, AT).undo();
    expect(client.getQueryData(first)).toEqual(listOf(3, one(1), one(2)));
    expect(client.getQueryData(second)).toEqual(listOf(3, one(3), one(4, BEFORE)));
  });

  it('taking one back leaves what was marked meanwhile', () => {
    const client = filled();
    const update = showRead(client, 1, AT);
    showRead(client, 2, AT);
    update.undo();
    expect(client.getQueryData(first)).toEqual(listOf(2, one(1), one(2, AT)));
  });
});
