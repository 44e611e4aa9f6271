import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'Competitions' }).getByRole('article');

test('[CMP-02] [RT-44] a stranger reads a table on a phone and learns why second is second @phone', async ({
  page,
  axe,
  assertSane,
}) => {
  await page.goto('competition/2/standings');
  const table = page.getByRole('table', { name: 'Standings, Group A' });
  await expect(page).toHaveTitle('Kupa e Dimrit 5x5 · Fusha');
  const second = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Shqiponjat e Liqenit' }) });
  await expect(second.getByRole('cell').first()).toContainText('2');
  await expect(table.getByRole('columnheader', { name: 'Points' })).toBeInViewport();
  await axe();
  await assertSane();
  await second.getByRole('button', { name: 'Why this rank?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Why this rank?' });
  await expect(dialog).toContainText('Goal difference head to head decided.');
  await expect(dialog.getByRole('row', { name: /Dajti Boys/ })).toContainText('+1');
  await expect(dialog.getByRole('row', { name: /Lagjja 3 FC/ })).toContainText('−1');
  await axe();
  // it stands in the address: a link leads there, and back closes it
  await page.reload();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/app\/competition\/2\/standings$/);
});

test('[UI-12] [CMP-02] a stranger swipes through a bracket to the final, and a game leads to its page @phone', async ({
  page,
  axe,
  assertSane,
}) => {
  await page.goto('competition/3/standings');
  const round = page.getByRole('combobox', { name: 'Round' });
  const bracket = page.getByRole('region', { name: 'Bracket, Knockout' });
  await expect(round).toHaveValue('1'); // the semi-finals, of which one is on
  await expect(bracket.getByRole('list', { name: 'Semi-finals' })).toContainText('Game 3 · Live');
  await axe();
  await assertSane();
  const finger = await page.context().newCDPSession(page);
  const swipe = async (px: number) => {
    const box = await bracket.boundingBox();
    const at = { x: 200, y: (box?.y ?? 0) + 40 };
    const move = (type: 'touchStart' | 'touchMove', x: number) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ ...at, x }] });
    await move('touchStart', at.x);
    for (const part of [0.5, 1]) await move('touchMove', at.x + part * px);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await swipe(-29);
  await swipe(-60);
  await expect(bracket.getByRole('list', { name: 'Third place' })).toBeVisible();
  await swipe(-60);
  await expect(page).toHaveURL(/\?round-2=final$/);
  await expect(page.getByRole('button', { name: 'Next round' })).toBeDisabled();
  // it stands in the address
  await page.reload();
  const final = bracket.getByRole('list', { name: 'Final' });
  await expect(final).toContainText('Winner of game 4');
  await final.getByRole('link').click();
  await expect(page).toHaveURL(/\/app\/fixtures\/\d+$/);
  await page.goBack();
  await expect(final).toBeVisible();
});

test('[RT-05] [RT-45] [RT-40] [RT-41] [RT-42] [RT-43] a competition opens at what it is about, and leads to its pages @both', async ({
  page,
  axe,
}) => {
  await page.goto('competition/4');
  await expect(page).toHaveURL(/\/app\/competition\/4\/about$/);
  const pages = page.getByRole('navigation', { name: 'Competition' });
  await expect(pages.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByText('Double elimination')).toBeVisible();
  await pages.getByRole('link', { name: 'Teams' }).click();
  await expect(page).toHaveURL(/\/competition\/4\/teams$/);
  await expect(page.getByRole('list', { name: 'Teams' }).getByRole('article')).toHaveCount(8);
  await pages.getByRole('link', { name: 'Fixtures' }).click();
  await expect(page.getByRole('list', { name: 'Fixtures' })).toContainText('Winner of game 9');
  await axe();
  await pages.getByRole('link', { name: 'Results' }).click();
  await expect(page.getByRole('list', { name: 'Results' })).toContainText('Walkover');
  await page.getByRole('list', { name: 'Results' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/app\/fixtures\/\d+$/);
  // not of the public frame
  await page.goto('competition/4/pipeline');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
});

test('[RT-39] [NAV-12] [CMP-01] competitions are found by filters that stand in the address, and followed', async ({
  page,
  signIn,
  axe,
  assertSane,
}) => {
  await signIn('teamAdmin');
  await page.goto('competitions?phase=over&page=0');
  await expect(cards(page)).toHaveCount(5);
  await axe();
  await assertSane();
  await page.getByRole('button', { name: 'Sport', exact: true }).click();
  await page.getByRole('option', { name: 'Basketball' }).click();
  await expect(page).toHaveURL(/\/app\/competitions\?sportId=2$/);
  await expect(cards(page)).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sport: Basketball' })).toBeVisible();
  await cards(page).getByRole('link', { name: 'Basket Fest' }).click();
  await expect(page).toHaveURL(/\/app\/competition\/3\/about$/);
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Following', pressed: true })).toBeVisible();
  await page.goto('competitions');
  await page.getByRole('button', { name: 'Followed' }).click();
  await expect(page).toHaveURL(/\/app\/competitions\?followed=1$/);
  await expect(cards(page).filter({ hasText: 'Basket Fest' })).toHaveCount(1);
});

test('[MOD-10] [NAV-12] in the new module the list of competitions starts again at page 1', async ({
  page,
  signIn,
  mock,
}) => {
  await signIn('everyone');
  await page.goto('competitions?sportId=1&page=1');
  await expect(cards(page).first()).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Account' }).click();
  await page
    .getByRole('main')
    .getByRole('button', { name: /Organization/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/app\/admin\/organization\/home$/);
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Competitions' }).click();
  await expect(page).toHaveURL(/\/app\/competitions$/);
  await expect(cards(page)).toHaveCount(5);
  expect((await mock.calls('listCompetitions')).at(-1)).toMatchObject({
    module: 'organization',
    path: expect.stringMatching(/[?&]page=1(&|$)/),
  });
});
