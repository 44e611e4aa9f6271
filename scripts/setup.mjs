// Zero-dependency bootstrap, run by any Node >= 20 before every other script: installs the locked dependencies when they are
// missing or are not those of the lockfile, and regenerates the client when the contract changed. Among the dependencies is
// Node itself (the `node` package); scripts/run.mjs, which imports this file, runs every command on it.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stamp = join(root, 'node_modules', '.setup-stamp');
const lock = join(root, '.setup.lock');
const localNode = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

const wanted = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');
const ready = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted() && existsSync(localNode);

if (!ready()) {
  acquire();
  try {
    // another process may have installed meanwhile
    if (!ready()) {
      install();
      generate();
      writeFileSync(stamp, wanted()); // last: its presence means that the installation is complete
    }
  } finally {
    rmSync(lock, { force: true });
  }
}
generate();

function generate() {
  run(localNode, ['scripts/generate.ts', '--if-changed']);
}

function install() {
  console.log('setup: installing dependencies from package-lock.json (first start only, about a minute)…');
  const npm =
    process.env.npm_execpath && /npm-cli\.[cm]?js$/.test(process.env.npm_execpath)
      ? [process.execPath, [process.env.npm_execpath]]
      : [process.platform === 'win32' ? 'npm.cmd' : 'npm', []];
  const flags = ['--no-audit', '--no-fund', '--include=dev', '--include=optional', '--loglevel=error'];
  run(npm[0], [...npm[1], 'ci', ...flags]);
  if (!existsSync(localNode)) {
    // install scripts were switched off: place the binary here
    run(process.execPath, ['installArchSpecificPackage.js'], join(root, 'node_modules', 'node'));
  }
}

function run(command, args, cwd = root) {
  // the outer npm's npm_* variables must not configure the inner one
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      ([key]) => !/^npm_(lifecycle|package|command|config_(strict|ignore|omit|include|global))/.test(key),
    ),
  );
  const shell = process.platform === 'win32' && command.endsWith('.cmd');
  const { status } = spawnSync(command, args, { cwd, env, stdio: 'inherit', shell });
  if (status !== 0) {
    console.error(`setup: ${command} ${args.join(' ')} failed (${status})`);
    rmSync(lock, { force: true });
    process.exit(status ?? 1);
  }
}

function acquire() {
  for (let waited = 0; ; waited += 500) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (!isHeld()) rmSync(lock, { force: true }); // left by a run that was stopped
    if (waited === 0) console.log('setup: waiting for another install…');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
  }
}

/** Whether the process that installs still runs; true also while it has yet to write its number. */
function isHeld() {
  try {
    const owner = Number(readFileSync(lock, 'utf8'));
    return owner === 0 || process.kill(owner, 0);
  } catch (error) {
    return error.code === 'EPERM'; // there, but somebody else's
  }
}
