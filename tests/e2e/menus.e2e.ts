import { FREE_TO_GO, PENDING, item, menuOf, titleOf } from '../setup/booking-list.ts';
import { expect, test } from '../setup/fixtures.ts';

test('a tap before the menu’s code has loaded opens it once it has', async ({ page, signIn }) => {
  // never idle, on a slow connection: the tap itself requests the code
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  await signIn('player');
  await page.goto('bookings');
  await expect(item(page, FREE_TO_GO)).toBeVisible();
  const network = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 2000, downloadThroughput: -1, uploadThroughput: -1 };
  await network.send('Network.emulateNetworkConditions', slow);
  const button = item(page, FREE_TO_GO).getByRole('button', { name: 'More actions' });
  await button.tap();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(page.getByRole('menuitem', { name: 'Cancel booking' })).toBeVisible();
  await expect(button).not.toHaveAttribute('aria-busy');
});

test('Tab and a press beside close a menu; a booking is cancelled from the list with 13 keys @both', async ({
  page,
  signIn,
}) => {
  await signIn('player');
  await page.goto('bookings');
  const row = item(page, FREE_TO_GO);
  const button = row.getByRole('button', { name: 'More actions' });
  const first = page.getByRole('menuitem', { name: 'Add to calendar' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(first).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(titleOf(item(page, PENDING))).toBeFocused(); // what comes after the button

  await expect(await menuOf(row)).toBeVisible();
  await titleOf(row).click({ position: { x: 8, y: 8 }, force: true }); // under the menu's own layer
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();

  await page.goto('bookings');
  await expect(row).toBeVisible();
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await press('Tab', 'Enter'); // to the content
  await press('Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab'); // the tabs, their panel, the first row and its menu, the second row and its menu
  await expect(button).toBeFocused();
  await press('Enter');
  await expect(first).toBeFocused();
  await press('End');
  await expect(page.getByRole('menuitem', { name: 'Cancel booking' })).toBeFocused();
  await press('Enter');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Keep booking' })).toBeFocused();
  await press('Tab', 'Enter');
  await expect(page.getByText('The booking is cancelled.')).toBeVisible();
});
