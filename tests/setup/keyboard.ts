import { expect, type Locator, type Page } from '@playwright/test';

/** A keyboard that counts its key presses. */
export function keyboard(page: Page) {
  let count = 0;
  const press = async (key: string): Promise<void> => {
    count += 1;
    await page.keyboard.press(key);
  };
  const hasFocus = (aim: Locator) => aim.evaluate((element) => element === document.activeElement);
  /** Presses the key until the element has the focus. */
  const reach = async (aim: Locator, key = 'Tab'): Promise<void> => {
    await expect(aim).toBeVisible();
    for (let step = 0; step < 120; step += 1) {
      if (await hasFocus(aim)) return;
      await press(key);
    }
    throw new Error(`${key} never reached ${String(aim)}`);
  };
  return {
    press,
    reach,
    /** Tab to the element, and Enter. */
    choose: async (aim: Locator): Promise<void> => {
      await reach(aim);
      await press('Enter');
    },
    count: () => count,
  };
}
