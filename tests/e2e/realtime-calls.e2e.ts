import { expect, test } from '../setup/fixtures.ts';
import type { MockClient } from '../setup/mock-client.ts';

/** The bodies of these calls, the oldest first. */
const sent = (mock: MockClient, operation: 'createFirebaseToken' | 'setOnline' | 'setOffline') =>
  expect.poll(async () => (await mock.calls(operation)).map(({ request }) => request));
const connection = async (mock: MockClient, index: number): Promise<unknown> =>
  (await mock.calls('setOnline')).map(({ request }) => Reflect.get(Object(request), 'connection_id'))[index];

test('[API-12] [API-42] [API-43] [ENT-48] a token for the realtime service, then each tab reports itself under its own id', async ({
  page,
  signIn,
  mock,
  context,
}) => {
  const body = { connection_id: expect.any(String), metadata: expect.any(Object), module: 'base' };
  await signIn('player');
  await page.goto('account');
  await sent(mock, 'setOnline').toEqual([body]);
  await sent(mock, 'createFirebaseToken').toEqual([{ module: 'base' }]);
  // the token identifies the player to the realtime service
  await expect
    .poll(async () => {
      const { online } = (await (await context.request.get('/__mock/realtime')).json()) as {
        online: (string | null)[];
      }; // our own mock's answer
      return online;
    })
    .toEqual(['1']);

  const other = await context.newPage();
  await other.goto('venues');
  await sent(mock, 'setOnline').toEqual([body, body]);
  const [first, second] = [await connection(mock, 0), await connection(mock, 1)];
  expect(first).not.toBe(second);
  await other.close();
  await sent(mock, 'setOffline').toEqual([{ connection_id: second, module: 'base' }]);

  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await sent(mock, 'setOffline').toEqual([
    { connection_id: second, module: 'base' },
    { connection_id: first, module: 'base' },
  ]);
});
