import { expect, type BrowserContext, type Page, type Worker } from '@playwright/test';
import { wholeChromiumPath } from '../../scripts/chromium.ts';
import type { Person } from './person.ts';

const executablePath = wholeChromiumPath();
/** Chromium's headless shell shows no notifications, whatever it is allowed: these tests take the whole browser. */
export const wholeBrowser = {
  ...(executablePath === undefined && { channel: 'chromium' }),
  launchOptions: { executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] },
};

/** The consent. */
export const consent = (page: Page) => page.getByRole('region', { name: 'Hear about it at once?' });

/** The browser has not been asked yet, and answers this when it is; headless Chromium has said no to everybody. */
export const asksBrowser = (context: BrowserContext, answer: NotificationPermission): Promise<unknown> =>
  context.addInitScript((given) => {
    const at = { permission: 'default' as NotificationPermission };
    Object.defineProperty(Notification, 'permission', { get: () => at.permission });
    Notification.requestPermission = async () => {
      document.documentElement.dataset['asked'] = 'yes';
      at.permission = given;
      return given;
    };
  }, answer);

/** Turns push on in the settings of this device. The worker has been installed: beside other tests that alone may take long. */
export async function turnOn(page: Page): Promise<void> {
  await page.goto('settings');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const device = page.getByRole('list', { name: 'On this device' });
  await device.getByRole('button', { name: 'Turn on' }).click();
  await expect(device).toContainText('On: you are told here');
}

/** What somebody else sends past the screens; both must speak of the same league. */
export async function asOrganizer({
  mock,
  context,
}: Person): Promise<(method: string, path: string, data?: object) => Promise<void>> {
  const headers = { authorization: `Bearer ${await mock.become('organizationManager')}` };
  return async (method, path, data) => {
    const answer = await context.request.fetch(`/api${path}`, {
      method,
      headers,
      data: { module: 'organization', ...data },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
}
/** The game of the league that has no official yet. */
export const GAME = 34;
export const REFEREE = 34;

/**
 * The app's worker, which from now on notes what it shows. The browser's own list is not asked for that: Chromium removes from it what is
 * not on the screen yet. Text, as below, since the globals are a worker's.
 */
export async function appWorker(context: BrowserContext): Promise<Worker> {
  const worker = context.serviceWorkers().find((one) => one.url().endsWith('/app/sw.js'));
  if (!worker) throw new Error('no worker');
  await worker.evaluate(`{
    self.shown = [];
    const without = (tag) => self.shown.filter((one) => one.tag !== tag);
    const { showNotification } = ServiceWorkerRegistration.prototype;
    ServiceWorkerRegistration.prototype.showNotification = async function (title, options) {
      await showNotification.call(this, title, options);
      self.shown = [...without(options.tag), { title, ...options }];
    };
    const { close } = Notification.prototype;
    Notification.prototype.close = function () {
      close.call(this);
      self.shown = without(this.tag);
    };
  }`);
  return worker;
}

/** From now on without a window on screen: here pages are always visible. */
export const hide = (worker: Worker): Promise<unknown> =>
  worker.evaluate(
    `Object.defineProperty(WindowClient.prototype, 'visibilityState', { get: () => 'hidden', configurable: true })`,
  );

/** What the system shows. */
export const shown = (worker: Worker): Promise<{ title: string; body: string; url: unknown }[]> =>
  worker.evaluate('self.shown.map(({ title, body, data }) => ({ title, body, url: data.url }))');

/** As a press on the only notification that is shown. */
export const press = (worker: Worker): Promise<unknown> =>
  worker.evaluate(`registration.getNotifications().then(([notification]) => {
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  })`);

/** What a push service does: it hands the worker a payload, an object as JSON. No subscription is needed for that. */
export async function pushService(page: Page, origin: string): Promise<(payload: object | string) => Promise<void>> {
  const cdp = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${origin}/app/`);
      if (own) resolve(own.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const registrationId = await registered;
  return async (payload) => {
    const data = typeof payload === 'string' ? payload : JSON.stringify(payload);
    await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  };
}
