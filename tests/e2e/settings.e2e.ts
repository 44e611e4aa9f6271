import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import { latePieces } from '../setup/late-pieces.ts';
import type { MockClient } from '../setup/mock-client.ts';
import { saved } from '../setup/saved.ts';
import { answersTo } from '../setup/sign-in-steps.ts';

const AS_SUPER_USER = '?switch_module=superuser&switch_entity_id=5';
const OLD_KEY = 'not-a-real-key-1a2b';
const NEW_KEY = 'made-up-for-this-test-9f8e';

test('[RT-17] [ENT-34] [ENT-157] [ENT-158] a super user changes the settings of the app; of the maps key only its mask is ever shown', async ({
  page,
  signIn,
  mock,
  axe,
}) => {
  const answers = answersTo(page);
  const key = page.getByRole('button', { name: /^Maps key/ });
  await signIn('superUser');
  await page.goto(`account${AS_SUPER_USER}`);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(key).toContainText('••••1a2b');
  await key.click();
  const dialog = page.getByRole('dialog', { name: 'Replace the maps key' });
  await dialog.getByLabel('New maps key').fill(NEW_KEY);
  await axe();
  await dialog.getByRole('button', { name: 'Replace' }).click();
  await expect(page.getByText('The maps key is replaced.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(key).toContainText('••••9f8e');
  await saved(page);

  const phone = page.getByLabel('Support phone number');
  await expect(phone).toHaveValue('+355 69 000 0099');
  await phone.fill('+355 4 222 33 44');
  await page.getByLabel('Oldest build that may be used').fill('7');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('The settings of the app are saved.')).toBeVisible();
  await saved(page);
  expect((await mock.calls('bulkUpsertSettings')).map(({ status }) => status)).toEqual([200]);

  await page.reload();
  await expect(phone).toHaveValue('+355 4 222 3344');
  await expect(page.getByLabel('Oldest build that may be used')).toHaveValue('7');
  await expect(key).toContainText('••••9f8e');
  const seen = `${(await answers()).join('\n')}\n${await page.content()}`;
  expect(seen).toContain('••••9f8e');
  expect(seen).not.toContain(OLD_KEY);
  expect(seen).not.toContain(NEW_KEY);
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, history.state, location.href]));
  expect(kept).not.toContain(NEW_KEY);
});

const general = (page: Page) => page.getByRole('group', { name: 'General' });
const notices = (page: Page) => page.getByRole('group', { name: 'Notifications' });
const privacy = (page: Page) => page.getByRole('group', { name: 'Privacy' });
const filters = (page: Page) => page.getByRole('group', { name: 'Filters' });
const choose = async (page: Page, row: RegExp, choice: string) => {
  await general(page).getByRole('button', { name: row }).click();
  await page.getByRole('radio', { name: choice }).click();
};

/** Opens a page, until it listens to live events. */
const openLive = async (page: Page, mock: MockClient, address: string) => {
  const before = (await mock.calls('setOnline')).length;
  await page.goto(address);
  await expect.poll(async () => (await mock.calls('setOnline')).length).toBeGreaterThan(before);
};

