import { expect, test as deployed } from '../setup/deployed.ts';
import { test } from '../setup/fixtures.ts';
import { test as reporting } from '../setup/reporting.ts';
import { open } from '../setup/updates.ts';

// Every browser test fails when the policy is violated: here it is, in each kind of place, and the guard must have noticed.

const ELSEWHERE = 'https://elsewhere.invalid/';

test('a picture from elsewhere, asked for by the page', async ({ page, guard }) => {
  await page.goto('venues');
  await page.evaluate((address) => void (new Image().src = address), ELSEWHERE);
  await expect.poll(() => noticed(guard)).toContain('[security policy] img-src https://elsewhere.invalid/');
  guard.allow(/elsewhere\.invalid/);
});

deployed('a request to elsewhere, made by the worker', async ({ page, context, guard }) => {
  await open(page, 'venues');
  const [worker] = context.serviceWorkers();
  await worker?.evaluate((address) => fetch(address).catch(() => {}), ELSEWHERE);
  await expect.poll(() => noticed(guard)).toContain('worker: [security policy] connect-src https://elsewhere.invalid/');
  guard.allow(/elsewhere\.invalid/);
});

reporting('a report to elsewhere, where the policy allows one address', async ({ page, guard, reports }) => {
  await page.goto('venues');
  await page.evaluate(() => reportError(new Error('made up')));
  await expect.poll(() => reports.length).toBe(1);
  await page.evaluate((address) => fetch(address).catch(() => {}), ELSEWHERE);
  await expect.poll(() => noticed(guard)).toContain('[security policy] connect-src https://elsewhere.invalid/');
  guard.allow(/elsewhere\.invalid|made up/);
});

/** What the test would fail with. */
function noticed(guard: { assertQuiet: () => void }): string {
  try {
    guard.assertQuiet();
    return '';
  } catch (error) {
    return String(error);
  }
}
