import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import { saved } from '../setup/saved.ts';

/** Endri Çela's: open to everybody, with sixteen members. */
const MEMBERS = 'community/1/members';
/** Arben Hoxha's: three people wait for an answer. */
const REQUESTS = 'community/2/requests';

const rows = (page: Page, list = 'Members'): Locator => page.getByRole('list', { name: list }).getByRole('listitem');
const row = (page: Page, text: string): Locator => rows(page).filter({ hasText: text });
const request = (page: Page, text: string): Locator => rows(page, 'Requests').filter({ hasText: text });
const show = (page: Page, group: string) =>
  page.getByRole('radiogroup', { name: 'Show' }).getByText(group, { exact: true }).click();
const menuOf = async (page: Page, name: string): Promise<Locator> => {
  await row(page, name)
    .getByRole('button', { name: `Actions for ${name}` })
    .click();
  return page.getByRole('menuitem');
};
/** Chooses what is asked first, and says yes. */
async function doTo(page: Page, name: string, action: string, yes: string): Promise<void> {
  await (await menuOf(page, name)).filter({ hasText: action }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: yes }).click();
}

test('[COM-07] the owner cannot leave, hands the community over, and then leaves', async ({
  page,
  signIn,
  language,
  secondUser,
}) => {
  await signIn('teamAdmin');
  await language('en');
  await page.goto(MEMBERS);
  await expect(rows(page)).toHaveCount(16);
  await expect(row(page, 'You')).toContainText('To leave, first hand the community over to another member.');
  await expect(row(page, 'You').getByRole('button')).toHaveCount(0);
  const header = page.getByRole('main').getByRole('button', { name: 'More actions' });
  await header.click();
  await expect(page.getByRole('menuitem', { name: 'Delete community' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Leave community' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  const captain = await secondUser('teamCaptain');
  await captain.language('en');
  await captain.page.goto(MEMBERS);
  await expect(row(captain.page, 'You')).toContainText('Admin');
  await doTo(page, 'Fatjon Lleshi', 'Hand over the community', 'Hand over');
  await expect(page.getByText('Fatjon Lleshi is the owner now.')).toBeVisible();
  await expect(row(page, 'Fatjon Lleshi')).toContainText('Owner');
  await expect(row(page, 'You')).toContainText('Admin');
  // without a reload
  await expect(row(captain.page, 'You')).toContainText('Owner');

  await header.click();
  await page.getByRole('menuitem', { name: 'Leave community' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave community' }).click();
  await expect(page.getByRole('button', { name: 'Join community' })).toBeVisible();
  await expect(rows(page)).toHaveCount(15);
  await expect(row(captain.page, 'Endri Çela')).toHaveCount(0);
});

test('[COM-07] who is banned is out at once and cannot join, who is removed can', async ({
  page,
  signIn,
  language,
  secondUser,
  allowConsole,
}) => {
  allowConsole(/status of 403/); // what was on the screen of who is banned is asked for once more
  await signIn('teamAdmin');
  await language('en');
  await page.goto(MEMBERS);
  const banned = await secondUser('player');
  await banned.language('en');
  await banned.page.goto(MEMBERS);
  await expect(row(page, 'Arben Hoxha')).toContainText('Online');
  await (await menuOf(page, 'Arben Hoxha')).filter({ hasText: 'Ban' }).click();
  const question = page.getByRole('alertdialog', { name: 'Ban Arben Hoxha?' });
  await expect(question).toContainText('they cannot read or join the community, or be invited');
  await question.getByRole('button', { name: 'Ban' }).click();
  await expect(row(page, 'Arben Hoxha')).toHaveCount(0);

  const out = banned.page.getByText('the people who run it have banned you', { exact: false });
  await expect(out).toBeVisible();
  await banned.page.reload();
  await expect(out).toBeVisible();
  await expect(banned.page.getByRole('list', { name: 'Members' })).toHaveCount(0);
  await expect(banned.page.getByRole('button', { name: 'Join community' })).toHaveCount(0);

  await show(page, 'Banned');
  await expect(page).toHaveURL(/\/app\/community\/1\/members\?show=banned$/);
  await expect(rows(page)).toHaveCount(2);
  await (await menuOf(page, 'Arben Hoxha')).filter({ hasText: 'Lift ban' }).click();
  await expect(page.getByText('Arben Hoxha may join again.')).toBeVisible();
  await expect(banned.page.getByRole('button', { name: 'Join community' })).toBeVisible();

  await show(page, 'Members');
  await doTo(page, 'Era Krasniqi', 'Remove', 'Remove');
  await expect(row(page, 'Era Krasniqi')).toHaveCount(0);
  const removed = await secondUser('everyone');
  await removed.language('en');
  await removed.page.goto(MEMBERS);
  await removed.page.getByRole('button', { name: 'Join community' }).click();
  await expect(row(page, 'Era Krasniqi')).toBeVisible();
});

test('[COM-07] [COM-03] a player and a team are invited, the number is told, and an invitation is accepted', async ({
  page,
  signIn,
  language,
  secondUser,
}) => {
  await signIn('teamAdmin');
  await language('en');
  await page.goto(MEMBERS);
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite to Futbolli i së Enjtes' });
  await dialog.getByRole('combobox', { name: 'Search by name or phone' }).fill('luan derv');
  await page.getByRole('option', { name: 'Luan Dervishi' }).click();
  await expect(dialog.getByRole('list', { name: 'Chosen people' })).toContainText('Luan Dervishi');
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByText('1 person is invited.')).toBeVisible();
  await show(page, 'Invited');
  await expect(row(page, 'Luan Dervishi')).toContainText('Invited, no answer yet');
  await expect(rows(page)).toHaveCount(2);

  const invited = await secondUser('superUser');
  await invited.language('en');
  await invited.page.goto(MEMBERS);
  await expect(invited.page.getByText('Endri Çela invites you')).toBeVisible();
  await invited.page.getByRole('button', { name: 'Accept' }).click();
  await expect(row(page, 'Luan Dervishi')).toHaveCount(0);

  await page.getByRole('button', { name: 'Invite' }).click();
  await dialog.getByText('A team').click();
  await dialog.getByRole('combobox', { name: 'Team' }).selectOption({ label: 'All members of Shqiponjat e Liqenit' });
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByText('3 people are invited.')).toBeVisible();
  await expect(rows(page)).toHaveCount(4);
});

test('[RT-35] [COM-07] requests are answered by two people, and a new one arrives, without a reload', async ({
  page,
  signIn,
  language,
  secondUser,
}) => {
  await signIn('player');
  await language('en');
  await page.goto('community/2/members');
  await (await menuOf(page, 'Era Krasniqi')).filter({ hasText: 'Make admin' }).click();
  await expect(row(page, 'Era Krasniqi')).toContainText('Admin');
  await saved(page);
  await page.goto(REQUESTS);
  await expect(page).toHaveURL(/\/app\/community\/2\/requests$/);
  await expect(rows(page, 'Requests')).toHaveCount(3);
  await expect(request(page, 'Lira Isufi')).toContainText(
    'Sa shpesh mund të luash?Kur kam kohë, zakonisht në fundjavë.',
  );
  const admin = await secondUser('everyone');
  await admin.language('en');
  await admin.page.goto(REQUESTS);
  await request(admin.page, 'Lira Isufi').getByRole('button', { name: 'Accept' }).click();
  await expect(admin.page.getByText('Lira Isufi is accepted.')).toBeVisible();
  await expect(request(page, 'Lira Isufi')).toHaveCount(0);

  await request(page, 'Taulant Ndreu').getByRole('button', { name: 'More answers to Taulant Ndreu' }).click();
  await page.getByRole('menuitem', { name: 'Decline with a note' }).click();
  const dialog = page.getByRole('dialog', { name: 'Decline Taulant Ndreu?' });
  await dialog.getByLabel('Note').fill('Luajmë vetëm të martën.');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(request(admin.page, 'Taulant Ndreu')).toHaveCount(0);
  await expect(rows(page, 'Requests')).toHaveCount(1);

  const third = await secondUser('owner');
  await third.language('en');
  await third.page.goto('community/2/members');
  await third.page.getByRole('button', { name: 'Join community' }).click();
  await third.page.getByLabel('Sa shpesh mund të luash?').fill('Çdo të hënë.');
  await third.page.getByRole('button', { name: 'Send request' }).click();
  await expect(request(page, 'Mirela Gjoka')).toContainText('Çdo të hënë.');
  await request(page, 'Mirela Gjoka').getByRole('link').click();
  await expect(page).toHaveURL(/\/app\/application\/\d+$/);
});

test('[RT-35] a reported post is removed, and the other admin no longer sees it', async ({
  page,
  signIn,
  language,
  secondUser,
}) => {
  await signIn('teamAdmin');
  await language('en');
  await page.goto('community/1/requests');
  const report = rows(page, 'Reports');
  await expect(report).toContainText('Ina Pepa');
  await expect(report).toContainText('Spam');
  await expect(report).toContainText('Reported by Arben Hoxha');
  await expect(report).toContainText('E njëjta reklamë çdo javë.');
  await expect(report).toContainText('Bli orë të lira këtu, çmim special, shkruaj në privat!!!');
  const admin = await secondUser('teamCaptain');
  await admin.language('en');
  await admin.page.goto('community/1/requests');
  await expect(rows(admin.page, 'Reports')).toHaveCount(1);
  await report.getByRole('button', { name: 'Remove post' }).click();
  await page.getByRole('alertdialog', { name: 'Remove the post?' }).getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('The post is removed.')).toBeVisible();
  await expect(page.getByText('No post is reported.')).toBeVisible();
  await expect(admin.page.getByText('No post is reported.')).toBeVisible();
});
