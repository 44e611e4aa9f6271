import { expect, it } from 'vitest';
import { isJsonObject } from './json.ts';
import { productRealtime } from './product.ts';

it.each(['events/1', 'rooms/fixture-1/events', 'push/1/local-a'])('[RTM-18] of /%s the last 50 are kept', (list) => {
  const server = productRealtime({ now: () => 1000 }, () => true);
  for (let n = 1; n <= 53; n += 1) server.push(list, { type: 'Goal', data: { n } });
  server.write('rooms/fixture-1/members/1', { joined_at: 1 });
  const kept = Object.values(server.read(list) ?? {}).map(
    (event) => isJsonObject(event) && isJsonObject(event['data']) && event['data']['n'],
  );
  expect(kept).toEqual(Array.from({ length: 50 }, (_, n) => n + 4));
});
