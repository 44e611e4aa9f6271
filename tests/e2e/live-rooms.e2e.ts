import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import { NOW } from '../setup/personas.ts';

/** Opens a page once its room is joined: what others do from then on arrives. */
async function inRoom(page: Page, address: string): Promise<void> {
  const joined = page.waitForResponse((response) => response.url().includes('/realtime/join-room'));
  await page.goto(address);
  expect((await joined).status()).toBe(200);
}

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

test('[RTM-02] a hundred events of a room make its page read again at most once a second, and the last is not lost', async ({
  me,
  mock,
}) => {
  const { page } = me;
  await me.signIn('everyone'); // not in the event: nothing but its room tells them
  await me.language('en');
  await inRoom(page, 'event/15/info');
  await expect(page.getByText('1 of 2 going')).toBeVisible();
  const headers = { authorization: `Bearer ${await mock.become('teamCaptain')}` };
  let reads = 0;
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' && pathname === '/api/event/15') reads += 1;
  });
  const began = Date.now();
  for (let n = 0; n < 100; n += 1) {
    const data = { module: 'base', status: n % 2 === 0 ? 'declined' : 'going', guests: 0 };
    const answer = await me.context.request.post('/api/event/15/rsvp', { headers, data });
    expect(answer.status()).toBe(200);
  }
  await expect(page.getByText('2 of 2 going')).toBeVisible();
  // one a second, and one each when it begins and ends
  expect(reads).toBeLessThanOrEqual(2 + Math.ceil((Date.now() - began) / 1_000));
});

test('[RTM-02] [COM-07] who has a community open sees that somebody joins and leaves, in its head and its list', async ({
  me,
  secondUser,
}) => {
  await me.signIn('player');
  await me.language('en');
  const head = me.page.getByRole('main').getByRole('banner').or(me.page.getByRole('main').locator('header'));
  await inRoom(me.page, 'community/6/members');
  const rows = me.page.getByRole('list', { name: 'Members' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(head).toContainText('2 members');
  const other = await secondUser('teamCaptain');
  await other.language('en');
  await other.page.goto('community/6/feed');
  await other.page.getByRole('button', { name: 'Join community' }).click();
  await expect(other.page.getByRole('button', { name: 'Join community' })).toHaveCount(0);
  await expect(rows.filter({ hasText: 'Fatjon Lleshi' })).toHaveCount(1);
  await expect(head).toContainText('3 members');

  await other.page.getByRole('main').getByRole('button', { name: 'More actions' }).click();
  await other.page.getByRole('menuitem', { name: 'Leave community' }).click();
  await other.page.getByRole('alertdialog').getByRole('button', { name: 'Leave community' }).click();
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: 'Fatjon Lleshi' })).toHaveCount(0);
  await expect(head).toContainText('2 members');
});

test('[RTM-02] [COM-07] who has the members of a community open sees that somebody becomes an admin', async ({
  me,
  mock,
}) => {
  await me.signIn('everyone');
  await me.language('en');
  await inRoom(me.page, 'community/1/members');
  const row = me.page.getByRole('listitem').filter({ hasText: 'Arben Hoxha' });
  await expect(row).toHaveCount(1);
  await expect(row).not.toContainText('Admin');
  const headers = { authorization: `Bearer ${await mock.become('teamAdmin')}` };
  const { request } = me.context;
  const found = await request.get('/api/community/1/members?module=base&keywords=arben', { headers });
  // our own mock's answer
  const { data } = (await found.json()) as { data: { members: { id: number; user: { name: string } }[] } };
  const member = data.members.find(({ user }) => user.name === 'Arben Hoxha');
  const changed = await request.patch(`/api/community/1/member/${member?.id}`, {
    headers,
    data: { module: 'base', role: 'admin' },
  });
  expect(changed.status()).toBe(200);
  await expect(row).toContainText('Admin');
});

test('[RTM-02] [CMP-05] who has the teams of a competition open sees that one comes in, in its head and its list', async ({
  me,
  mock,
}) => {
  await me.signIn('player'); // in no team of it: nothing but its room tells them
  await me.language('en');
  await inRoom(me.page, 'competition/5/teams');
  const teams = me.page.getByRole('list', { name: 'Teams' }).getByRole('article');
  await expect(teams).toHaveCount(1);
  await expect(me.page.getByText('1 of 8 teams')).toBeVisible();
  const headers = { authorization: `Bearer ${await mock.become('organizationManager')}` };
  const { request } = me.context;
  const found = await request.get('/api/competition/5/applications?module=base&status[]=pending', { headers });
  // our own mock's answer
  const { data } = (await found.json()) as { data: { applications: { id: number; team: { name: string } }[] } };
  const [asked] = data.applications;
  const decided = await request.post(`/api/application/${asked?.id}/decision`, {
    headers,
    data: { module: 'base', decision: 'accepted' },
  });
  expect(decided.status()).toBe(200);
  await expect(teams.filter({ hasText: asked?.team.name ?? '' })).toHaveCount(1);
  await expect(me.page.getByText('2 of 8 teams')).toBeVisible();
});
