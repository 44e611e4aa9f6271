import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Programs that npm does not install: the files they may be, and the package of Debian. */
const programs = {
  nginx: { files: ['nginx'], debian: 'nginx-light' },
  firefox: { files: ['firefox-esr', 'firefox'], debian: 'firefox-esr' },
  WebKitWebDriver: { files: ['WebKitWebDriver'], debian: 'webkit2gtk-driver' },
  Xvfb: { files: ['Xvfb'], debian: 'xvfb' },
} as const;
export type ProgramName = keyof typeof programs;

/** Where servers are installed; the paths of people who are not root often leave it out. */
const SERVERS = ['/usr/sbin', '/usr/local/sbin'];

/** The path of a program of this machine. */
export function systemProgram(name: ProgramName): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...SERVERS].filter((folder) => folder !== '');
  return programs[name].files.flatMap((file) => folders.map((folder) => join(folder, file))).find(isProgram);
}

/** Which of them this machine does not have, in a sentence with the remedy; undefined if it has all. */
export function missingPrograms(names: readonly ProgramName[]): string | undefined {
  const missing = names.filter((name) => systemProgram(name) === undefined);
  if (missing.length === 0) return undefined;
  const packages = missing.map((name) => programs[name].debian).join(' ');
  return `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not installed on this machine (Debian: apt-get install ${packages})`;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
