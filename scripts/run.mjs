// How every script of package.json starts: node scripts/run.mjs [--browser] [--build] [--demo] [--tools <name>] <command> [arguments]
// Sets the checkout up, provides what the command needs (a Chromium, dist/, dist-demo/, the packages of tools/<name>), then runs it
// with the project's own tools and Node first in PATH. One process does both because a shell remembers where it found `node`: after
// `node setup && node other.ts` the second one would still be the old Node, which cannot run TypeScript. Any Node >= 20 runs this file.
import './setup.mjs';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const needs = {
  '--browser': { command: ['node', 'scripts/ensure-browser.mjs', '--quiet'] },
  '--build': { command: ['npm', 'run', '--silent', 'build'], unless: 'dist/index.html' },
  '--demo': { command: ['npm', 'run', '--silent', 'build:demo'], unless: 'dist-demo/index.html' },
};
const installTools = ['npm', 'ci', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error', '--prefix'];
const path = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'; // `Path` on Windows
const options = {
  cwd: root,
  env: { ...process.env, [path]: [join(root, 'node_modules', '.bin'), process.env[path]].join(delimiter) },
  stdio: 'inherit',
  shell: process.platform === 'win32', // its tools are .cmd files
};

const words = process.argv.slice(2);
for (;;) {
  const need = needs[words[0]];
  if (need) {
    words.shift();
    if (!need.unless || !existsSync(join(root, need.unless))) provide(need.command);
  } else if (words[0] === '--tools') {
    const folder = `tools/${words[1]}`;
    words.splice(0, 2);
    if (!isInstalled(folder)) provide([...installTools, folder]);
  } else break;
}

const child = spawn(words[0], words.slice(1), options);
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
for (const signal of signals) process.on(signal, () => child.kill(signal));
child.once('error', (error) => {
  console.error(`run: ${error.message}`);
  process.exitCode = 1;
});
child.once('close', (code, signal) => {
  for (const name of signals) process.removeAllListeners(name);
  if (signal) process.kill(process.pid, signal); // so that the parent process sees the signal
  else process.exitCode = code;
});

function provide([command, ...args]) {
  const { status } = spawnSync(command, args, options);
  if (status !== 0) process.exit(status ?? 1);
}

/** npm writes its own copy of the lockfile last. */
function isInstalled(folder) {
  const timeOf = (file) => statSync(join(root, folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return timeOf('node_modules/.package-lock.json') > timeOf('package-lock.json');
}
