import { expect, test } from '../setup/fixtures.ts';
import { NOW } from '../setup/personas.ts';

const REFUSED = 'Cannot join room when not authenticated.';

test('[RTM-16] an event that is opened cold joins its room once, without a refusal before', async ({
  page,
  signIn,
}) => {
  await signIn('player');
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const joined = page.waitForResponse((response) => response.url().includes('/realtime/join-room'));
  await page.goto('event/15/info');
  expect((await joined).status()).toBe(200);
  expect(said).not.toContain(REFUSED);
});

test('[RTM-02] [RTM-23] what happens between the reading of an event and the joining of its room is not missed', async ({
  me,
  mock,
}) => {
  const { page } = me;
  await me.signIn('player');
  await me.language('en');
  await mock.fail('createFirebaseToken', 500);
  await page.clock.install({ time: NOW });
  const refused = page.waitForEvent('console', (message) => message.text() === REFUSED);
  await page.goto('event/15/info');
  await expect(page.getByText('1 of 2 going')).toBeVisible();
  await page.clock.runFor(5_000);
  await refused;
  const answer = await me.context.request.post('/api/event/15/rsvp', {
    headers: { authorization: `Bearer ${await mock.become('teamCaptain')}` },
    data: { module: 'base', status: 'going', guests: 0 },
  });
  expect(answer.status()).toBe(200);
  await mock.scenario('default');
  await page.clock.runFor(61_000);
  await expect(page.getByText('2 of 2 going')).toBeVisible();
});

test('[RTM-02] [COM-07] who has a community open sees that somebody joins', async ({ me, secondUser }) => {
  await me.signIn('player');
  await me.language('en');
  const head = me.page.getByRole('main').getByRole('banner').or(me.page.getByRole('main').locator('header'));
  const joined = me.page.waitForResponse((response) => response.url().includes('/realtime/join-room'));
  await me.page.goto('community/6/events');
  expect((await joined).status()).toBe(200);
  await expect(head).toContainText('2 members');
  const other = await secondUser('teamCaptain');
  await other.language('en');
  await other.page.goto('community/6/feed');
  await other.page.getByRole('button', { name: 'Join community' }).click();
  await expect(other.page.getByRole('button', { name: 'Join community' })).toHaveCount(0);
  await expect(head).toContainText('3 members');
});
