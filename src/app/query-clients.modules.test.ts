import { expect, it } from 'vitest';
import { createQueryClients } from './query-clients.ts';

const inModule = (type: 'base' | 'venue' | 'team') => ({ userId: 1, profile: { type, entity_id: 1 } });

it.each(['/venues', '/teams', '/competitions'])(
  'another module knows nothing of the pages of %s that were read, nor does the first one on return',
  (list) => {
    const clients = createQueryClients(inModule('base'));
    for (const page of [1, 2, 3])
      clients.current().setQueryData([list, { page }], { pagination: { current_page: page } });
    clients.switchTo(inModule('team'));
    expect(clients.current().getQueriesData({ queryKey: [list] })).toEqual([]);
    clients.switchTo(inModule('base'));
    expect(clients.current().getQueriesData({ queryKey: [list] })).toEqual([]);
  },
);
