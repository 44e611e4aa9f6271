import { expect, type Page } from '@playwright/test';

/** Texts that must never be visible: unformatted values and raw answers. */
const MACHINE_TEXT = /\bundefined\b|\bNaN\b|\[object Object\]|Invalid Date|\{"|^\s+at .+:\d+:\d+/m;
/** A page that still loads after this time is stuck. */
const PATIENCE = 30_000;

/**
 * Expects a usable page after any fault: one visible heading and a working control in `main`, no raw
 * data, a keyboard-accessible next step, nothing that loads forever. Call it after every fault.
 */
export async function assertSane(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main, 'one main region').toHaveCount(1);
  await expect(main.getByRole('heading').first(), 'no white screen').toBeVisible();
  await expect(main.locator('[aria-busy="true"], [role="progressbar"]'), 'nothing loads for ever').toHaveCount(0, {
    timeout: PATIENCE,
  });
  const text = await page.locator('body').innerText();
  expect(text.trim(), 'some text').not.toBe('');
  expect(text, 'no raw data').not.toMatch(MACHINE_TEXT);
  const controls = page.locator('a[href], button, input, select, textarea').filter({ visible: true });
  expect(await controls.count(), 'a control').toBeGreaterThan(0);
  const reachable = await controls.evaluateAll((elements) =>
    elements.some(
      (element) => element instanceof HTMLElement && element.tabIndex >= 0 && !element.matches(':disabled'),
    ),
  );
  expect(reachable, 'a control reachable by keyboard').toBe(true);
}
