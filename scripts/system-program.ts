import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where servers are installed; the paths of people who are not root often leave it out. */
const SERVERS = ['/usr/sbin', '/usr/local/sbin'];

/** The path of a program of this machine. */
export function systemProgram(name: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...SERVERS].filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, name)).find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
