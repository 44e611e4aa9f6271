import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { getGetVenueQueryKey, getListVenuesQueryKey } from '../../shared/api/generated/endpoints/venues/venues.ts';
import { refreshBookmarks, restore, showBookmark } from './bookmark-cache.ts';

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
  it('[VEN-02] stands in every list and on the venue at once', async () => {
    const client = filled();
    await showBookmark(client, arena, true);
    expect(client.getQueryData(all)).toEqual({ venues: [{ ...arena, is_bookmarked: true }, other] });
    expect(client.getQueryData(detail)).toEqual({ venue: { ...arena, is_bookmarked: true } });
  });

  it('is as before when the server refuses', async () => {
    const client = filled();
    restore(client, await showBookmark(client, arena, true));
    expect(client.getQueryData(all)).toEqual({ venues: [arena, other] });
    expect(client.getQueryData(detail)).toEqual({ venue: arena });
  });

  it('makes only the lists of bookmarks old', async () => {
    const client = filled();
    await refreshBookmarks(client);
    expect(client.getQueryState(mine)?.isInvalidated).toBe(true);
    expect(client.getQueryState(all)?.isInvalidated).toBe(false);
  });
});
