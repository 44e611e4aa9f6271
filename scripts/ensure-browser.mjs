// Finds the Chromium for tests, or installs one: Playwright's download first, then Debian's package when running as root.
// Fast when one is present, so every test run may call it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chromiumPath, hasWholeChromium, HEADLESS_SHELL } from './chromium.ts';

const configured = process.env.CHROMIUM_PATH;
if (configured && !existsSync(configured)) fail(`CHROMIUM_PATH names ${configured}, where there is no file.`);

const present = () => {
  const path = chromiumPath() ?? chromium.executablePath();
  return existsSync(path) ? path : undefined;
};
/** A download that takes longer has failed. */
const PATIENCE_MS = 5 * 60_000;
const run = (command, args) =>
  spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32', timeout: PATIENCE_MS }).status ===
  0;

const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
const install = (name) => run('apt-get', ['install', '-y', '--no-install-recommends', name]);

// CI installs the headless build even where a full browser exists, and falls back to the full one
if (process.env.CI && isRootOnDebian && !configured && !existsSync(HEADLESS_SHELL)) {
  console.log('browser: installing Chromium’s headless shell…');
  if (!install('chromium-headless-shell') && run('apt-get', ['update'])) install('chromium-headless-shell');
}
if (!present()) {
  console.log('browser: no Chromium here; asking Playwright for one…');
  run('npx', ['playwright', 'install', 'chromium']);
}
if (!present() && isRootOnDebian) {
  console.log('browser: the download failed; installing the distribution’s chromium…');
  if (run('apt-get', ['update']) && !install('chromium-headless-shell')) install('chromium');
}
if (isRootOnDebian && !configured && !hasWholeChromium()) {
  console.log('browser: installing Chromium for the tests of push…');
  if (!install('chromium') && run('apt-get', ['update'])) install('chromium');
}
const path = present();
if (!path) fail('No Chromium was found and none could be installed.');
if (!process.argv.includes('--quiet')) console.log(`browser: ${path}`);

function fail(reason) {
  console.error(
    `browser: ${reason}\nInstall Chromium or Google Chrome, or set CHROMIUM_PATH to its binary, then run this again.`,
  );
  process.exit(1);
}
