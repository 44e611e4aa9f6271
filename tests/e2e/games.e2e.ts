import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import { saved } from '../setup/saved.ts';
import { sentTo } from '../setup/sign-in-steps.ts';

/** The Thursday game of the seed, an hour and a half after its start; its host is the team's admin, its captain plays. */
const AFTER = '2026-11-26T21:30:00+01:00';
const HOST = 'Endri Çela';
const PLAYER = 'Fatjon Lleshi';

const side = (page: Page, name: string): Locator => page.getByRole('list', { name }).getByRole('listitem');
const isOn = (page: Page, team: string, person: string) => side(page, team).filter({ hasText: person });
/** Puts somebody on a side, by the menu of their row, and locks them there. */
async function keepOn(page: Page, team: string, person: string): Promise<void> {
  await expect(page.getByRole('button', { name: `Actions for ${person}` })).toBeVisible();
  if ((await isOn(page, team, person).count()) === 0) {
    await page.getByRole('button', { name: `Actions for ${person}` }).click();
    await page.getByRole('menuitem', { name: `Move to ${team}` }).click();
    await expect(isOn(page, team, person)).toBeVisible();
  }
  await saved(page); // a press is left out while another one is being answered
  const lock = page.getByRole('button', { name: `${person} stays in this team` });
  await lock.click();
  await expect(lock).toHaveAttribute('aria-pressed', 'true');
  await saved(page);
}
const inAnHourAndAHalf = async (page: Page): Promise<void> => page.clock.setFixedTime(AFTER);