test('[RT-17] [ERR-12] [SET-01] [SET-04] [INIT-02] the language is what it was when it cannot be saved; once saved it stays, and follows to another device', async ({
  page,
  signIn,
  secondUser,
  mock,
}) => {
  await signIn('player');
  await page.goto('account');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Settings/ })
    .click();
  await expect(page).toHaveURL(/\/app\/settings$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await mock.fail('updateSetting', 500);
  await choose(page, /^Language/, 'Shqip');
  await expect(page.getByText('Diçka shkoi keq.').or(page.getByText('Something went wrong.'))).toBeVisible();
  await expect(general(page).getByRole('button', { name: 'Language English' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await saved(page);

  await mock.scenario('default');
  await choose(page, /^Language/, 'Shqip');
  await expect(page.locator('html')).toHaveAttribute('lang', 'sq-AL');
  await expect(page.getByRole('heading', { level: 1, name: 'Cilësimet' })).toBeVisible();
  await saved(page);
  const puts = async () => (await mock.calls('updateSetting')).map(({ path, status }) => `${status} ${path}`);
  const expected = [
    expect.stringMatching(/^500 .*\/settings\/language/),
    expect.stringMatching(/^200 .*\/settings\/language/),
  ];
  expect(await puts()).toEqual(expected);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Gjuha Shqip' })).toBeVisible();

  const { page: other } = await secondUser('player');
  await other.goto('account');
  await expect(other.locator('html')).toHaveAttribute('lang', 'sq-AL');
  await expect(other.getByRole('link', { name: 'Eksploro' })).toBeVisible();
  expect(await puts(), 'the other device writes nothing').toEqual(expected);
});

test('default city and sport fill the venues and explore; each can be taken away, and a link shows what it says', async ({
  page,
  signIn,
  mock,
}) => {
  await signIn('player');
  await page.goto('settings');
  await choose(page, /^Default city/, 'Durrës');
  await expect(general(page).getByRole('button', { name: 'Default city Durrës' })).toBeVisible();
  await choose(page, /^Default sport/, 'Football');
  await expect(general(page).getByRole('button', { name: 'Default sport Football' })).toBeVisible();
  await saved(page);
  expect((await mock.calls('updateSetting')).map(({ status }) => status)).toEqual([200, 200]);
  // kept for the first request, without a reload
  await expect.poll(() => page.evaluate(() => localStorage.getItem('fusha-search'))).toBe('sport_id=1&city_id=2');
  await page.reload();
  await expect(general(page).getByRole('button', { name: 'Default sport Football' })).toBeVisible();

  await page.goto('venues');
  await expect(page).toHaveURL(/\/app\/venues\?sport_id=1&city_id=2$/);
  await expect(filters(page).getByRole('button', { name: 'City: Durrës' })).toBeVisible();
  await expect(filters(page).getByRole('button', { name: 'Sport: Football' })).toBeVisible();
  const asked = (await mock.calls('listVenues')).map(({ path }) => path);
  expect(asked).toEqual([expect.stringContaining('city_id=2')]); // once, and with the defaults
  await filters(page).getByRole('button', { name: 'City: Durrës' }).click();
  await page.getByRole('option', { name: 'All cities' }).click();
  await expect(page).toHaveURL(/\/app\/venues\?sport_id=1$/);
  await filters(page).getByRole('button', { name: 'Sport: Football' }).click();
  await page.getByRole('option', { name: 'All sports' }).click();
  await expect(page).toHaveURL(/\/app\/venues\?all=1$/);
  await page.reload();
  await expect(filters(page).getByRole('button', { name: 'City', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/app\/venues\?all=1$/);
  await page.goto('venues?city_id=1');
  await expect(filters(page).getByRole('button', { name: 'City: Tiranë' })).toBeVisible();
  await expect(filters(page).getByRole('button', { name: 'Sport', exact: true })).toBeVisible();

  await page.goto('explore');
  await expect(page.getByRole('heading', { name: 'Play tonight in Durrës' })).toBeVisible();
  await filters(page).getByRole('link', { name: 'Remove filter: Durrës' }).click();
  await expect(page.getByRole('heading', { name: 'Play tonight', exact: true })).toBeVisible();
  await filters(page).getByRole('link', { name: 'Remove filter: Football' }).click();
  await expect(page).toHaveURL(/\/app\/explore\?all=1$/);
  await expect(filters(page)).toHaveCount(0);
});

test('[SET-02] what is set in one tab is true in the other: notifications in one call, theme and language at once', async ({
  page,
  context,
  signIn,
  mock,
}) => {
  await signIn('player');
  const other = await context.newPage();
  await page.goto('settings');
  const late = latePieces(other); // a tab that is still starting does not listen yet
  await other.goto('settings');
  await late;
  const confirmed = (tab: Page) => notices(tab).getByRole('combobox', { name: 'Booking confirmed' });
  await expect(confirmed(other)).toHaveValue('both');
  await confirmed(page).selectOption('Off');
  await notices(page).getByLabel('From', { exact: true }).fill('22:00');
  await notices(page).getByLabel('To', { exact: true }).fill('07:00');
  await notices(page).getByRole('button', { name: 'Save all' }).click();
  await expect(page.getByText('Your notification settings are saved.')).toBeVisible();
  expect((await mock.calls('bulkUpsertSettings')).map(({ status }) => status)).toEqual([200]);
  await expect(confirmed(other)).toHaveValue('off');
  await expect(notices(other).getByLabel('From', { exact: true })).toHaveValue('22:00');
  await expect(other.getByText('We kept what you typed.')).toHaveCount(0);

  await choose(page, /^Theme/, 'Dark');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await choose(page, /^Language/, 'Shqip');
  await expect(other.getByRole('heading', { level: 1, name: 'Cilësimet' })).toBeVisible();
  await saved(page);
  expect(await mock.calls('updateSetting')).toHaveLength(2);
});

test('a type that is off does not notify; in quiet hours the list is told, and the screen is not', async ({
  page,
  signIn,
  mock,
}) => {
  const cancelled = page.getByText(/^The venue cancelled your booking/);
  const [venue, player] = [await mock.become('owner'), await mock.become('player')];
  const call = async (token: string, method: string, path: string, data?: object) =>
    (
      await page.request.fetch(`/api${path}`, { method, headers: { authorization: `Bearer ${token}` }, data })
    ).json() as Promise<{ data: { bookings: { id: number; status: string; venue: { id: number } }[] } }>; // as the contract says
  const { data } = await call(player, 'GET', '/bookings?when=upcoming&weekly=false&module=base');
  const [first, second] = data.bookings.filter((one) => one.venue.id === 1 && one.status === 'Confirmed');
  /** The venue cancels; the open list of bookings follows the live event. */
  const cancel = async (id = 0) => {
    const before = (await mock.calls('listBookings')).length;
    await call(venue, 'POST', `/mod-venue/venue/1/booking/${id}/cancel`, {
      module: 'venue',
      reason: 'Rain',
      scope: 'session',
    });
    await expect.poll(async () => (await mock.calls('listBookings')).length).toBeGreaterThan(before);
  };
  const save = async () => {
    await notices(page).getByRole('button', { name: 'Save all' }).click();
    await expect(page.getByText('Your notification settings are saved.')).toBeVisible();
    await saved(page);
  };
  const unread = async (count: number) => {
    await page.goto('notifications');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(`${count} unread`);
  };

  await signIn('player');
  await page.goto('settings');
  const cancellations = notices(page).getByRole('combobox', { name: 'Booking cancelled' });
  await cancellations.selectOption('Off');
  await save();
  await openLive(page, mock, 'bookings');
  await cancel(first?.id);
  await expect(cancelled).toHaveCount(0);
  await unread(8);

  await page.goto('settings');
  await cancellations.selectOption('App only');
  await notices(page).getByLabel('From', { exact: true }).fill('09:00');
  await notices(page).getByLabel('To', { exact: true }).fill('12:00'); // it is 10:00
  await save();
  await openLive(page, mock, 'bookings');
  await cancel(second?.id);
  await expect(cancelled).toHaveCount(0);
  await unread(9);
});

test('the user hides, takes their data along, and finds the way to delete the account', async ({
  page,
  signIn,
  mock,
}) => {
  await signIn('player');
  await page.goto('settings');
  await privacy(page).getByRole('switch', { name: 'Show when I am online' }).click();
  await saved(page);
  expect((await mock.calls('updateSetting')).map(({ status }) => status)).toEqual([200]);
  await page.reload();
  await expect(privacy(page).getByRole('switch', { name: 'Show when I am online' })).not.toBeChecked();
  const download = page.waitForEvent('download');
  await privacy(page)
    .getByRole('button', { name: /^Export my data/ })
    .click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('fusha-2026-11-24.json');
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as Record<string, unknown[]>; // the file of this test
  expect(data).toMatchObject({ user: { name: 'Arben Hoxha' }, exported_at: '2026-11-24T10:00:00+01:00' });
  expect(data['notifications']?.length).toBeGreaterThan(20); // more than two pages
  expect(data['bookings']?.length).toBeGreaterThan(10);
  // three that they are in, one that invites them, and what they wrote there
  expect(data['communities']).toHaveLength(4);
  expect(data['posts']).toContainEqual(expect.objectContaining({ text: 'Kush e ka topin e kuq?' }));
  expect(data['posts']).not.toContainEqual(expect.objectContaining({ text: 'Unë e kam, e sjell të enjten.' }));
  expect(data['comments']).toContainEqual(expect.objectContaining({ post_id: 29, text: 'Faleminderit.' }));
  expect(data['comments']).not.toContainEqual(
    expect.objectContaining({ author: expect.not.objectContaining({ id: 1 }) }),
  );
  await privacy(page).getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
});
