import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { getListParticipantsQueryKey } from '../../../shared/api/generated/endpoints/events/events.ts';
import type { ListParticipantsData } from '../../../shared/api/generated/model';
import { showPaid } from './paid-cache.ts';

it('[COM-08] a tick is shown at once, and taken back alone when it is refused', () => {
  const client = new QueryClient();
  const key = getListParticipantsQueryKey(7, { status: 'going', page: 1 });
  client.setQueryData(key, {
    participants: [
      { id: 1, has_paid: false, due: 300, owes: 250 },
      { id: 2, has_paid: false, due: 600, owes: 0 },
    ],
    money: { paid: 100, open: 1150 },
  });
  const ticks = () => client.getQueryData<ListParticipantsData>(key)?.participants.map(({ has_paid: paid }) => paid);
  const money = () => client.getQueryData<ListParticipantsData>(key)?.money;
  const first = showPaid(client, 7, 1, true);
  showPaid(client, 7, 2, true);
  expect([ticks(), money()]).toEqual([[true, true], { paid: 1250, open: 0 }]);
  first.undo();
  expect([ticks(), money()]).toEqual([[false, true], { paid: 700, open: 550 }]);
  showPaid(client, 8, 1, true);
  expect(ticks()).toEqual([false, true]);
});
