import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { headerOptions, securityHeaders } from '../../config/security-headers.ts';
import { createMockServer } from '../../mocks/hosts/server.ts';
import { startStaticServer } from '../../scripts/static-server.ts';
import { buildWith, expect, test as base } from '../setup/deployed.ts';
import { wholeBrowser } from '../setup/push.ts';

const DIST = join(import.meta.dirname, '../../dist-push');
/** A project with messaging; identity and database stay the mock's. */
const env = {
  VITE_FIREBASE: JSON.stringify({
    apiKey: 'key',
    appId: '1:1:web:1',
    projectId: 'demo-fusha',
    databaseURL: '{ws-origin}?ns=demo-fusha',
    authEmulatorUrl: '{origin}',
    authDomain: 'local',
    messagingSenderId: '1',
    vapidKey: 'BDOU99-h67HcA6JeFXHbSNMu7e2yNNu3RzoMj8TM4W88jITfq7ZmPvIM1Iv-4_l2LxQcYwhqby2xGpWwzjfAnG4',
  }),
};
let isBuilt = false;
const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
  host: async ({}, use) => {
    if (!isBuilt) buildWith(env, DIST);
    isBuilt = true;
    const headers = securityHeaders(headerOptions(env));
    const host = await startStaticServer({
      dist: DIST,
      port: 0,
      isCompressed: false,
      headers,
      api: createMockServer({}),
    });
    await use(host);
    await host.close();
  },
});

// one worker, so that the build is made once
test.describe.configure({ mode: 'default', timeout: 240_000 });
test.use(wholeBrowser);

/** A push service and Google's two hosts, as far as the SDK asks them; `silent` is a browser without a push service. */
const standIn = (page: Page, service: 'works' | 'silent') =>
  page.addInitScript((kind) => {
    if (typeof PushManager === 'undefined') return;
    const asked: string[] = [];
    Object.assign(globalThis, { asked });
    let subscription: object | null = null;
    PushManager.prototype.getSubscription = async () => subscription as PushSubscription | null; // what the SDK and the app look at
    PushManager.prototype.subscribe = () => {
      asked.push('subscribe');
      if (kind === 'silent') return new Promise(() => {});
      const made = {
        endpoint: 'https://push.example/1',
        getKey: () => new Uint8Array([1, 2, 3]).buffer,
        unsubscribe: async () => {
          asked.push('unsubscribe');
          subscription = null;
          return true;
        },
      };
      subscription = made;
      return Promise.resolve(made as unknown as PushSubscription); // as above
    };
    const real = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      const { hostname } = new URL(input instanceof Request ? input.url : String(input), location.href);
      if (!hostname.endsWith('.googleapis.com')) return real(input, init);
      const method = input instanceof Request ? input.method : (init?.method ?? 'GET');
      asked.push(`${method} ${hostname}`);
      if (hostname.startsWith('fcmregistrations')) return Response.json({ token: 'fcm-token-1' });
      const authToken = { token: 'installation', expiresIn: '604800s' };
      return Response.json({ name: 'n', fid: 'dQwErTyUiOpAsDfGhJkLzX', refreshToken: 'r', authToken });
    };
  }, service);
const asked = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'asked') as string[]); // of the script above
const device = (page: Page) => page.getByRole('list', { name: 'On this device' });

test('[PWA-23] the real Firebase SDK subscribes on consent, not before, and the server is told its token; turned off, nothing is left', async ({
  page,
  context,
  signIn,
}) => {
  await standIn(page, 'works');
  await context.grantPermissions(['notifications']);
  await signIn('player');
  await page.goto('settings');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect(device(page)).toContainText('Off: you see what is new');
  expect(await asked(page)).toEqual([]);
  const sent = page.waitForRequest('**/api/push/subscription');
  await device(page).getByRole('button', { name: 'Turn on' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ platform: 'web', token: 'fcm-token-1', locale: 'en' });
  await expect(device(page)).toContainText('On: you are told here');
  expect(await asked(page)).toEqual([
    'subscribe',
    'POST firebaseinstallations.googleapis.com',
    'POST fcmregistrations.googleapis.com',
  ]);
  const ended = page.waitForRequest((request) => request.method() === 'DELETE');
  await device(page).getByRole('button', { name: 'Turn off' }).click();
  expect((await ended).url()).toMatch(/\/api\/push\/subscription\/[\w-]+\?module=base$/);
  await expect.poll(() => asked(page)).toContain('DELETE fcmregistrations.googleapis.com');
  expect(await asked(page)).toContain('unsubscribe');
});

test('[PWA-23] a browser without a push service never answers: after ten seconds that is said', async ({
  page,
  context,
  signIn,
  mock,
}) => {
  await standIn(page, 'silent');
  await context.grantPermissions(['notifications']);
  await signIn('player');
  await page.clock.install();
  await page.goto('settings');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const turnOn = device(page).getByRole('button', { name: 'Turn on' });
  await turnOn.click();
  await expect.poll(() => asked(page)).toEqual(['subscribe']);
  await expect(turnOn).toHaveAttribute('aria-busy', 'true');
  await page.clock.fastForward('00:10');
  await expect(device(page)).toContainText('Your browser has not reached its notification service.');
  expect(await mock.calls('savePushSubscription')).toEqual([]);
});
