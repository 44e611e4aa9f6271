import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import { saved } from '../setup/saved.ts';

/** The team of the demo team admin. */
const TEAM = 'admin/team?switch_module=team&switch_entity_id=1';

const rows = (page: Page): Locator => page.getByRole('list', { name: 'Applications' }).getByRole('listitem');
const notices = (page: Page): Locator => page.getByRole('main').getByRole('listitem');

test('[RT-37] [RT-38] [CMP-03] [API-74] a request is decided with a note, and the applicant is told', async ({
  page,
  mock,
  signIn,
  language,
  secondUser,
}) => {
  const admin = await secondUser('teamAdmin');
  await admin.language('en');
  await admin.page.goto(TEAM);
  await expect(rows(admin.page)).toHaveCount(1);

  await signIn('owner');
  await language('en');
  const asked = await page.request.post('/api/team/1/join', {
    headers: { authorization: `Bearer ${await mock.become('owner')}` },
    data: { module: 'base', message: 'I keep goal.', position: 'goalkeeper' },
  });
  expect(asked.status()).toBe(201);
  // without a reload
  await expect(rows(admin.page)).toHaveCount(2);
  await rows(admin.page).filter({ hasText: 'Mirela Gjoka' }).getByRole('link').click();
  await expect(admin.page).toHaveURL(/\/app\/application\/\d+$/);
  await expect(admin.page.getByText('I keep goal.').first()).toBeVisible();

  await page.goto('applications');
  await expect(rows(page)).toHaveCount(1);
  await rows(page).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'You want to join Shqiponjat e Liqenit' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accept' })).toHaveCount(0);

  await admin.page.getByRole('button', { name: 'Accept' }).click();
  const dialog = admin.page.getByRole('dialog', { name: 'Accept Mirela Gjoka?' });
  await dialog.getByLabel('Note').fill('Come on Thursday.');
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect(admin.page.getByText('Mirela Gjoka is accepted.')).toBeVisible();
  const history = admin.page.getByRole('list', { name: 'History' }).getByRole('listitem');
  await expect(history).toHaveCount(2);
  await expect(history.last()).toContainText('Come on Thursday.');

  // without a reload
  await expect(page.getByText('Come on Thursday.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw' })).toHaveCount(0);
  await page.goto('notifications');
  await expect(notices(page).filter({ hasText: 'You are in the team' })).toContainText('Come on Thursday.');
  await saved(admin.page);
  await admin.page.goto('admin/team/users');
  await expect(
    admin.page.getByRole('list', { name: 'Members' }).getByRole('listitem').filter({ hasText: 'Mirela Gjoka' }),
  ).toContainText('goalkeeper');
});

test('[RT-38] the applicant withdraws: there is nothing left to decide', async ({
  page,
  signIn,
  language,
  allowConsole,
  secondUser,
}) => {
  allowConsole(/status of 404/);
  await signIn('player');
  await language('en');
  await page.goto('applications?kind=team-join&status=pending');
  await expect(rows(page)).toHaveCount(1);
  await rows(page).getByRole('link').click();
  await expect(page).toHaveURL(/\/app\/application\/\d+$/);
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(page.getByText('The application is withdrawn.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Applications' }).click();
  await expect(rows(page).filter({ hasText: 'Titanët e Tiranës' })).toContainText('Withdrawn');

  // somebody else's is not there
  const other = await secondUser('owner');
  await other.language('en');
  await other.page.goto('application/3');
  await expect(other.page.getByText('This application does not exist, or it is not yours to see.')).toBeVisible();
});

test('a request is declined in the list of notifications, in any profile', async ({
  page,
  signIn,
  language,
  secondUser,
}) => {
  await signIn('teamAdmin');
  await language('en');
  await page.goto('notifications');
  const notice = notices(page).filter({ hasText: 'wants to join Shqiponjat e Liqenit' });
  await expect(notice.getByRole('button', { name: 'Decline' })).toBeVisible();

  // the manager has the same request, and is slower
  const manager = await secondUser('teamManager');
  await manager.language('en');
  await manager.page.goto('application/1?do=accept');
  const dialog = manager.page.getByRole('dialog', { name: /^Accept / });
  await expect(dialog).toBeVisible();

  await notice.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText(/ is declined\.$/)).toBeVisible();
  await expect(notice.getByRole('button', { name: 'Decline' })).toHaveCount(0);
  // it is live: what can no longer be decided is not offered
  await expect(dialog).toHaveCount(0);
  await expect(manager.page.getByRole('main')).toContainText('Declined');
});

test('[RT-37] [CMP-03] sent and received, by status, in the address; the menu leads there', async ({
  page,
  signIn,
  language,
}) => {
  await signIn('everyone');
  await language('en');
  await page.goto('applications?direction=received&status=pending');
  await expect(page.getByRole('tab', { name: 'Received' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('No applications match. Change the filters.')).toBeVisible();
  await page.getByRole('tab', { name: 'Sent' }).click();
  await expect(page).toHaveURL(/\/app\/applications$/);
  await expect(page.getByText('You have not applied anywhere yet.')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/app\/applications\?direction=received&status=pending$/);
  await page.goto('explore');
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('button', { name: 'More' }).click();
  await page.getByRole('link', { name: 'Applications' }).click();
  await expect(page).toHaveURL(/\/app\/applications$/);
  await expect(page).toHaveTitle(/^Applications/);
});
