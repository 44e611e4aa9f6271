// npm run check:same-build: two builds of one commit have the same bytes (R25). Builds a copy of the checkout, in a folder of another name
// and depth, and compares each of its files with dist/.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'fusha-same-'));
const copy = join(folder, 'another/place');
try {
  for (const path of sources()) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    copyFileSync(join(root, path), join(copy, path));
  }
  linkAll(join(root, 'node_modules'), join(copy, 'node_modules'));
  execFileSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--outDir', '../built', '--logLevel', 'error'],
    {
      cwd: copy,
      stdio: 'inherit',
    },
  );
  const [here, there] = [hashes(join(root, 'dist')), hashes(join(folder, 'another/built'))];
  const names = new Set([...here.keys(), ...there.keys()]);
  const different = [...names].filter((name) => here.get(name) !== there.get(name));
  if (different.length > 0) {
    console.error(
      `Two builds differ in ${different.length} of ${names.size} files:\n${different.slice(0, 20).join('\n')}`,
    );
    process.exitCode = 1;
  } else console.log(`Two builds are the same: ${names.size} files.`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** What is committed, or would be. */
function sources(): string[] {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const gone = execFileSync('git', ['ls-files', '-z', '--deleted'], { cwd: root, encoding: 'utf8' }).split('\0');
  return [...new Set(list.split('\0'))].filter((path) => path !== '' && !gone.includes(path));
}

/** The same files under another path; a link to the folder would be followed back to the first one. */
function linkAll(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.name === '.cache') continue;
    if (entry.isDirectory()) linkAll(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkOne(source, target);
  }
}

function linkOne(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target); // another disk
  }
}

function hashes(dist: string): Map<string, string> {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [relative(dist, path), createHash('sha256').update(readFileSync(path)).digest('hex')];
    }),
  );
}
