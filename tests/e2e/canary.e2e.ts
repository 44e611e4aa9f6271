import type { BrowserContext, Page, Request } from '@playwright/test';
import { expect } from '../setup/fixtures.ts';
import { test } from '../setup/reporting.ts';
import { saved } from '../setup/saved.ts';
import { forms, raise, reporterStarted, token } from '../setup/secrets.ts';
import { FREE, WRONG, code, main, register, setPassword } from '../setup/sign-in-steps.ts';
import { controlled } from '../setup/updates.ts';

test.use({ serviceWorkers: 'allow' });

/** Everything that leaves the browser from now on, the worker's own requests too, and what the console says. */
function recorded(context: BrowserContext) {
  const requests: Request[] = [];
  const said: string[] = [];
  const frames: string[] = [];
  context.on('request', (request) => requests.push(request));
  context.on('console', (message) => said.push(message.text()));
  for (const page of context.pages())
    page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => frames.push(String(payload))));
  return { requests, said, frames };
}

/** Addresses, headers and bodies of all that the page and the worker have put into caches. */
const cached = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const kept = await Promise.all(
      stores.map(async (store) =>
        (await store.matchAll()).map(async (answer) =>
          [answer.url, JSON.stringify([...answer.headers]), await answer.text()].join(' '),
        ),
      ),
    );
    return Promise.all(kept.flat());
  });

/** From here on the browser is that of another account. */
async function become(page: Page, access: string): Promise<void> {
  await page.evaluate((text) => localStorage.setItem('fusha-token', text), access);
}

/** Which of the secrets a call of the API had to carry: the recording would notice. */
const SENT = ['phone', 'code', 'password', 'message', 'e-mail', 'token of a new account', 'token of a super user'];

const sent = (request: Request) => `${JSON.stringify(request.headers())} ${request.postData()}`;
const isApi = (request: Request) => new URL(request.url()).pathname.startsWith('/api/');

test('[ERR-18] twelve secrets, typed and received, are in no report, address, console or cache, and in no request but the calls that carry them', async ({
  page,
  context,
  mock,
  reports,
  allowConsole,
}) => {
  allowConsole(/^uncaught: |status of 422/);
  const { requests, said, frames } = recorded(context);
  const secrets: Record<string, string> = {
    phone: FREE,
    'phone, received': '69 777 8899',
    code: '735142',
    password: 'Canary-7351-typed',
    'password, mistyped': 'Canary-7351-again',
    message: 'Canary 7351, a ka vend edhe?',
    'e-mail': 'canary7351@mail.example',
    'secret setting': 'made-up-for-this-test-9f8e',
    'secret setting, received': '••••1a2b',
  };
  await register(page);
  await controlled(page);
  await code(page).fill('735142');
  await expect(code(page)).toHaveAccessibleDescription(WRONG);
  await main(page).getByText('+355 69 777 8899').click();
  await code(page).fill('123456');
  await expect(page).toHaveTitle('Choose a password · Fusha');
  await saved(page);
  await setPassword(page, 'Canary-7351-typed', 'Canary-7351-again');
  await setPassword(page, 'Canary-7351-typed');
  await expect(page).toHaveTitle('Your profile · Fusha');
  secrets['token of a new account'] = await token(page);

  await become(page, await mock.become('player'));
  await page.goto('community/1/feed');
  const articles = page.getByRole('list', { name: 'Posts' }).getByRole('article');
  secrets['message, received'] = (await articles.first().getByRole('paragraph').first().innerText()).slice(0, 30);
  await page
    .getByRole('textbox', { name: 'Write a post' })
    .fill('Canary 7351, a ka vend edhe? Shkruani te canary7351@mail.example');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  const written = articles.filter({ hasText: 'canary7351@mail.example' });
  await expect(written.getByRole('button', { name: 'Like' })).toBeVisible(); // the server has it
  await written.getByText('canary7351@mail.example').click();

  await become(page, await mock.become('superUser'));
  await page.goto('settings?switch_module=superuser&switch_entity_id=5');
  await page.getByRole('button', { name: /^Maps key/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Replace the maps key' });
  await dialog.getByLabel('New maps key').fill('made-up-for-this-test-9f8e');
  await dialog.getByText('••••1a2b').click();
  secrets['token of a super user'] = await token(page);
  expect(Object.keys(secrets)).toHaveLength(12);

  reports.length = 0;
  await reporterStarted(page, reports);
  await raise(page, Object.values(secrets));
  await expect.poll(() => reports.length).toBe(12 * 4);
  const kept = await cached(page);
  expect(kept.length, 'the worker keeps the program').toBeGreaterThan(50);
  expect(frames.length, 'the realtime database was told something').toBeGreaterThan(0);
  for (const name of SENT)
    expect(
      requests.some((request) => isApi(request) && sent(request).includes(secrets[name] ?? '?')),
      name,
    ).toBe(true);
  const places = {
    report: reports,
    address: requests.flatMap((request) => [request.url(), request.headers()['referer'] ?? '']),
    console: said,
    'message of the realtime database': frames,
    'request that is no call of the API': requests.filter((request) => !isApi(request)).map(sent),
    cache: kept,
  };
  for (const [name, secret] of Object.entries(secrets)) {
    expect(secret.length, name).toBeGreaterThan(4);
    for (const form of forms(secret))
      for (const [place, texts] of Object.entries(places))
        expect(
          texts.filter((text) => text.includes(form)).map((text) => text.slice(0, 200)),
          `${name} in a ${place}`,
        ).toEqual([]);
  }
});
