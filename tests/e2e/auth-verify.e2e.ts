import { expect, test } from '../setup/fixtures.ts';
import { WRONG, accept, code, main, number, press, register } from '../setup/sign-in-steps.ts';

test.describe('/auth/verify', () => {
  test('[RT-21] [ERR-01] a visitor without a number to verify is redirected', async ({ page }) => {
    await page.goto('auth/verify');
    await expect(page).toHaveURL(/\/app\/auth\/login$/);
    const snackbar = page.getByRole('alert').filter({ hasText: /^You do not have permission to access that page\.$/ });
    await expect(snackbar).toBeVisible();
    await expect(snackbar).toHaveCSS('border-left-color', 'rgb(179, 38, 30)');
  });

  test('one field that phones can autofill; a pasted code may contain a space', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await register(page);
    await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(code(page)).toHaveAttribute('inputmode', 'numeric');
    await expect(code(page)).toHaveAttribute('maxlength', '6');
    await page.evaluate(() => navigator.clipboard.writeText('Fusha: 123 456'));
    await code(page).focus();
    await page.keyboard.press('ControlOrMeta+v');
    await expect(page).toHaveTitle('Choose a password · Fusha');
  });

  test('a wrong code is refused beside its field and selected for retyping', async ({ page, allowConsole }) => {
    allowConsole(/status of 422/);
    await register(page);
    await code(page).fill('654321');
    await expect(code(page)).toHaveAccessibleDescription(WRONG);
    await expect(code(page)).toHaveValue('654321');
    await expect(code(page)).toBeFocused();
    await page.keyboard.type('123456'); // replaces the selection
    await expect(page).toHaveTitle('Choose a password · Fusha');
  });

  test('after five wrong codes only a new code works', async ({ page, allowConsole, mock }) => {
    allowConsole(/status of 4(22|29)/);
    await register(page);
    for (const typed of ['111111', '222222', '333333', '444444', '555555']) {
      await code(page).fill(typed);
      await expect(code(page)).toHaveAccessibleDescription(WRONG);
      await code(page).fill('');
    }
    await code(page).fill('123456');
    await expect(code(page)).toHaveAccessibleDescription('Too many attempts. Ask for a new code.');
    await mock.clock('2026-11-24T10:01:00+01:00');
    await page.clock.fastForward(61_000);
    await press(page, 'Send a new code');
    await expect(page.getByText('A new code is on its way.')).toBeVisible();
    await expect(code(page)).toBeFocused();
    await expect(code(page)).toHaveValue('');
    await page.keyboard.type('123456');
    await expect(page).toHaveTitle('Choose a password · Fusha');
  });

  test('a new code can be requested after 60 seconds, not before', async ({ page, mock }) => {
    await register(page);
    const again = main(page).getByRole('button', { name: 'Send a new code' });
    await expect(page.getByRole('timer')).toHaveText(/^New code in (1:00|0:5\d)$/);
    await expect(again).toHaveCount(0);
    await page.clock.fastForward(50_000);
    await expect(page.getByRole('timer')).toHaveText(/ 0:0\d$/);
    await expect(again).toHaveCount(0);
    await page.clock.fastForward(11_000);
    await expect(again).toBeVisible();
    await mock.clock('2026-11-24T10:01:01+01:00');
    await again.click();
    await expect(page.getByRole('timer')).toHaveText(/ (1:00|0:5\d)$/);
    expect(await mock.calls('resendCode')).toHaveLength(1);
  });

  test('a code requested too early is refused with the time to wait', async ({ page, allowConsole }) => {
    allowConsole(/status of 429/);
    await register(page);
    await page.clock.fastForward(61_000); // in the page only: the server's clock does not move
    await press(page, 'Send a new code');
    await expect(main(page).getByRole('alert')).toContainText('Wait a moment before you ask for a new code.');
    await expect(page.getByRole('timer')).toHaveText(/ (1:00|0:5\d)$/);
  });

  test('a wrong number can be changed, and the field holds what was typed', async ({ page }) => {
    await register(page);
    await main(page).getByRole('link', { name: 'Change number' }).click();
    await expect(page).toHaveTitle('Create an account · Fusha');
    await expect(number(page)).toHaveValue('69 777 8899');
    await number(page).fill('697778800');
    await accept(page).check();
    await press(page, 'Send code');
    await expect(main(page)).toContainText('+355 69 777 8800');
  });

  test('[SEC-03] a reload keeps the number', async ({ page }) => {
    await register(page);
    await page.reload();
    await expect(main(page)).toContainText('+355 69 777 8899');
    await code(page).fill('123456');
    await expect(page).toHaveTitle('Choose a password · Fusha');
  });
});
