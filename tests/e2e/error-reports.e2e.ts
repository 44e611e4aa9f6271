import { expect, type BrowserContext, type Page } from '@playwright/test';
import { test as withoutKey } from '../setup/fixtures.ts';
import { latePieces } from '../setup/late-pieces.ts';
import { test } from '../setup/reporting.ts';
import { saved } from '../setup/saved.ts';
import { forms, raise, reporterStarted, token } from '../setup/secrets.ts';
import { FREE, WRONG, code, main, press, password, register, repetition, setPassword } from '../setup/sign-in-steps.ts';

// What a person types and receives does not leave with an error report. Every request, console message and report is recorded.

/** Of a context, from now on: the addresses of all requests, and what the console says. */
function recorded(context: BrowserContext): string[] {
  const seen: string[] = [];
  context.on('request', (request) => seen.push(request.url(), request.headers()['referer'] ?? ''));
  context.on('console', (message) => seen.push(message.text()));
  return seen;
}

/** All that is kept but the token and the drafts, which have tests of their own. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const cached = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    const entries = Object.entries(localStorage).filter(([name]) => !/^(fusha-(token|drafts)$|test:)/.test(name));
    return JSON.stringify([entries, cached.flat().map(({ url }) => url), document.cookie]);
  });

async function expectKept(secrets: readonly string[], page: Page, reports: string[], seen: string[]): Promise<void> {
  await expect.poll(() => reports.length).toBe(secrets.length * 4);
  const stored = await kept(page);
  for (const secret of secrets) {
    expect(secret.length, 'a secret that was there').toBeGreaterThan(4);
    for (const form of forms(secret)) {
      const holds = (text: string) => text.includes(form);
      expect(reports.some(holds), `${form} in a report`).toBe(false);
      expect(seen.filter(holds), `${form} in an address or in the console`).toEqual([]);
      expect(stored, `${form} in storage`).not.toContain(form);
    }
  }
  expect(stored).not.toMatch(/bugsnag/i);
}

test.describe.configure({ mode: 'default' }); // one worker: each would serve a build of its own

test.beforeEach(({ allowConsole }) => allowConsole(/^uncaught: /));

test('[ERR-18] number, codes, token and passwords of a registration do not leave with an error', async ({
  page,
  context,
  reports,
  allowConsole,
}) => {
  allowConsole(/status of 422/);
  const seen = recorded(context);
  const secrets = [FREE, '69 777 8899', '735142', '123456', 'Canary-7351-typed', 'Canary-7351-again'];
  await register(page);
  await reporterStarted(page, reports);
  await code(page).fill('735142');
  await expect(code(page)).toHaveAccessibleDescription(WRONG);
  await main(page).getByText('+355 69 777 8899').click();
  await code(page).fill('123456');
  await expect(page).toHaveTitle('Choose a password · Fusha');
  await saved(page);
  await password(page).fill('Canary-7351-typed');
  await main(page).getByRole('button', { name: 'Show characters' }).first().click();
  await repetition(page).fill('Canary-7351-again');
  await repetition(page).click();
  await press(page, 'Save password');
  secrets.push(await token(page));

  await raise(page, secrets);
  await expectKept(secrets, page, reports, seen);
  const last = reports.at(-1) ?? '';
  expect(last).toContain('"signedIn":');
  expect(last, 'the press on an own text, and no other').toContain('"targetText":"Save password"');
  expect(last).toContain('"targetText":"[other]"');
  const ownLine = /"file":"assets\/boot-[\w-]{7}\.js"/;
  expect(
    reports.some((report) => ownLine.test(report)),
    'a line of the stack in a file of the build',
  ).toBe(true);
  await setPassword(page, 'Canary-7351-typed');
  await expect(page).toHaveTitle('Your profile · Fusha');
});

test('[ERR-18] the secret setting of the app and a phone number that was changed do not leave with an error', async ({
  page,
  context,
  signIn,
  reports,
}) => {
  const seen = recorded(context);
  await signIn('superUser');
  await page.goto('account?switch_module=superuser&switch_entity_id=5');
  await reporterStarted(page, reports);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: /^Maps key/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Replace the maps key' });
  await dialog.getByLabel('New maps key').fill('made-up-for-this-test-9f8e');
  await dialog.getByLabel('New maps key').click();
  await dialog.getByText('••••1a2b').click();
  await page.keyboard.press('Escape');
  await page.getByLabel('Support phone number').fill('+355 4 222 33 44');
  const secrets = ['made-up-for-this-test-9f8e', '••••1a2b', '+355 69 000 0099', '+355 4 222 33 44', await token(page)];

  await raise(page, secrets);
  await expectKept(secrets, page, reports, seen);
  expect(reports.at(-1)).toContain('"signedIn":true');
});

test('[ERR-18] messages that were written and read do not leave with an error', async ({
  page,
  context,
  signIn,
  reports,
}) => {
  const seen = recorded(context);
  await signIn('player');
  await page.goto('community/1/feed');
  await reporterStarted(page, reports);
  const articles = page.getByRole('list', { name: 'Posts' }).getByRole('article');
  const read = articles.first().getByRole('paragraph').first();
  const received = (await read.innerText()).slice(0, 30);
  await read.click();
  await page.getByRole('textbox', { name: 'Write a post' }).fill('A ka vend edhe për një canary?');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  const written = articles.getByText('A ka vend edhe për një canary?', { exact: true });
  await written.first().click();
  await saved(page);
  const secrets = [received, 'A ka vend edhe për një canary?', await token(page)];

  await raise(page, secrets);
  await expectKept(secrets, page, reports, seen);
  expect(reports.at(-1)).toContain('"route":"/community/:id/feed"');
});

test('[ERR-19] a reporter whose file cannot be loaded is replaced by a mock, without a reload of the app', async ({
  page,
  reporting: { originWithoutReporter },
  reports,
  allowConsole,
}) => {
  allowConsole(/status of 404 .*\/reporter-/);
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
  const said = page.waitForEvent('console', (message) => message.text().includes('mock mode'));
  await page.goto(`${originWithoutReporter}/app/venues`);
  expect((await said).text()).toBe('Error reporter started in mock mode.');
  await page.evaluate(() => reportError(new Error('nobody is told')));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(loads).toHaveLength(1);
  expect(reports).toEqual([]);
});

withoutKey(
  '[ERR-19] a build without a key says so once, and does not ask for the reporter @phone',
  async ({ page, context }) => {
    const seen = recorded(context);
    const late = latePieces(page);
    const said = page.waitForEvent('console', (message) => message.text().includes('mock mode'));
    await page.goto('venues');
    await Promise.all([late, said]);
    await page.evaluate(() => console.info('the last message'));
    await expect.poll(() => seen).toContain('the last message');
    expect(seen.filter((text) => /mock mode|reporter/.test(text))).toEqual(['Error reporter started in mock mode.']);
  },
);
