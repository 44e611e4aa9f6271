import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';

const TRACK = 'fixtures/29/track?switch_module=organization&switch_entity_id=1';

/** What Capacitor's wrapper on Android puts on the page before it loads; what is asked of it stands in `window.asked`. */
const wrapper = () => {
  const asked: unknown[] = [];
  const listeners: Record<string, (event: object) => void> = {};
  const call =
    (name: string) =>
    async (options: object = {}) =>
      void asked.push([name, options]);
  Object.assign(window, {
    asked,
    tell: (name: string, event: object) => listeners[name]?.(event),
    Capacitor: {
      getPlatform: () => 'android',
      Plugins: {
        App: {
          addListener: (name: string, listener: (event: object) => void) => (listeners[name] = listener),
          minimizeApp: call('minimizeApp'),
        },
        StatusBar: {
          setBackgroundColor: call('setBackgroundColor'),
          setOverlaysWebView: call('setOverlaysWebView'),
          setStyle: call('setStyle'),
        },
      },
    },
  });
};
const tell = (page: Page, name: string, event: object) =>
  page.evaluate(`window.tell(${JSON.stringify(name)}, ${JSON.stringify(event)})`);
const asked = (page: Page) => page.evaluate<unknown[]>('window.asked');

test("[UI-14] [UI-29] [DL-01] [DL-03] in the native wrapper the bar has the theme's colour, back closes a dialog before it leaves the page, and links open", async ({
  page,
  signIn,
  theme,
}) => {
  await signIn('player');
  await theme('dark');
  await page.addInitScript(wrapper);
  await page.goto('explore');
  await expect
    .poll(() => asked(page))
    .toEqual([
      ['setOverlaysWebView', { overlay: false }],
      ['setBackgroundColor', { color: '#14101f' }],
      ['setStyle', { style: 'DARK' }],
    ]);

  await page.getByRole('link', { name: 'Account' }).first().click();
  await page.getByRole('link', { name: 'Terms of use' }).click();
  const dialog = page.getByRole('dialog', { name: 'Terms of use' });
  await expect(dialog).toBeVisible();
  await tell(page, 'backButton', { canGoBack: true });
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/app\/account$/);
  await tell(page, 'backButton', { canGoBack: true });
  await expect(page).toHaveURL(/\/app\/explore$/);
  expect(await asked(page)).toHaveLength(3);
  await tell(page, 'backButton', { canGoBack: false });
  await expect.poll(async () => (await asked(page)).at(-1)).toEqual(['minimizeApp', {}]);
  await expect(page).toHaveURL(/\/app\/explore$/);

  await tell(page, 'appUrlOpen', { url: 'https://fusha.al/app/venues?all=1#top' });
  await expect(page).toHaveURL(/\/app\/venues\?all=1#top$/);
  await expect(page.getByRole('region', { name: /Install/ })).toHaveCount(0);
});

test('[RT-69] under notch and home indicator: a page keeps clear of both, the tracker fills the screen @phone', async ({
  page,
  signIn,
}) => {
  await signIn('organizationManager');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { top: 47, bottom: 34 } });
  const main = page.getByRole('main');
  const paddings = (shell: Element) => {
    const { paddingTop, paddingBottom } = getComputedStyle(shell);
    return [paddingTop, paddingBottom];
  };
  await page.goto('fixtures/29');
  await expect(page.getByRole('banner')).toHaveCSS('padding-top', '51px'); // 4 and the notch
  expect(await main.locator('xpath=..').evaluate(paddings)).toEqual(['0px', '98px']); // the bar of 64 and the indicator
  await page.goto(TRACK);
  await expect(page.getByRole('button', { name: 'Track game' })).toBeVisible();
  expect(await main.evaluate(paddings)).toEqual(['0px', '0px']);
  expect(await main.locator('xpath=..').evaluate(paddings)).toEqual(['0px', '0px']);
  const box = await main.boundingBox();
  expect([box?.x, box?.y, box?.width]).toEqual([0, 0, 390]);
});
