import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { getGetManagedVenueQueryKey } from '../../shared/api/generated/endpoints/mod-venue/mod-venue.ts';
import type { Court } from '../../shared/api/generated/model';
import { showCourtAt } from './court-order.ts';

// as much of a court as the order reads
const courts = [1, 2, 3].map((id) => ({ id }) as Court);
const ids = (list: readonly Court[]) => list.map(({ id }) => id);

describe('the order of courts', () => {
  const key = getGetManagedVenueQueryKey(7);
  const cached = () => {
    const client = new QueryClient();
    client.setQueryData(key, { venue: { id: 7, courts } });
    return { client, shown: () => ids(client.getQueryData<{ venue: { courts: Court[] } }>(key)?.venue.courts ?? []) };
  };

  it.each([
    [1, 0, [1, 2, 3]],
    [1, 1, [2, 1, 3]],
    [1, 2, [2, 3, 1]],
    [3, 0, [3, 1, 2]],
    [9, 0, [1, 2, 3]],
  ])('court %i at place %i is shown at once, and taken back', (id, place, order) => {
    const { client, shown } = cached();
    const update = showCourtAt(client, 7, id, place);
    expect(shown()).toEqual(order);
    update.undo();
    expect(shown()).toEqual([1, 2, 3]);
  });

  it('a move is taken back alone', () => {
    const { client, shown } = cached();
    const first = showCourtAt(client, 7, 1, 2);
    showCourtAt(client, 7, 3, 0);
    expect(shown()).toEqual([3, 2, 1]);
    first.undo();
    expect(shown()).toEqual([1, 3, 2]);
  });
});
