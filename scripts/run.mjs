// How every script of package.json starts: node scripts/run.mjs [--browser] [--build] [--demo] <command> [arguments]
// Sets the checkout up, brings what the command needs and is missing (a Chromium, dist/, dist-demo/), then runs it with the
// project's own tools and Node first in PATH. One process does both because a shell remembers where it found `node`: after
// `node setup && node other.ts` the second one would still be the old Node, which cannot run TypeScript. Any Node >= 20 runs this file.
import './setup.mjs';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const needs = {
  '--browser': { command: ['node', 'scripts/ensure-browser.mjs', '--quiet'] },
  '--build': { command: ['npm', 'run', '--silent', 'build'], unless: 'dist/index.html' },
  '--demo': { command: ['npm', 'run', '--silent', 'build:demo'], unless: 'dist-demo/index.html' },
};
const path = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'; // `Path` on Windows
const options = {
  cwd: root,
  env: { ...process.env, [path]: [join(root, 'node_modules', '.bin'), process.env[path]].join(delimiter) },
  stdio: 'inherit',
  shell: process.platform === 'win32', // its tools are .cmd files
};

const words = process.argv.slice(2);
for (let need = needs[words[0]]; need; need = needs[words[0]]) {
  words.shift();
  if (need.unless && existsSync(join(root, need.unless))) continue;
  const { status } = spawnSync(need.command[0], need.command.slice(1), options);
  if (status !== 0) process.exit(status ?? 1);
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
  if (signal) process.kill(process.pid, signal); // whoever waits for us learns how it ended
  else process.exitCode = code;
});
