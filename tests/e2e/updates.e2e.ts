import { buildNext, expect, NEXT, publishWorker, test } from '../setup/deployed.ts';
import { build, controlled, dialog, loadsOf, look, looked, open, updated } from '../setup/updates.ts';

// one worker: each reads the builds
test.describe.configure({ mode: 'default' });
test.beforeAll(buildNext);

test('[PWA-01] [PWA-03] [PWA-04] [PWA-05] [PWA-17] the first visit registers the worker and is not reloaded; then the app opens without a network', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/net::ERR_(INTERNET_DISCONNECTED|FAILED)/);
  // before a reload by itself all tabs are asked for their work
  await page.addInitScript(() =>
    new BroadcastChannel('fusha-updates').addEventListener('message', () => {
      document.documentElement.dataset['weighed'] = 'yes';
    }),
  );
  const loads = loadsOf(page);
  await open(page, 'venues');
  const registration = await page.evaluate(async () => {
    const found = await navigator.serviceWorker.getRegistration('/app/');
    return [found?.active?.scriptURL, found?.scope];
  });
  const origin = new URL(page.url()).origin;
  expect(registration).toEqual([`${origin}/app/sw.js`, `${origin}/app/`]);
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await page.request.get(address ?? '');
  expect(manifest.headers()['content-type']).toBe('application/manifest+json; charset=utf-8');
  expect(await manifest.json()).toMatchObject({ start_url: '/app/', scope: '/app/', display: 'standalone' });
  const cdp = await context.newCDPSession(page);
  expect((await cdp.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('data-worker', 'offline-ready');
  const looked = page.waitForResponse((answer) => answer.url().includes('/builds/latest.json'));
  await look(page);
  await looked;
  await expect(page.locator('html')).not.toHaveAttribute('data-weighed');
  expect(loads()).toBe(1);
  await context.setOffline(true);
  await page.goto('venues');
  await expect(page.getByRole('heading', { name: 'Venues', level: 1 })).toBeVisible();
  await page.goto('games'); // for players: a guest is asked to sign in
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('[PWA-08] [PWA-09] [PWA-16] [PWA-25] a new build reloads the page once, the same one never', async ({
  page,
  host,
}) => {
  await open(page, 'venues');
  const first = await build(page);
  const loads = loadsOf(page);
  const asked = page.waitForResponse((answer) => /\/app\/builds\/latest\.json\?\d+$/.test(answer.url()));
  await look(page);
  expect(await (await asked).json()).toEqual({ id: first });
  host.publish(NEXT);
  await look(page);
  await updated(page, first);
  await controlled(page);
  await looked(page);
  expect(loads()).toBe(1);
});

test('[PWA-09] an old worker that does not let go holds no new version back', async ({ page, host }) => {
  // the new one never hears that it may take over
  await page.addInitScript(() => (ServiceWorker.prototype.postMessage = () => {}));
  await open(page, 'venues');
  const first = await build(page);
  const loads = loadsOf(page);
  host.publish(NEXT);
  await look(page);
  await updated(page, first);
  await controlled(page);
  await looked(page);
  expect(loads()).toBe(1);
});

test('[PWA-10] [PWA-18] with something typed the user decides, and keeps it until then', async ({ me, page, host }) => {
  await me.signIn('player');
  await me.language('en');
  await open(page, 'account');
  await page.getByRole('button', { name: 'Edit profile' }).click();
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Arta Nuk Humb');
  const loads = loadsOf(page);
  host.publish(NEXT);
  await look(page);
  await expect(dialog(page)).toContainText('Update to the new version to continue.');
  await dialog(page).getByRole('button', { name: 'Not now' }).click();
  await expect(name).toHaveValue('Arta Nuk Humb');
  await looked(page);
  await expect(dialog(page)).toHaveCount(0);
  expect(loads()).toBe(0);
});

test('[PWA-18] two tabs agree: what is typed in one holds the other back, and the word of one updates both', async ({
  me,
  page,
  context,
  host,
}) => {
  await me.signIn('player');
  await me.language('en');
  await open(page, 'account');
  const other = await context.newPage();
  await open(other, 'venues');
  await page.bringToFront();
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Arta Nuk Humb');
  const first = await build(page);
  const loads = [loadsOf(page), loadsOf(other)];
  host.publish(NEXT);
  await look(other);
  await expect(dialog(other)).toBeVisible();
  expect(await build(other)).toBe(first);
  await dialog(other).getByRole('button', { name: 'Update', exact: true }).click();
  await updated(other, first);
  // the worker is the new one for both; the tab with the work asks before it follows
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Arta Nuk Humb');
  await dialog(page).getByRole('button', { name: 'Update', exact: true }).click();
  await updated(page, first);
  expect(loads.map((count) => count())).toEqual([1, 1]);
});

for (const [what, text] of [
  ['missing', null],
  ['a page in its place', '<!doctype html><title>Fusha</title>'],
] as const)
  test(`[PWA-20] [PWA-22] a worker that is ${what} stops nothing, and asks for no reload`, async ({
    page,
    host,
    allowConsole,
  }) => {
    allowConsole(/fetching the script|status of 404|Unexpected token/);
    publishWorker(host, text);
    const loads = loadsOf(page);
    await page.goto('venues');
    await expect(page.locator('html')).toHaveAttribute('data-worker', 'registration-error');
    await look(page);
    await expect(page.getByRole('listitem').first()).toBeVisible();
    expect(loads()).toBe(1);
  });

test('[PWA-19] [PWA-20] [PWA-21] [PWA-26] the worker’s file is read each 20 s and never offline; the registration is updated after a 200 alone', async ({
  page,
  context,
  host,
  allowConsole,
}) => {
  allowConsole(/net::ERR_|status of 404/);
  await context.clock.install();
  const asked: string[] = [];
  await page.addInitScript(() => {
    const { fetch } = globalThis;
    globalThis.fetch = (input, init) => {
      if (input === '/app/sw.js') console.info(`asked: ${init?.cache}`);
      return fetch(input, init);
    };
    // oxlint-disable-next-line typescript/unbound-method -- called on the registration again below
    ServiceWorkerRegistration.prototype.update = new Proxy(ServiceWorkerRegistration.prototype.update, {
      apply(update, registration, args) {
        console.info('asked: update');
        return Reflect.apply(update, registration, args);
      },
    });
  });
  page.on('console', (message) => {
    if (message.text().startsWith('asked: ')) asked.push(message.text().slice(7));
  });
  await open(page, 'venues');
  await page.clock.runFor(20_000);
  await expect.poll(() => asked).toEqual(['no-store', 'update']);
  await page.clock.runFor(20_000);
  await expect.poll(() => asked).toEqual(['no-store', 'update', 'no-store', 'update']);
  publishWorker(host, null);
  await page.clock.runFor(20_000);
  await expect.poll(() => asked).toHaveLength(5);
  await context.setOffline(true);
  await page.clock.runFor(60_000);
  expect(asked.filter((one) => one === 'update')).toHaveLength(2);
  expect(asked).toHaveLength(5);
});
