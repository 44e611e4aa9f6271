import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import { saved } from '../setup/saved.ts';

/** Both semi-finals, the game for third place and the final of Basket Fest. */
const RESULTS = { 59: [70, 64], 60: [71, 78], 61: [60, 62], 62: [81, 80] } as const;
const AFTER = '2026-12-02T20:00:00+01:00';

async function ends(page: Page): Promise<void> {
  await page.goto('competition/3/pipeline');
  await page.getByRole('button', { name: 'Finish stage' }).click();
  const question = page.getByRole('alertdialog', { name: 'Finish Knockout?' });
  await expect(question).toContainText('This ends the competition. Champion: Titanët e Tiranës.');
  await question.getByRole('button', { name: 'Finish stage' }).click();
  await saved(page);
}

test('[CMP-05] the last press names the champion, whose picture a guest keeps; the next season begins with the same teams', async ({
  page,
  mock,
  signIn,
  language,
  secondUser,
  axe,
  assertSane,
}) => {
  await mock.clock(AFTER);
  const headers = { authorization: `Bearer ${await mock.become('everyone')}` };
  for (const [game, [home, away]] of Object.entries(RESULTS)) {
    const data = { module: 'base', home, away };
    expect((await page.request.post(`/api/fixture/${game}/result`, { headers, data })).status()).toBe(200);
  }
  await page.clock.setFixedTime(AFTER);
  await signIn('everyone');
  await language('en');
  await ends(page);

  const guest = await secondUser();
  await guest.page.clock.setFixedTime(AFTER);
  await guest.language('en');
  await guest.page.goto('competition/3/about');
  const champion = guest.page.getByRole('region', { name: 'Titanët e Tiranës' });
  await expect(champion).toContainText('Champion of Basket Fest');
  await expect(champion.getByRole('listitem')).toHaveText([/Titanët e Tiranës\s*81/, /Erërat e Jugut\s*80/]);
  const download = guest.page.waitForEvent('download');
  await champion.getByRole('button', { name: 'Share', exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('basket-fest-champion.png');
  const picture = await readFile(await file.path());
  expect([picture.toString('latin1', 1, 4), picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([
    'PNG',
    1200,
    630,
  ]);
  expect(picture.length).toBeGreaterThan(20_000);
  await champion.getByRole('link', { name: 'See bracket' }).click();
  await expect(guest.page.getByRole('region', { name: 'Bracket, Knockout' })).toContainText('Titanët e Tiranës');

  await page.goto('competition/3/about');
  await page.getByRole('button', { name: 'Season again' }).click();
  const form = page.getByRole('dialog', { name: 'Season again' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Basket Fest 2027');
  await form.getByRole('textbox', { name: /^Starts on/ }).fill('11/27/2027');
  await axe();
  await assertSane();
  await form.getByRole('button', { name: 'Create the draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Basket Fest 2027' })).toBeVisible();
  await saved(page);
  await page.getByRole('navigation', { name: 'Competition' }).getByRole('link', { name: 'Teams' }).click();
  await expect(page.getByRole('list', { name: 'Teams' }).getByRole('listitem')).toHaveCount(6);
});
