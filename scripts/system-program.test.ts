import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { missingPrograms, systemProgram } from './system-program.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fusha-programs-'));
  vi.stubEnv('PATH', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});
function install(file: string): void {
  writeFileSync(join(folder, file), '');
  chmodSync(join(folder, file), 0o755);
}

it('what is missing is named with the packages of Debian', () => {
  expect(missingPrograms(['firefox'])).toBe(
    'firefox is not installed on this machine (Debian: apt-get install firefox-esr)',
  );
  expect(missingPrograms(['WebKitWebDriver', 'Xvfb'])).toBe(
    'WebKitWebDriver and Xvfb are not installed on this machine (Debian: apt-get install webkit2gtk-driver xvfb)',
  );
});

it('what is there is not, and a program may have two names', () => {
  install('Xvfb');
  expect(missingPrograms(['WebKitWebDriver', 'Xvfb'])).toMatch(/^WebKitWebDriver is not/);
  install('WebKitWebDriver');
  expect(missingPrograms(['WebKitWebDriver', 'Xvfb'])).toBeUndefined();
  install('firefox');
  expect(systemProgram('firefox')).toBe(join(folder, 'firefox'));
  install('firefox-esr');
  expect(systemProgram('firefox')).toBe(join(folder, 'firefox-esr'));
});
