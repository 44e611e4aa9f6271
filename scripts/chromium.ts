import { existsSync } from 'node:fs';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The Chromium of this machine (`CHROMIUM_PATH` first); undefined means the one Playwright downloads itself. */
export function chromiumPath(): string | undefined {
  return process.env['CHROMIUM_PATH'] ?? installed.find((path) => existsSync(path));
}
