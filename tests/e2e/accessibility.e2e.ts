import { expect, test } from '../setup/fixtures.ts';
import { focusProblem } from '../setup/geometry.ts';

// Every page at every size, with its keyboard, its contrast and its words: `tests/matrix/people.matrix.ts`, and the stories.

test('the focus can be seen at every stop of the weekly booking sheet', async ({ page, signIn, axe }) => {
  await signIn('player');
  // Thursday 19:00 on the first court: week 3 is taken, week 6 is closed
  await page.goto('venue/fusha-e-liqenit?date=2026-11-26&court=1&slot=14&weekly=1&book=1');
  await expect(page.locator('dialog:modal h2').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await axe();
  const problems: string[] = [];
  let stops = 0;
  // after the last one the document itself has the focus
  for (; stops < 150; stops++) {
    await page.keyboard.press('Tab');
    const problem = await focusProblem(page);
    if (problem === 'end') break;
    if (problem !== null) problems.push(problem);
  }
  expect(stops).toBeGreaterThan(5);
  expect(problems).toEqual([]);
});

test('in forced colours the chosen day, the selected tab and the current page have an edge of their own', async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn('player');
  const border = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).borderBottom);
  for (const { address, chosen, other } of [
    { address: 'bookings', chosen: '[role=tab][aria-selected=true]', other: '[role=tab][aria-selected=false]' },
    { address: 'bookings', chosen: 'nav a[aria-current=page]', other: 'nav a:not([aria-current])' },
    {
      address: 'venue/fusha-e-liqenit?date=2026-11-26',
      chosen: '[aria-label="Choose a day"] button[aria-pressed=true]',
      other: '[aria-label="Choose a day"] button[aria-pressed=false]',
    },
  ]) {
    await page.goto(address);
    await expect(page.locator(chosen).first()).toBeVisible();
    expect(await border(chosen), chosen).not.toBe(await border(other));
  }
});

test('text at 200 % on a phone breaks no name and no time into letters @phone', async ({ page, signIn }) => {
  await signIn('player');
  const main = page.getByRole('main');
  for (const { address, words } of [
    { address: 'venue/fusha-e-liqenit?date=2026-11-26', words: main.getByRole('heading', { level: 3 }) },
    { address: 'bookings', words: main.getByRole('listitem').getByRole('button', { name: /\d\d:\d\d–\d\d:\d\d$/ }) },
    { address: 'explore', words: main.getByRole('link', { name: /^(Football|Basketball|Volleyball|Tennis)$/ }) },
  ]) {
    await page.goto(address);
    await expect(words.first()).toBeVisible();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const broken = await words.evaluateAll((elements) =>
      elements
        .filter((element) => element.scrollWidth > element.clientWidth + 1 || element.clientHeight > 80)
        .map((element) => element.textContent),
    );
    expect(broken, address).toEqual([]);
  }
});
