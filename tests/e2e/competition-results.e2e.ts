import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import { saved } from '../setup/saved.ts';

/** Shqiponjat e Liqenit – Bregu i Lumit of the league, an hour and a half after its start. */
const GAME = 'fixtures/33';
const AFTER = '2026-12-02T19:30:00+01:00';
const ORGANIZATION = '?switch_module=organization&switch_entity_id=1';

/** The page is looked at again. */
const look = (page: Page) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
const result = (page: Page): Locator => page.getByRole('region', { name: 'Result' });

async function enter(page: Page, home: string, away: string): Promise<void> {
  const form = page.getByRole('dialog');
  await form
    .getByRole('textbox', { name: /^(Goals|Points): / })
    .first()
    .fill(home);
  await form
    .getByRole('textbox', { name: /^(Goals|Points): / })
    .nth(1)
    .fill(away);
  await form.getByRole('button', { name: 'Save result' }).click();
  await expect(page.getByText('The result is saved.')).toBeVisible();
  await saved(page);
}

test('[CMP-05] a captain enters, the other confirms, and the table of a guest moves without a reload', async ({
  page,
  mock,
  signIn,
  language,
  secondUser,
  axe,
  assertSane,
}) => {
  const headers = { authorization: `Bearer ${await mock.become('organizationManager')}` };
  const data = { module: 'organization', score_entry: 'captains' };
  expect((await page.request.patch('/api/competition/1', { headers, data })).status()).toBe(200);
  await mock.clock(AFTER);

  const guest = await secondUser();
  await guest.page.clock.setFixedTime(AFTER);
  await guest.language('en');
  await guest.page.goto('competition/1/standings');
  const played = guest.page
    .getByRole('row')
    .filter({ has: guest.page.getByRole('rowheader', { name: 'Bregu i Lumit' }) });
  const before = await played.innerText();

  await page.clock.setFixedTime(AFTER);
  await signIn('everyone');
  await language('en');
  await page.goto(GAME);
  await result(page).getByRole('button', { name: 'Enter result' }).click();
  await enter(page, '1', '4');
  await expect(result(page)).toContainText('Shqiponjat e Liqenit has not confirmed it yet.');
  await look(guest.page);
  await expect.poll(() => played.innerText()).not.toBe(before);

  const captain = await secondUser('teamCaptain');
  await captain.page.clock.setFixedTime(AFTER);
  await captain.language('en');
  await captain.page.goto('games?when=past');
  await captain.page.getByRole('button', { name: 'Confirm result' }).click();
  await expect(captain.page.getByText('The result is official.')).toBeVisible();
  await saved(captain.page);
  // seen live by who entered it
  await expect(result(page)).toContainText('Both teams or the organizer stand by this result');
  await axe();
  await assertSane();
});

test('[CMP-05] a captain disputes what the organizer entered, who decides it from their games', async ({
  page,
  mock,
  signIn,
  language,
  secondUser,
}) => {
  await mock.clock(AFTER);
  await page.clock.setFixedTime(AFTER);
  await signIn('organizationManager');
  await language('en');
  await page.goto(`${GAME}${ORGANIZATION}`);
  await result(page).getByRole('button', { name: 'Enter result' }).click();
  await expect(page.getByRole('dialog')).toContainText('Both teams are asked to confirm it.');
  await enter(page, '1', '0');

  const captain = await secondUser('teamCaptain');
  await captain.page.clock.setFixedTime(AFTER);
  await captain.language('en');
  await captain.page.goto(GAME);
  await expect(result(captain.page).getByRole('button', { name: 'Enter result' })).toHaveCount(0);
  await result(captain.page).getByRole('button', { name: 'Dispute result' }).click();
  const dialog = captain.page.getByRole('dialog', { name: 'Dispute result' });
  await dialog.getByRole('textbox', { name: 'What is wrong?' }).fill('We scored twice.');
  await dialog.getByRole('button', { name: 'Dispute result' }).click();
  await expect(captain.page.getByText('You disputed the result.')).toBeVisible();
  await saved(captain.page);

  await expect(result(page)).toContainText('disputes this result: “We scored twice.”');
  await page.goto('games');
  const waiting = page.getByRole('list', { name: '2 results wait for you' }).getByRole('listitem');
  await waiting.filter({ hasText: 'Bregu i Lumit' }).getByRole('button', { name: 'Settle dispute' }).click();
  await expect(page.getByRole('dialog')).toContainText('What you enter now is official at once.');
  await enter(page, '2', '0');
  await expect(result(captain.page)).toContainText('Both teams or the organizer stand by this result');
});

test('[CMP-05] a walkover sends the other team into the final; a result is not taken back once that has begun, which is named', async ({
  page,
  mock,
  signIn,
  language,
  secondUser,
  allowConsole,
  axe,
  assertSane,
}) => {
  allowConsole(/status of 409/);
  await signIn('everyone');
  await language('en');
  await page.goto('fixtures/60');
  await result(page).getByRole('button', { name: 'Walkover' }).click();
  const walkover = page.getByRole('alertdialog', { name: 'Walkover' });
  await walkover.getByRole('button', { name: 'Decide' }).click();
  await expect(walkover).toContainText('Choose who did not play.');
  await walkover.getByLabel('Who did not play?').selectOption('Erërat e Jugut');
  await walkover.getByRole('textbox', { name: 'Reason' }).fill('Their bus broke down.');
  await axe();
  await assertSane();
  await walkover.getByRole('button', { name: 'Decide' }).click();
  await expect(page.getByText('The game is decided without playing.')).toBeVisible();
  await saved(page);
  await expect(result(page)).toContainText('Their bus broke down.');

  const guest = await secondUser();
  await guest.language('en');
  await guest.page.goto('fixtures/62');
  await expect(guest.page.getByRole('heading', { level: 1 })).toContainText('Valët Durrës');
  await guest.page.goto('fixtures/60');
  await expect(result(guest.page)).toContainText('Their bus broke down.');
  await expect(guest.page.getByRole('button', { name: 'More about the result' })).toHaveCount(0);

  await page.goto('fixtures/59');
  await result(page).getByRole('button', { name: 'Enter result' }).click();
  await enter(page, '70', '64');
  await page.goto('fixtures/62');
  await result(page).getByRole('button', { name: 'Enter result' }).click();
  await enter(page, '81', '80');

  await page.goto('fixtures/59');
  await page.getByRole('button', { name: 'More about the result' }).click();
  await page.getByRole('menuitem', { name: 'Take back result' }).click();
  const back = page.getByRole('alertdialog', { name: 'Take back this result?' });
  await back.getByRole('textbox', { name: 'Reason' }).fill('A player was not on the roster.');
  await back.getByRole('button', { name: 'Take back' }).click();
  await expect(back).toContainText('The next game has begun: Titanët e Tiranës – Valët Durrës.');
  await expect(back.getByRole('textbox', { name: 'Reason' })).toHaveValue('A player was not on the roster.');
  await saved(page);
  expect((await mock.calls('reopenResult')).map(({ status }) => status)).toEqual([409]);
});
