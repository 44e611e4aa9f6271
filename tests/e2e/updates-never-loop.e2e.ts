import { buildNext, expect, NEXT, publishWithout, test } from '../setup/deployed.ts';
import { NOW } from '../setup/personas.ts';
import { build, controlled, dialog, loadsOf, look, looked, open, updated } from '../setup/updates.ts';

// Whatever a server or a browser does, the page is never reloaded by itself more than once in 10 s.

// one worker: each reads the builds
test.describe.configure({ mode: 'default' });
test.beforeAll(buildNext);

const ROUNDS = process.env['TEST_FULL'] ? 50 : 5;
const PER_ROUND = 10_000;
const later = (round: number) => new Date(Date.parse(NOW) + round * PER_ROUND);

test('[PWA-09] a server that names another build at each look reloads the page once in 10 s, and never without time passing', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000 + ROUNDS * 10_000);
  await page.addInitScript(() => {
    const { fetch } = globalThis;
    let looks = 0;
    globalThis.fetch = (input, init) => {
      const address = input instanceof Request ? input.url : input.toString();
      if (!address.includes('/builds/latest.json')) return fetch(input, init);
      looks += 1;
      document.documentElement.dataset['looks'] = String(looks);
      return Promise.resolve(Response.json({ id: crypto.randomUUID() }));
    };
  });
  const looked = (times: number) =>
    page.waitForFunction((n) => Number(document.documentElement.dataset['looks']) >= n, times);
  const loads = loadsOf(page);
  await page.goto('venues');
  await expect.poll(loads).toBe(2);
  for (let round = 1; round <= ROUNDS; round += 1) {
    await looked(1); // by itself
    for (let again = 0; again < 3; again += 1) await look(page);
    await looked(4);
    expect(loads()).toBe(1 + round);
    await context.clock.setFixedTime(later(round));
    await look(page);
    await expect.poll(loads).toBe(2 + round);
  }
  await looked(1);
  await expect(page.getByRole('listitem').first()).toBeVisible();
  expect(loads()).toBe(2 + ROUNDS);
});

test('[ERR-15] [ERR-16] a page whose file is always missing reloads the app once in 10 s, and shows its error otherwise', async ({
  me,
  page,
  context,
  host,
  allowConsole,
}) => {
  test.setTimeout(120_000 + ROUNDS * 10_000);
  allowConsole(/status of 404 .*\/assets\/|dynamically imported module/);
  publishWithout(host, 'teams.page-*.js');
  await me.signIn('player');
  await me.language('en');
  await open(page, 'explore');
  const loads = loadsOf(page);
  const goTo = async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Teams' }).click();
  };
  const error = page.getByRole('main').getByRole('button', { name: 'Try again' });
  const leave = async () => {
    await page.getByRole('link', { name: 'Explore' }).click();
    await expect(page.getByRole('heading', { name: 'Explore', level: 1 })).toBeVisible();
  };
  await goTo();
  await expect.poll(loads).toBe(1);
  for (let round = 1; round <= ROUNDS; round += 1) {
    await expect(error).toBeVisible();
    await leave();
    await goTo();
    await expect(error).toBeVisible();
    expect(loads()).toBe(round);
    await leave();
    await context.clock.setFixedTime(later(round));
    await goTo();
    await expect.poll(loads).toBe(1 + round);
  }
  await expect(error).toBeVisible();
  expect(loads()).toBe(1 + ROUNDS);
});

test('[PWA-22] a browser without room for the worker’s files: the app works without it, and a new build comes once', async ({
  page,
  context,
  host,
  allowConsole,
}) => {
  allowConsole(/status of 404 .*\/assets\//); // what the old page still wanted when the new build came
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- called on the container again below
    ServiceWorkerContainer.prototype.register = new Proxy(ServiceWorkerContainer.prototype.register, {
      async apply(register, container, args) {
        const registration = await Reflect.apply(register, container, args);
        const worker = registration.installing;
        worker?.addEventListener('statechange', () => (document.documentElement.dataset['installed'] = worker.state));
        return registration;
      },
    });
  });
  const cdp = await context.newCDPSession(page);
  await cdp.send('Storage.overrideQuotaForOrigin', { origin: host.origin, quotaSize: 1_000 });
  const loads = loadsOf(page);
  await page.goto('venues');
  await expect(page.locator('html')).toHaveAttribute('data-installed', 'redundant');
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-worker', 'offline-ready');
  const first = await build(page);
  expect(loads()).toBe(1);
  host.publish(NEXT);
  await look(page);
  await updated(page, first);
  await expect(page.locator('html')).toHaveAttribute('data-installed', 'redundant');
  await looked(page);
  await page.getByRole('link', { name: 'Explore' }).click();
  await expect(page.getByRole('heading', { name: 'Explore', level: 1 })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  expect(loads()).toBe(2);
});

test('[PWA-10] [ERR-16] a browser that refuses all storage: nothing is reloaded by itself, the user decides', async ({
  page,
  host,
  allowConsole,
}) => {
  allowConsole(/status of 404 .*\/assets\/|dynamically imported module/);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('The request was denied.', 'SecurityError');
        },
      });
  });
  publishWithout(host, 'forgot-password.page-*.js');
  const loads = loadsOf(page);
  await page.goto('venues');
  await controlled(page);
  await expect(page.getByRole('listitem').first()).toBeVisible();
  const first = await build(page);
  await page.goto('auth/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(loads()).toBe(2);
  host.publish(NEXT);
  await look(page);
  await dialog(page).getByRole('button', { name: 'Update', exact: true }).click();
  await updated(page, first);
  await controlled(page);
  await expect(page.getByRole('heading', { name: 'Forgot your password?', level: 1 })).toBeVisible();
  await looked(page);
  await expect(dialog(page)).toHaveCount(0);
  expect(loads()).toBe(3);
});

test('[ERR-15] what the app can do without, and pages that are only loaded ahead, may be missing: nothing is reloaded for them', async ({
  me,
  page,
  host,
  allowConsole,
}) => {
  allowConsole(/status of 404 .*\/assets\/|a file of the realtime client is missing/);
  const missing = ['start-updates', 'client', 'explore.page', 'games.page'];
  publishWithout(host, `{${missing.join()}}-*.js`);
  await me.signIn('player');
  await me.language('en');
  const loads = loadsOf(page);
  const missed = missing.map((name) =>
    page.waitForResponse((answer) => answer.url().includes(`/assets/${name}-`) && answer.status() === 404),
  );
  await page.goto('venues');
  await Promise.all(missed);
  await page.getByRole('link', { name: 'Bookings' }).click();
  await expect(page.getByRole('heading', { name: 'Bookings', level: 1 })).toBeVisible();
  expect(loads()).toBe(1);
});
