import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { getListParticipantsQueryKey } from '../../shared/api/generated/endpoints/events/events.ts';
import type { ListParticipantsData } from '../../shared/api/generated/model';
import { showPaid } from './paid-cache.ts';

it('[COM-08] a tick is shown at once, and taken back alone when it is refused', () => {
  const client = new QueryClient();
  const key = getListParticipantsQueryKey(7, { status: 'going', page: 1 });
  client.setQueryData(key, {
    participants: [
      { id: 1, has_paid: false },
      { id: 2, has_paid: false },
    ],
  });
  const ticks = () => client.getQueryData<ListParticipantsData>(key)?.participants.map(({ has_paid: paid }) => paid);
  const first = showPaid(client, 7, 1, true);
  showPaid(client, 7, 2, true);
  expect(ticks()).toEqual([true, true]);
  first.undo();
  expect(ticks()).toEqual([false, true]);
  showPaid(client, 8, 1, true);
  expect(ticks()).toEqual([false, true]);
});
