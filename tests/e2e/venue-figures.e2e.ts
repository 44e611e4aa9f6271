import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';

const LIQENI = 'switch_module=venue&switch_entity_id=1';
const chart = (page: Page, name: RegExp) => page.getByRole('img', { name });
const cellsOf = (row: Locator) => row.getByRole('cell').allTextContents();

test('@both [RT-58] chart, table and file of a week have the same numbers', async ({ page, signIn, language, axe }) => {
  await signIn('owner');
  await language('en'); // the owner's own is Albanian
  await page.goto(`admin/venue?${LIQENI}`);
  await page.getByText('Show as table').click();
  const days = page.getByRole('row', { name: /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), Nov 2\d/ });
  await expect(days).toHaveCount(7);
  const table = await Promise.all((await days.all()).map(async (row) => cellsOf(row)));

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('fusha-e-liqenit-2026-W48.csv');
  const text = await readFile(await file.path(), 'utf8');
  const [head, ...lines] = text.split('\r\n');
  expect(head).toBe('\ufeffDate,Bookings,Hours booked,Hours offered,Booked (%),Paid (ALL),Open (ALL),Did not come');
  expect(lines).toEqual([
    ...table.map((cells, day) => [`2026-11-${23 + day}`, ...cells.map((cell) => cell.replace(',', ''))].join(',')),
    '',
  ]);

  const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  const shares = await chart(page, /^Share of hours booked by day/).getAttribute('aria-label');
  const incomes = await chart(page, /^Income by day/).getAttribute('aria-label');
  for (const [day, [, , , percent, paid, open]] of table.entries()) {
    const amount = (text: string | undefined) => Number(text?.replace(',', ''));
    expect(shares).toMatch(new RegExp(`${names[day]} ${percent}%[,.]`));
    const sum = (amount(paid) + amount(open)).toLocaleString('en-US');
    expect(incomes).toMatch(new RegExp(`${names[day]} ALL\\s${sum}[,.]`));
  }
  await axe();
});

test('the week is in the address: a reload keeps it, and going back leads to the week before', async ({
  page,
  signIn,
}) => {
  await signIn('venueStaff');
  await page.goto('account');
  await page
    .getByRole('main')
    .getByRole('button', { name: /Fusha e Liqenit.*Venue/ })
    .click();
  await page.goto('admin/venue');
  const heading = (name: string) => page.getByRole('heading', { name });
  await expect(heading('This week')).toBeVisible();
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(heading('Week of Nov 30 – Dec 6')).toBeVisible();
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(heading('Week of Dec 7 – Dec 13')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/venue\?week=2026-12-07$/);
  await page.reload();
  await expect(heading('Week of Dec 7 – Dec 13')).toBeVisible();
  await page.goBack();
  await expect(heading('Week of Nov 30 – Dec 6')).toBeVisible();
  await page.getByRole('button', { name: 'Previous week' }).click();
  await expect(heading('This week')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/venue$/);
});

test('a day is printed: nothing but the sheet, a table per court', async ({ page, signIn, language, theme }) => {
  await page.addInitScript(() => {
    window.print = () => void (document.documentElement.dataset['printed'] = 'yes');
  });
  await signIn('owner');
  await language('en'); // the owner's own is Albanian
  await theme('dark');
  await page.goto(`admin/venue?${LIQENI}`);
  await page.getByRole('button', { name: 'Print day sheet' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
  await expect(page.getByRole('table')).toHaveCount(0); // on the screen there is none

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('main')).toBeHidden();
  await expect(page.getByText('Tuesday, November 24, 2026')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(3);
  const court = page.getByRole('table', { name: 'Fusha 2' });
  const booked = court.getByRole('row', { name: /^10:00–12:00/ });
  expect(await cellsOf(booked)).toEqual(['10:00–12:00', 'Zeneli', '+355 69 000 0069', 'Confirmed', '', '']);
  await expect(booked.getByRole('img', { name: 'Paid', exact: true })).toBeVisible();
  await expect(court.getByRole('row', { name: /^16:00–17:00/ }).getByRole('img', { name: 'Not paid' })).toBeVisible();
  expect(await cellsOf(court.getByRole('row', { name: /^12:00–13:00/ }))).toEqual(['12:00–13:00', '', '', '', '', '']);
  await expect(page.getByRole('article')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('article')).toHaveCSS('color', 'rgb(0, 0, 0)');

  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('main')).toBeVisible();
});
