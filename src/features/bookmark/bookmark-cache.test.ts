import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { getGetVenueQueryKey, getListVenuesQueryKey } from '../../shared/api/generated/endpoints/venues/venues.ts';
import { showBookmark } from './bookmark-cache.ts';

const arena = { id: 1, slug: 'arena', is_bookmarked: false };
const other = { id: 2, slug: 'other', is_bookmarked: false };
const all = getListVenuesQueryKey({ page: 1 });
const mine = getListVenuesQueryKey({ page: 1, bookmark: true });
const detail = getGetVenueQueryKey('arena');

function filled(): QueryClient {
  const client = new QueryClient();
  client.setQueryData(all, { venues: [arena, other] });
  client.setQueryData(mine, { venues: [] });
  client.setQueryData(detail, { venue: arena });
  return client;
}

describe('a bookmark in the cache', () => {
  it('[VEN-02] is shown in every list and on the venue at once', () => {
    const client = filled();
    showBookmark(client, arena, true);
    expect(client.getQueryData(all)).toEqual({ venues: [{ ...arena, is_bookmarked: true }, other] });
    expect(client.getQueryData(mine)).toEqual({ venues: [] });
    expect(client.getQueryData(detail)).toEqual({ venue: { ...arena, is_bookmarked: true } });
  });

  it('is taken back alone: another bookmark made meanwhile stays', () => {
    const client = filled();
    const first = showBookmark(client, arena, true);
    showBookmark(client, other, true);
    first.undo();
    expect(client.getQueryData(all)).toEqual({ venues: [arena, { ...other, is_bookmarked: true }] });
    expect(client.getQueryData(detail)).toEqual({ venue: arena });
  });

  it('leaves a list that is loading for the first time to its answer', async () => {
    const client = filled();
    const answer = Promise.withResolvers<unknown>();
    const third = getListVenuesQueryKey({ page: 3 });
    const loading = client.fetchQuery({ queryKey: third, queryFn: () => answer.promise });
    showBookmark(client, arena, true);
    answer.resolve({ venues: [other] });
    await loading;
    expect(client.getQueryData(third)).toEqual({ venues: [other] });
  });
});
