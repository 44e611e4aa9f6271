import { existsSync } from 'node:fs';

/** Headless Chromium as packaged by Debian; Playwright's own download is the same build. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const installed = [
  // tests take two thirds of the time with it
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The Chromium of this machine (`CHROMIUM_PATH` first); undefined means the one Playwright downloads itself. */
export function chromiumPath(): string | undefined {
  return process.env['CHROMIUM_PATH'] ?? installed.find((path) => existsSync(path));
}

/** The same, preferring a full browser, so that measurements match what people use. */
export function wholeChromiumPath(): string | undefined {
  return (
    process.env['CHROMIUM_PATH'] ??
    installed.find((path) => path !== HEADLESS_SHELL && existsSync(path)) ??
    chromiumPath()
  );
}

/** Whether a full browser is there, which alone shows notifications of the system; Playwright's own download brings one. */
export const hasWholeChromium = (): boolean => !/headless.shell/.test(wholeChromiumPath() ?? '');