test('[RT-26] [COM-05] the host balances with locks and enters a result; a player of the other side confirms it, and it is official for both', async ({
  page,
  mock,
  signIn,
  secondUser,
  axe,
  assertSane,
}) => {
  await signIn('teamAdmin');
  await page.goto('event/3/game');
  await expect(page.getByRole('navigation', { name: 'Event' }).getByRole('link', { name: 'Game' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const sent = sentTo(page, '/event/3/teams/balance');
  await page.getByRole('button', { name: 'Balance teams' }).click();
  await expect(page.getByText('The teams are balanced.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Black team' })).toBeVisible();
  await keepOn(page, 'Black team', HOST);
  await keepOn(page, 'White team', PLAYER);
  await page.getByRole('button', { name: 'Balance teams' }).click();
  await expect.poll(() => sent.filter(Boolean).length).toBe(2);
  await expect(page.getByRole('button', { name: 'Balance teams' })).not.toHaveAttribute('aria-busy');
  expect(sent.filter(Boolean)).toEqual([
    { module: 'base', variant: 0 },
    { module: 'base', variant: 1 },
  ]);
  await expect(isOn(page, 'Black team', HOST)).toBeVisible();
  await expect(isOn(page, 'White team', PLAYER)).toContainText('+1');
  await axe();
  await assertSane();

  await saved(page);
  await mock.clock(AFTER);
  await inAnHourAndAHalf(page);
  await page.reload();
  await page.getByRole('button', { name: 'Enter result' }).click();
  const form = page.getByRole('dialog', { name: 'Enter result' });
  await form.getByRole('textbox', { name: 'Goals: Black team' }).fill('4');
  await form.getByRole('button', { name: 'Save result' }).click();
  await expect(form.getByRole('textbox', { name: 'Goals: White team' })).toHaveAccessibleDescription(
    'Enter both numbers.',
  );
  await form.getByRole('textbox', { name: 'Goals: White team' }).fill('2');
  await form.getByRole('button', { name: 'Save result' }).click();
  await expect(page.getByText('The result is saved.')).toBeVisible();
  await expect(page.getByText('Not confirmed', { exact: true })).toBeVisible();
  await expect(page.getByText(/^White team has not confirmed it yet\./)).toBeVisible();

  const player = await secondUser('teamCaptain');
  await player.language('en');
  await inAnHourAndAHalf(player.page);
  await player.page.goto('notifications');
  const notice = player.page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'A result is entered: Futboll i së enjtes 7×7' });
  await notice.getByRole('button', { name: 'Confirm result' }).click();
  await expect(player.page.getByText('The result is official.')).toBeVisible();
  await expect(notice.getByRole('button', { name: 'Confirm result' })).toHaveCount(0);
  await notice.getByRole('link').click();
  await expect(player.page).toHaveURL(/\/app\/event\/3\/game$/);
  await expect(player.page.getByText('Official', { exact: true })).toBeVisible();
  // the host's page hears of it in the room of the game
  await expect(page.getByText('Official', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change result' })).toHaveCount(0);
});

test('[COM-05] a disputed result is settled by who looks after the game', async ({ page, signIn, secondUser }) => {
  await signIn('player');
  await page.goto('fixtures/115');
  await expect(page.getByText('Disputed', { exact: true })).toBeVisible();
  await expect(page.getByText('“Setin e tretë e fituam ne, 10:8.”')).toBeVisible();
  const reader = await secondUser('owner');
  await reader.language('en');
  // what happens from then on arrives
  const joined = reader.page.waitForResponse(
    (response) =>
      response.url().includes('/realtime/join-room') && (response.request().postData() ?? '').includes('"fixture-115"'),
  );
  await reader.page.goto('fixtures/115');
  await joined;
  await expect(reader.page.getByText('A player disputes this result.')).toBeVisible();
  await expect(reader.page.getByText('Setin e tretë')).toHaveCount(0);

  await page.getByRole('button', { name: 'Settle dispute' }).click();
  await expect(page).toHaveURL(/\/app\/fixtures\/115\?result=115$/);
  const form = page.getByRole('dialog', { name: 'Settle dispute' });
  const sets = ['6:4', '3:6', '8:10'];
  for (const [index, set] of sets.entries()) {
    const [home = '', away = ''] = set.split(':');
    await form.getByRole('textbox', { name: `Set ${index + 1}: Black team`, exact: true }).fill(home);
    await form.getByRole('textbox', { name: `Set ${index + 1}: White team`, exact: true }).fill(away);
  }
  await form.getByRole('button', { name: 'Save result' }).click();
  await expect(page.getByText('The result is saved.')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/fixtures\/115$/);
  await expect(page.getByText('Official', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Sets' }).getByRole('row', { name: /White team/ })).toHaveText(
    'White team46102',
  );
  await expect(reader.page.getByText('Official', { exact: true })).toBeVisible();
});

test('[COM-05] sets of volleyball that cannot be are refused beside them, and what is typed stays', async ({
  page,
  signIn,
  axe,
}) => {
  await signIn('player');
  await page.goto('event/11/game');
  const sent = sentTo(page, '/fixture/114/result');
  await page.getByRole('button', { name: 'Change result' }).click();
  const form = page.getByRole('dialog', { name: 'Enter result' });
  const cell = (name: string) => form.getByRole('textbox', { name, exact: true });
  await expect(cell('Set 2: Black team')).toHaveValue('27');
  await cell('Set 2: Black team').fill('26');
  await cell('Set 5: White team').fill('3');
  await form.getByRole('button', { name: 'Save result' }).click();
  await expect(cell('Set 5: Black team')).toHaveAccessibleDescription('Enter both numbers.');
  await cell('Set 5: White team').fill('');
  await form.getByRole('button', { name: 'Save result' }).click();
  await expect(cell('Set 2: Black team')).toHaveAccessibleDescription(
    'A set is won with 25 points or more and a lead of two.',
  );
  await expect(cell('Set 2: Black team')).toHaveValue('26');
  await axe();
  expect(sent.filter(Boolean)).toEqual([]);
  await cell('Set 2: Black team').fill('28');
  await cell('Set 2: White team').fill('26');
  await form.getByRole('button', { name: 'Save result' }).click();
  await expect(page.getByText('The result is saved.')).toBeVisible();
  expect(sent.filter(Boolean)).toEqual([
    {
      module: 'base',
      sets: [
        { home: 21, away: 25 },
        { home: 28, away: 26 },
        { home: 25, away: 23 },
        { home: 25, away: 15 },
      ],
    },
  ]);
});

test('[RT-07] [NAV-13] one’s games from the bar, in Albanian: what waits comes first and is disputed there @phone', async ({
  page,
  signIn,
  language,
  axe,
  assertSane,
}) => {
  await signIn('player');
  await language('sq');
  await page.goto('explore');
  await page.getByRole('navigation', { name: 'Navigimi kryesor' }).getByRole('link', { name: 'Ndeshjet' }).click();
  await expect(page).toHaveURL(/\/app\/games$/);
  await expect(page).toHaveTitle('Ndeshjet · Fusha');
  const waiting = page
    .getByRole('list', { name: '2 rezultate të presin ty' })
    .getByRole('listitem')
    .filter({ hasText: 'Volejboll në palestër' });
  await expect(waiting).toContainText('Volejboll në palestër');
  await axe();
  await assertSane();
  await waiting.getByRole('button', { name: 'Kontesto rezultatin' }).click();
  await expect(page).toHaveURL(/\/app\/games\?dispute=114$/);
  const form = page.getByRole('dialog', { name: 'Kontesto rezultatin' });
  await form.getByRole('textbox', { name: 'Çfarë nuk shkon?' }).fill('Seti i dytë ishte i yni.');
  await form.getByRole('button', { name: 'Kontesto rezultatin' }).click();
  await expect(page.getByText('E kontestove rezultatin.')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/games$/);
  await expect(page.getByRole('list', { name: '2 rezultate të presin ty' })).toHaveCount(0);
  await page.getByText('Të kaluara').click();
  await expect(page).toHaveURL(/\/app\/games\?when=past$/);
  await expect(
    page
      .getByRole('list', { name: 'Ndeshjet' })
      .getByRole('list')
      .getByRole('listitem')
      .filter({ hasText: 'Volejboll në palestër' }),
  ).toContainText('I kontestuar');
});

test('[RT-07] a guest is sent to sign in, and comes back to the games; a venue’s profile is refused', async ({
  page,
  secondUser,
}) => {
  await page.goto('games?when=past');
  await expect(page).toHaveURL(/\/app\/auth\/login\?returnTo=%2Fgames%3Fwhen%3Dpast$/);
  const owner = await secondUser('owner');
  await owner.language('en');
  await owner.page.goto('games?switch_module=venue&switch_entity_id=1');
  await expect(owner.page.getByText('You do not have permission to access that page.')).toBeVisible();
});

test('[RT-50] a guest follows a link to a game, shares it, and is asked to sign in to follow it', async ({
  page,
  axe,
}) => {
  await page.goto('team/shqiponjat-e-liqenit');
  await page
    .getByRole('list', { name: 'Next games' })
    .getByRole('link', { name: /Dajti Boys/ })
    .click();
  await expect(page).toHaveURL(/\/app\/fixtures\/29$/);
  await expect(page).toHaveTitle('Dajti Boys – Shqiponjat e Liqenit · Fusha');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await axe();
  await page.evaluate(() => {
    const share = async (data: ShareData) => void (document.documentElement.dataset['shared'] = JSON.stringify(data));
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  });
  await page.getByRole('button', { name: 'Share game' }).click();
  const shared = { title: 'Dajti Boys – Shqiponjat e Liqenit', url: page.url() };
  await expect(page.locator('html')).toHaveAttribute('data-shared', JSON.stringify(shared));
  await page.getByRole('button', { name: 'Follow' }).click();
  const prompt = page.getByRole('dialog', { name: 'Sign in to continue' });
  await expect(prompt.getByText('Sign in to follow this game.')).toBeVisible();
  await prompt.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/app\/auth\/login\?returnTo=%2Ffixtures%2F29$/);
});
