import { expect, test } from '../setup/fixtures.ts';
import { WRONG, code, main, press, register } from '../setup/sign-in-steps.ts';

test('a new code can be requested after 60 seconds, not before, and is the only one that works after five wrong ones', async ({
  page,
  mock,
  allowConsole,
}) => {
  allowConsole(/status of 4(22|29)/);
  await register(page);
  const again = main(page).getByRole('button', { name: 'Send a new code' });
  await expect(page.getByRole('timer')).toHaveText(/^New code in (1:00|0:5\d)$/);
  await expect(again).toHaveCount(0);
  for (const typed of ['111111', '222222', '333333', '444444', '555555']) {
    await code(page).fill(typed);
    await expect(code(page)).toHaveAccessibleDescription(WRONG);
    await code(page).fill('');
  }
  await code(page).fill('123456');
  await expect(code(page)).toHaveAccessibleDescription('Too many attempts. Ask for a new code.');
  await expect(again).toHaveCount(0);

  // in the page only: the server's clock does not move
  await page.clock.fastForward(61_000);
  await press(page, 'Send a new code');
  await expect(main(page).getByRole('alert')).toContainText('Wait a moment before you ask for a new code.');
  await expect(page.getByRole('timer')).toHaveText(/ (1:00|0:5\d)$/);
  await expect(again).toHaveCount(0);

  await mock.clock('2026-11-24T10:01:01+01:00');
  await page.clock.fastForward(61_000);
  await again.click();
  await expect(page.getByText('A new code is on its way.')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/ (1:00|0:5\d)$/);
  expect((await mock.calls('resendCode')).map(({ status }) => status)).toEqual([429, 200]);
  await expect(code(page)).toBeFocused();
  await expect(code(page)).toHaveValue('');
  await page.keyboard.type('123456');
  await expect(page).toHaveTitle('Choose a password · Fusha');
});
