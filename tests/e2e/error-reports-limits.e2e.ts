import { expect } from '@playwright/test';
import { test } from '../setup/reporting.ts';
import { reporterStarted } from '../setup/secrets.ts';

test.describe.configure({ mode: 'default' }); // one worker: each would serve a build of its own

test.beforeEach(({ allowConsole }) => allowConsole(/^uncaught: /));

test('[ERR-21] of fifteen errors ten are told, and ten more after a reload', async ({ page, reporting, reports }) => {
  await page.goto(`${await reporting.serveWith({})}/app/venues`);
  for (const sessions of [1, 2]) {
    if (sessions > 1) await page.reload();
    await reporterStarted(page, reports); // the first of ten
    await page.evaluate(() => {
      for (let n = 2; n <= 15; n += 1) reportError(new Error(`number ${n}`));
    });
    await expect.poll(() => reports.length).toBe(9);
    // a tenth would have been sent by the time a request that was made later is back
    await page.evaluate(() => fetch('/app/builds/latest.json').then((answer) => answer.text()));
    expect(reports).toHaveLength(9);
    reports.length = 0;
  }
});

test('[ERR-22] an error of more than 1 MB is not sent, and does not count', async ({ page, reporting, reports }) => {
  await page.goto(`${await reporting.serveWith({ maxEvents: '2' })}/app/venues`);
  await reporterStarted(page, reports);
  await page.evaluate(() => {
    const line = `    at x (${location.origin}/app/assets/core-DSRgKQd.js:10:20)\n`;
    reportError(Object.assign(new Error('x'), { stack: `Error: x\n${line.repeat(30_000)}` }));
    reportError(new RangeError('the next one'));
  });
  await expect.poll(() => reports.length).toBe(1);
  expect(reports[0]).toContain('"errorClass":"RangeError"');
});

for (const [what, settings] of [
  ['[ERR-19] [ERR-20] a key of 31 characters', { key: 'fedcba98fedcba98fedcba98fedcba9' }],
  ['[ERR-19] [ERR-20] a key that is not hexadecimal', { key: 'gedcba98fedcba98fedcba98fedcba98' }],
  ['[ERR-19] [ERR-21] no reports at all', { maxEvents: '0' }],
  ['[ERR-19] [ERR-21] a hundred and one reports', { maxEvents: '101' }],
] as const)
  test(`${what}: the reporter does not start, and says so`, async ({ page, reporting, reports }) => {
    const said = page.waitForEvent('console', (message) => message.text().includes('mock mode'));
    await page.goto(`${await reporting.serveWith(settings)}/app/venues`);
    expect((await said).text()).toBe('Error reporter started in mock mode.');
    await page.evaluate(() => reportError(new Error('nobody is told')));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(reports).toEqual([]);
  });
