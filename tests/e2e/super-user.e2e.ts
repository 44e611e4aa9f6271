import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';

const AS_SUPER_USER = '?switch_module=superuser&switch_entity_id=5';
const AS_DRILON = '?switch_module=venue&switch_entity_id=17';
const REASON = 'The address names no street.';

const waiting = (page: Page) => page.getByRole('list', { name: 'Venues in review' });
const main = (page: Page) => page.getByRole('main');
const submit = (page: Page) => page.getByRole('button', { name: 'Submit for review' });
const badge = (page: Page, text: string) => main(page).getByText(text, { exact: true }).first();

test('[RT-53] [RT-54] [SUP-01] [SUP-02] [SUP-05] a venue is rejected, mended, approved, and booked', async ({
  page,
  signIn,
  secondUser,
  mock,
  axe,
}) => {
  await signIn('superUser');
  const owner = await secondUser('owner');
  await owner.language('en');
  await owner.page.goto(`admin/venue${AS_DRILON}`);
  await submit(owner.page).click();
  await expect(owner.page.getByText('The venue is in review.')).toBeVisible();

  // the longest-waiting stand first
  await page.goto(`super/in-review${AS_SUPER_USER}`);
  await expect(waiting(page).getByRole('link')).toHaveCount(3);
  await expect(waiting(page).getByRole('link').first()).toContainText('Drini Sport Center');
  await expect(waiting(page).getByRole('link').first()).toContainText('waits 2 days');
  const asked = (await mock.calls('listVenues')).map(({ path }) => decodeURIComponent(path));
  expect(asked.filter((path) => path.includes('status[]=in-review') && path.includes('module=superuser'))).not.toEqual(
    [],
  );
  await waiting(page)
    .getByRole('link', { name: /Fusha Drilon/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fusha Drilon' })).toBeVisible();
  await expect(page.getByText('First review')).toBeVisible();
  await page.getByRole('button', { name: 'Reject' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reject the venue?' });
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription(/Field is required\./);
  expect(await mock.calls('reviewVenue')).toEqual([]);
  await axe();
  await dialog.getByLabel('Reason').fill(REASON);
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(badge(page, 'Unpublished')).toBeVisible();

  await owner.page.goto('notifications');
  await main(owner.page).getByRole('link', { name: 'Venue not approved' }).click();
  await expect(owner.page).toHaveURL(/\/app\/admin\/venue$/);
  await expect(owner.page.getByText(REASON)).toBeVisible();
  await owner.page.getByRole('tab', { name: 'Details' }).click();
  await owner.page.getByLabel('Address', { exact: true }).fill('Rr. e Mjellmave 6');
  await owner.page.getByRole('button', { name: 'Save changes' }).click();
  await expect(owner.page.getByText('The details are saved.')).toBeVisible();
  await owner.page.getByRole('tab', { name: 'Overview' }).click();
  await submit(owner.page).click();
  await expect(owner.page.getByText('The venue is in review.')).toBeVisible();

  await page.goto('super/in-review');
  await waiting(page)
    .getByRole('link', { name: /Fusha Drilon/ })
    .click();
  const change = page.getByRole('list', { name: 'Changed since the last review' }).getByRole('listitem');
  await expect(change).toHaveCount(1);
  await expect(change).toContainText('Rr. e Mjellmave 4');
  await expect(change).toContainText('Rr. e Mjellmave 6');
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(badge(page, 'Published')).toBeVisible();
  await page.getByRole('link', { name: 'Next in review: Drini Sport Center' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Drini Sport Center' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible();

  const player = await secondUser('player');
  await player.page.goto('venue/fusha-drilon?date=2026-11-26&court=43&slot=13');
  await player.page.getByRole('button', { name: 'Book', exact: true }).click();
  await player.page.getByRole('dialog').getByRole('button', { name: 'Confirm booking' }).click();
  await expect(player.page).toHaveURL(/booked=\d+/);
});

test('[SUP-01] [SUP-06] [NOT-03] an owner on the overview sees each decision without a reload', async ({
  page,
  signIn,
  secondUser,
}) => {
  await signIn('superUser');
  const owner = await secondUser('owner');
  await owner.language('en');
  await owner.page.goto(`admin/venue${AS_DRILON}`);
  await submit(owner.page).click();
  await expect(owner.page.getByText('The venue is in review.')).toBeVisible();
  await expect(badge(owner.page, 'In review')).toBeVisible();

  await page.goto(`super/venue/fusha-drilon${AS_SUPER_USER}`);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(badge(page, 'Published')).toBeVisible();
  await expect(badge(owner.page, 'Published')).toBeVisible();
  await expect(owner.page.getByText('Fusha Drilon is published.')).toBeVisible();
  await expect(owner.page.getByRole('button', { name: 'Unpublish' })).toBeVisible();

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Disable' }).click();
  const dialog = page.getByRole('dialog', { name: 'Disable the venue?' });
  await dialog.getByLabel('Reason').fill('The court is closed.');
  await dialog.getByRole('button', { name: 'Disable' }).click();
  await expect(badge(owner.page, 'Disabled')).toBeVisible();
  await expect(owner.page.getByText('Reason: The court is closed.')).toBeVisible();
});

test('[RT-53] [RT-54] [RT-55] [SUP-03] [SUP-04] [SEC-14] nobody else opens the pages of super users', async ({
  page,
  signIn,
  secondUser,
  mock,
}) => {
  const refusal = 'You do not have permission to access that page.';
  await signIn('player');
  for (const address of [
    'super/in-review',
    'super/venue/drini-sport-center',
    'super/venue/drini-sport-center/manage',
  ]) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/app\/explore$/);
    await expect(page.getByText(refusal)).toBeVisible();
  }
  const unverified = await secondUser('unverifiedSuperUser');
  await unverified.page.goto('super/in-review');
  await expect(unverified.page).toHaveURL(/\/app\/auth\/login/);
  expect(await mock.calls('getVenueLog')).toEqual([]);

  // a super user at work as a player is offered the profile that may
  const player = await secondUser('superUser');
  await player.page.goto('super/in-review');
  await expect(player.page).toHaveURL(/\/app\/explore$/);
  await player.page.getByRole('button', { name: /^Switch to/ }).click();
  await expect(player.page.getByRole('heading', { level: 1, name: 'Venues in review' })).toBeVisible();
});

test('[SUP-01] [SUP-06] a venue is approved by keyboard, and disabled again with a reason', async ({
  page,
  signIn,
  mock,
}) => {
  await signIn('superUser');
  await page.goto(`super/in-review${AS_SUPER_USER}`);
  await waiting(page)
    .getByRole('link', { name: /Drini Sport Center/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Drini Sport Center' })).toBeVisible();
  await expect(main(page)).toBeFocused(); // which a change of page does
  await page.getByRole('button', { name: 'Approve' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Drini Sport Center is published.')).toBeVisible();
  await expect(badge(page, 'Published')).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Edit details' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Disable' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Disable the venue?' });
  await dialog.getByLabel('Reason').focus();
  await page.keyboard.type('The court is closed.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(badge(page, 'Disabled')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'History' })).toContainText('The court is closed.');
  expect((await mock.calls('changeVenueStatus')).map(({ status }) => status)).toEqual([200]);
});

test('[RT-55] a super user puts a detail right, and the log keeps both values', async ({ page, signIn }) => {
  await signIn('superUser');
  await page.goto(`super/venue/drini-sport-center${AS_SUPER_USER}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Edit details' }).click();
  await expect(page).toHaveURL(/\/app\/super\/venue\/drini-sport-center\/manage$/);
  await page.getByLabel('Address', { exact: true }).fill('Rr. e Liqenit 3');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('The details are saved.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the review' }).click();
  await expect(page.getByRole('list', { name: 'History' }).getByRole('listitem').first()).toContainText(
    'Details changed',
  );
});

test('[SUP-06] the list of venues shows super users every status, and leads to the review', async ({
  page,
  signIn,
}) => {
  await signIn('superUser');
  await page.goto(`venues${AS_SUPER_USER}&status=disabled`);
  await main(page).getByRole('link', { name: 'Vjosa 5x5' }).click();
  await expect(page).toHaveURL(/\/app\/super\/venue\/vjosa-5x5$/);
  await page.getByRole('button', { name: 'Restore' }).click();
  const dialog = page.getByRole('dialog', { name: 'Restore the venue?' });
  await dialog.getByLabel('Reason').fill('The licence is here.');
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await expect(badge(page, 'Published')).toBeVisible();
});
