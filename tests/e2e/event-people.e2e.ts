import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import { saved } from '../setup/saved.ts';

/** Arben Hoxha's: he approves who comes; three ask, ten of fourteen seats are taken. */
const FRIENDLY = 'event/7/participants';

const rows = (page: Page, list = 'Participants'): Locator =>
  page.getByRole('list', { name: list, exact: true }).getByRole('listitem');
const row = (page: Page, text: string, list?: string): Locator => rows(page, list).filter({ hasText: text });
const choose = async (page: Page, name: string, action: string): Promise<void> => {
  await row(page, name)
    .getByRole('button', { name: `Actions for ${name}` })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
};

test('[COM-06] [RT-28] somebody is invited, accepts in the list of notifications, and stands among the participants at once', async ({
  page,
  signIn,
  language,
  secondUser,
  axe,
  assertSane,
}) => {
  await signIn('player');
  await language('en');
  await page.goto(FRIENDLY);
  await expect(rows(page)).toHaveCount(7);
  await axe();
  await assertSane();
  const invited = await secondUser('owner');
  await invited.language('en');
  await invited.page.goto('notifications');
  await expect(invited.page.getByRole('heading', { name: 'Notifications' })).toBeVisible();

  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite to Futboll miqësor për çdo moshë' });
  await dialog.getByRole('combobox', { name: 'Search by name or phone' }).fill('mirela gj');
  await page.getByRole('option', { name: 'Mirela Gjoka' }).click();
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByText('1 person is invited.')).toBeVisible();

  const list = invited.page.getByRole('listitem').filter({
    hasText: 'Arben Hoxha invites you: Futboll miqësor për çdo moshë',
  });
  await list.getByRole('button', { name: 'Going', exact: true }).click();
  await expect(invited.page.getByText('You are going: Futboll miqësor për çdo moshë')).toBeVisible();
  await expect(list).toContainText('accepted');
  await expect(list.getByRole('button')).toHaveCount(0);
  await expect(row(page, 'Mirela Gjoka')).toBeVisible();
  await expect(rows(page)).toHaveCount(8);
});

test('[COM-04] whoever asks to come is approved, told, and takes a seat; another one is declined, and told', async ({
  page,
  signIn,
  language,
  secondUser,
}) => {
  await signIn('player');
  await language('en');
  await page.goto(FRIENDLY);
  await expect(rows(page, 'Requests')).toHaveCount(3);
  const asks = await secondUser('teamCaptain');
  await asks.language('en');
  await asks.page.goto('event/7/info');
  await asks.page.getByRole('button', { name: 'Going', exact: true }).click();
  await expect(asks.page.getByText('The host decides. You get a notification.')).toBeVisible();
  const request = row(page, 'Fatjon Lleshi', 'Requests');
  await expect(request).toBeVisible();
  await expect(rows(page, 'Requests')).toHaveCount(4);
  await request.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Fatjon Lleshi is going.')).toBeVisible();
  await expect(row(page, 'Fatjon Lleshi')).toBeVisible();
  await expect(asks.page.getByText('You are in: your request to come to an event was approved.')).toBeVisible();
  await expect(asks.page.getByRole('link', { name: '11 of 14 going' })).toBeVisible();
  await expect(asks.page.getByText('The host decides. You get a notification.')).toHaveCount(0);

  const declined = await secondUser('owner');
  await declined.language('en');
  await declined.page.goto('event/7/info');
  await declined.page.getByRole('button', { name: 'Going', exact: true }).click();
  await row(page, 'Mirela Gjoka', 'Requests').getByRole('button', { name: 'Decline' }).click();
  await expect(rows(page, 'Requests')).toHaveCount(3);
  await page.getByRole('radiogroup', { name: 'Show' }).getByText('Not coming').click();
  await expect(page).toHaveURL(/\/app\/event\/7\/participants\?show=declined$/);
  await expect(rows(page, 'Not coming')).toHaveText([/Mirela Gjoka/]);
  await expect(declined.page.getByText('Your request to come to an event was not accepted.')).toBeVisible();
  await saved(declined.page);
  await declined.page.goto('notifications');
  await expect(
    declined.page.getByRole('main').getByText('Your request was not accepted: Futboll miqësor për çdo moshë'),
  ).toBeVisible();
});

