import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import { keyboard } from '../setup/keyboard.ts';
import { saved } from '../setup/saved.ts';
import { sentTo } from '../setup/sign-in-steps.ts';

/** The owner's venue Fusha e Liqenit, which has three courts. */
const COURTS = 'admin/venue?view=courts&switch_module=venue&switch_entity_id=1';
const rows = (page: Page) => page.getByRole('list', { name: 'Courts' }).getByRole('listitem');
const form = (page: Page) => page.getByRole('form', { name: 'Court' });
const save = (page: Page) => form(page).getByRole('button', { name: 'Save' });
const choose = async (page: Page, court: string, item: string) => {
  await page.getByRole('button', { name: `Actions for ${court}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
};
const confirmDeletion = async (page: Page) => {
  const dialog = page.getByRole('alertdialog', { name: 'Delete Confirmation' });
  await expect(dialog).toContainText('Are you sure you want to delete this item? This action cannot be undone.');
  await expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await dialog.getByRole('textbox').fill('DELETE');
  await dialog.getByRole('button', { name: 'Delete' }).click();
};

/** Opens a part of the form that is folded. */
const unfold = (page: Page, title: string) => form(page).getByRole('heading', { name: title }).click();
const DAYS = 'Closed days and special hours';
const WEEK = 'Different hours on some days';

test('[VEN-03] [VEN-15] [ENT-21] [ENT-64] [ENT-65] [ENT-66] [ENT-67] @both the owner adds a court, and a player finds it with its price and its closed day', async ({
  page,
  signIn,
  language,
  secondUser,
  assertSane,
}) => {
  await signIn('owner');
  await language('en');
  await page.goto(COURTS);
  await expect(rows(page)).toHaveCount(3);
  const sent = sentTo(page, '/mod-venue/venue/1/court');
  await page.getByRole('button', { name: 'Add court' }).click();
  await expect(page).toHaveURL(/view=courts&court=new$/);
  await page.getByLabel('Name').fill('Fusha 4');
  await expect(page.getByLabel('Sport').getByRole('option')).toContainText([
    'Football',
    'Basketball',
    'Volleyball',
    'Tennis',
  ]);
  await page.getByLabel('Sport').selectOption('Tennis');
  await page.getByRole('spinbutton', { name: 'Players capacity' }).fill('4');
  await page.getByLabel('Price per hour').fill('1800');
  for (const facility of ['Showers', 'Wi-Fi']) await page.getByRole('button', { name: facility }).click();
  await page.getByRole('radio', { name: '30 min' }).click();
  await unfold(page, DAYS);
  await page.getByRole('button', { name: 'Nov 28 · Flag Day' }).click();
  await assertSane();
  await save(page).click();
  await expect(rows(page)).toHaveCount(4);
  await expect(rows(page).last()).toContainText('Fusha 4');
  await expect(rows(page).last()).toContainText('from ALL 1,800 per hour');
  expect(sent).toEqual([
    {
      module: 'venue',
      name: 'Fusha 4',
      sport_id: 4,
      surface: null,
      players_capacity: 4,
      price: 1800,
      facilities: ['showers', 'wifi'],
      is_public: true,
      default_slots: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18],
      delayed_start: 30,
      schedules: [{ weekday: null, date: '2026-11-28', time_slot_ids: [] }],
      price_rules: [],
    },
  ]);

  const { page: player } = await secondUser('player');
  await player.goto('venue/fusha-e-liqenit?date=2026-11-26&part=morning');
  await expect(player.getByRole('heading', { level: 3, name: 'Fusha 4' })).toBeVisible();
  await expect(player.getByRole('button', { name: '08:30–09:30 ALL 1,800' })).toBeEnabled();
  await player.goto('venue/fusha-e-liqenit?date=2026-11-28');
  await expect(player.getByText('Closed on Saturday, November 28.').last()).toBeVisible();
});

test('[VEN-16] the week is changed by keyboard alone, and a player reads when the court is closed', async ({
  page,
  signIn,
  language,
  secondUser,
}) => {
  await signIn('owner');
  await language('en');
  await page.goto(COURTS);
  await expect(rows(page)).toHaveCount(3);
  await keyboard(page).reach(rows(page).first().getByRole('link', { name: 'Fusha 1' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Fusha 1' })).toBeFocused();
  await keyboard(page).reach(form(page).locator('summary').filter({ hasText: WEEK }));
  await page.keyboard.press('Enter');
  const week = page.getByRole('grid', { name: 'Open hours by weekday' });
  await keyboard(page).reach(week.getByRole('button', { name: 'Monday, 06:00–07:00' }));
  for (let day = 0; day < 3; day += 1) await page.keyboard.press('ArrowRight');
  await expect(week.getByRole('button', { name: 'Thursday, 06:00–07:00' })).toBeFocused();
  await page.keyboard.down('Shift');
  for (let hour = 0; hour < 17; hour += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.up('Shift');
  await expect(week.getByRole('button', { name: /^Thursday/, pressed: true })).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'Own hours: Thursday' })).toBeVisible();
  await page.keyboard.press('Escape');
  await keyboard(page).reach(save(page));
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(3);
  await saved(page);

  const { page: player } = await secondUser('player');
  await player.goto('venue/fusha-e-liqenit?date=2026-11-26');
  await expect(player.getByText('Closed every Thursday.')).toHaveCount(1);
});

test('[CRT-01] [UI-07] a booked court is not deleted; its copy is, once DELETE is typed', async ({
  page,
  signIn,
  language,
  allowConsole,
}) => {
  allowConsole(/status of 409/);
  await signIn('owner');
  await language('en');
  await page.goto(COURTS);
  await choose(page, 'Fusha 1', 'Delete');
  await confirmDeletion(page);
  await expect(
    page.getByRole('alert').filter({ hasText: 'This court cannot be deleted because it has upcoming bookings.' }),
  ).toBeVisible();
  await expect(rows(page)).toHaveCount(3);

  await choose(page, 'Fusha 1', 'Duplicate');
  await expect(page.getByLabel('Name')).toHaveValue('Fusha 1 (copy)');
  await save(page).click();
  await expect(rows(page)).toHaveCount(4);
  await choose(page, 'Fusha 1 (copy)', 'Delete');
  await confirmDeletion(page);
  await expect(page.getByText('Fusha 1 (copy) is deleted.')).toBeVisible();
  await expect(rows(page)).toHaveCount(3);
  await saved(page);
  await page.reload();
  await expect(rows(page)).toHaveCount(3);
});

test('a court is dragged to the top of the list, and is there after a reload @both', async ({
  page,
  signIn,
  language,
}) => {
  await signIn('owner');
  await language('en');
  await page.goto(COURTS);
  const names = rows(page).getByRole('link');
  await expect(names).toHaveText(['Fusha 1', 'Fusha 2', 'Fusha 3']);
  await page.getByRole('button', { name: 'Move Fusha 3' }).hover();
  await page.mouse.down();
  await rows(page).first().hover();
  await page.mouse.up();
  await expect(names).toHaveText(['Fusha 3', 'Fusha 1', 'Fusha 2']);
  await saved(page);
  await page.reload();
  await expect(names).toHaveText(['Fusha 3', 'Fusha 1', 'Fusha 2']);
});

/** The least width and height of these controls in px, and how far the page is wider than the screen. */
async function measured(controls: Locator): Promise<{ width: number; height: number; beyond: number }> {
  await expect(controls.first()).toBeVisible();
  return controls.evaluateAll((all) => {
    const boxes = all.map((one) => one.getBoundingClientRect());
    const { scrollWidth, clientWidth } = document.documentElement;
    return {
      width: Math.floor(Math.min(...boxes.map(({ width }) => width))),
      height: Math.floor(Math.min(...boxes.map(({ height }) => height))),
      beyond: scrollWidth - clientWidth,
    };
  });
}

test('on a small phone hours and times are still large enough to press @phone', async ({ page, signIn, language }) => {
  await signIn('owner');
  await language('en');
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(`${COURTS}&court=1`);
  await unfold(page, WEEK);
  const week = page.getByRole('grid', { name: 'Open hours by weekday' }).getByRole('button');
  const hours = page.getByRole('group', { name: 'Open hours' }).getByRole('button');
  // seven days and the hours beside them leave no more
  expect(await measured(week)).toEqual({ width: 40, height: 44, beyond: 0 });
  expect((await measured(hours)).width).toBeGreaterThanOrEqual(44);
  expect((await measured(hours)).height).toBeGreaterThanOrEqual(44);
  await page.setViewportSize({ width: 360, height: 640 });
  await expect.poll(async () => (await measured(week)).width).toBeGreaterThanOrEqual(44);
  expect((await measured(week)).beyond).toBe(0);

  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('venue/fusha-e-liqenit?date=2026-11-26&part=morning&switch_module=base&switch_entity_id=2');
  const times = await measured(page.getByRole('list', { name: 'Courts' }).getByRole('button'));
  expect(times.width).toBeGreaterThanOrEqual(44);
  expect(times.height).toBeGreaterThanOrEqual(44);
  expect(times.beyond).toBe(0);
});

test('what was typed and painted is there after a reload, and can be discarded', async ({ page, signIn, language }) => {
  await signIn('owner');
  await language('en');
  await page.goto(`${COURTS}&court=2`);
  const early = page.getByRole('group', { name: 'Open hours' }).getByRole('button', { name: '06:00–07:00' });
  await page.getByLabel('Name').fill('Fusha e dytë');
  await early.click();
  await page.getByRole('button', { name: 'Add price rule' }).click();
  await page.reload();
  await expect(page.getByText('We kept what you typed.')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Fusha e dytë');
  await expect(early).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('list', { name: 'Price rules, in order' }).getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Fusha 2');
  await expect(early).toHaveAttribute('aria-pressed', 'false');
});