/** The next Thursday game starts, unpaid. */
const THURSDAY_AT_EIGHT = '2026-11-26T20:00:00+01:00';

test('[COM-06] [COM-08] when a weekly game starts, who was going is invited to the next one, which says what is open', async ({
  me,
  secondUser,
  baseURL,
}) => {
  const invited = await secondUser('teamCaptain');
  const url = new URL(baseURL ?? '').origin;
  for (const { context } of [me, invited]) {
    await context.addCookies([{ name: 'fusha-now', value: THURSDAY_AT_EIGHT, url }]);
    await context.clock.setFixedTime(THURSDAY_AT_EIGHT);
  }
  await me.signIn('teamAdmin');
  for (const one of [me, invited]) await one.language('en');
  const { page } = invited;
  await page.goto('notifications');
  await page.getByRole('link', { name: /Endri Çela invites you: Futboll i së enjtes 7×7/ }).click();
  await expect(page.getByText('Thursday, December 3, 20:00–21:00')).toBeVisible();
  await expect(page.getByText('Weekly')).toBeVisible();
  await page.getByRole('button', { name: 'Going', exact: true }).click();
  await expect(page.getByText('and ALL 600 that is open from earlier weeks')).toBeVisible();
  await saved(page);

  await me.page.goto(page.url().replace('/info', '/participants'));
  await expect(row(me.page, 'Fatjon Lleshi')).toContainText('ALL 600 open from earlier weeks');
  const open = me.page.getByText('Still open').locator('..');
  const before = await open.textContent();
  await row(me.page, 'Fatjon Lleshi').getByRole('button', { name: 'Paid: Fatjon Lleshi' }).click();
  await expect(open).not.toHaveText(before ?? '');
});

test('[COM-04] who is removed leaves the list, is told, and cannot answer; the next in line takes the seat', async ({
  page,
  signIn,
  language,
  secondUser,
}) => {
  await signIn('teamAdmin');
  await language('en');
  const removed = await secondUser('teamCaptain');
  await removed.language('en');
  await removed.page.goto('event/3/info');
  await expect(removed.page.getByRole('group', { name: 'Are you coming?' }).getByRole('button')).toHaveCount(3);
  await page.goto('event/3/participants');
  await expect(row(page, 'Anisa Duka', 'Waiting list')).toContainText('Number 1');
  await choose(page, 'Fatjon Lleshi', 'Remove');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(row(page, 'Fatjon Lleshi')).toHaveCount(0);
  // two seats are free: his own and that of his guest
  await expect(row(page, 'Anisa Duka')).toBeVisible();
  await expect(row(page, 'Arben Hoxha')).toBeVisible();
  await expect(rows(page, 'Waiting list')).toHaveCount(1);
  await expect(removed.page.getByText('You are no longer in an event.')).toBeVisible();
  await expect(removed.page.getByText('You were removed from this event.', { exact: false })).toBeVisible();
  await expect(removed.page.getByRole('group', { name: 'Are you coming?' }).getByRole('button')).toHaveCount(0);
});

test('[COM-06] a whole team is invited by a host who only plays in it; a team mate sees the invitation', async ({
  page,
  signIn,
  secondUser,
}) => {
  await signIn('player');
  await page.goto(`${FRIENDLY}?do=invite`);
  const dialog = page.getByRole('dialog', { name: 'Invite to Futboll miqësor për çdo moshë' });
  await dialog.getByRole('radio', { name: 'A team' }).click();
  await dialog.getByRole('combobox').selectOption({ label: 'All members of Shqiponjat e Liqenit' });
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByText('5 people are invited.')).toBeVisible();
  const mate = await secondUser('teamAdmin');
  await mate.language('en');
  await mate.page.goto('notifications');
  const invitation = mate.page.getByRole('main').getByRole('listitem').filter({
    hasText: 'Arben Hoxha invites you: Futboll miqësor për çdo moshë',
  });
  await expect(invitation.getByRole('button', { name: 'Going', exact: true })).toBeVisible();
});
