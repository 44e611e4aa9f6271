// npm run test:fresh [-- build start]: every script of package.json as the first command of a fresh clone of the last commit, on
// the Node of this machine (the oldest supported one finds most). `--list` prints the commands.
// Two clones really install, one of them with npm's `ignore-scripts`; the others get the installed folder when they call npm,
// which saves a minute each. Ten minutes in all on two idle cores.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { missingPrograms } from './system-program.ts';

interface Trial {
  /** Arguments that keep the run short. */
  args?: string;
  env?: Record<string, string>;
  /** A server: it must answer here, and end on SIGTERM. */
  answers?: string;
  /** The message of a script that must exit with 1 here. */
  refuses?: RegExp;
  /** Run by `npm run` with a real installation and this npm setting. */
  install?: Record<string, string>;
}

const PATIENCE_MS = 15 * 60_000;
const PORT = 4390;
const local = (path: string) => `http://localhost:${PORT}${path}`;
const BROWSERS = ['firefox', 'WebKitWebDriver', 'Xvfb'] as const;
const trials: Record<string, Trial> = {
  build: { install: {} },
  generate: { install: { npm_config_ignore_scripts: 'true' } },
  setup: {},
  start: { args: `--port ${PORT} --strictPort`, answers: local('/app/') },
  test: { args: 'contract' },
  'test:full': { args: 'contract' },
  'test:unit': { args: 'scripts/requirement-ids.test.ts' },
  'test:stories': { args: 'stories/shared/ui/button.stories.tsx' },
  'test:e2e': { args: 'tests/e2e/venues.e2e.ts --project phone -g "from page 1"', env: { E2E_PORT: `${PORT}` } },
  'test:nginx': missingPrograms(['nginx']) ? { refuses: /nginx is not installed/ } : {},
  'test:browsers': missingPrograms(BROWSERS) ? { refuses: /not installed on this machine/ } : {},
  'test:firefox': missingPrograms(['firefox']) ? { refuses: /firefox is not installed/ } : { args: '-t Albanian' },
  'test:webkit': missingPrograms(['WebKitWebDriver', 'Xvfb'])
    ? { refuses: /not installed on this machine/ }
    : { args: '-t Albanian' },
  'test:fresh': { args: '--list' },
  'check:generated': {},
  'check:same-build': {},
  'check:types': {},
  'check:lint': {},
  'check:imports': {},
  'check:unused': {},
  'check:contract': {},
  'check:bundle': {},
  'build:demo': {},
  'build:storybook': { args: '--test' },
  bench: { args: '--quick' },
  storybook: { args: `-p ${PORT} --exact-port --ci`, answers: local('/') },
  mock: { env: { PORT: `${PORT}` }, answers: local('/api/venues?module=base') },
  serve: { args: `--port ${PORT}`, answers: local('/app/') },
  requirements: { refuses: /npm test/ },
  'ensure:browser': {},
  mutation: { args: '--help' },
};

const root = join(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
const untried = Object.keys(scripts).filter((name) => !trials[name]);
if (untried.length > 0) throw new Error(`test-fresh: say how to try ${untried.join(', ')}`);

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
// those that really install come first: the others reuse the result
const names = Object.keys(trials).filter(
  (name) => wanted.length === 0 || trials[name]?.install || wanted.includes(name),
);
if (process.argv.includes('--list')) {
  for (const name of names) console.log(`npm run ${name} ${trials[name]?.args ?? ''}`);
  process.exit(0);
}

const temp = mkdtempSync(join(tmpdir(), 'fusha-fresh-'));
const store = join(temp, 'node_modules');
// as in a new terminal: without variables of the calling npm and without our own tools
const terminal = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(npm_|INIT_CWD$|NODE$|TEST_FULL$)/.test(name)),
);
const path = (terminal['PATH'] ?? '').split(delimiter).filter((folder) => !/node_modules|node-gyp-bin/.test(folder));
terminal['PATH'] = path.join(delimiter);
const tell = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: root, env: terminal, encoding: 'utf8' }).trim();
console.log(
  `fresh: ${tell('git', 'log', '-1', '--format=%h %s')}, Node ${tell('node', '--version')}, npm ${tell('npm', '--version')}`,
);
if (tell('git', 'status', '--porcelain')) console.log('fresh: what is not committed is not in the clone');
const helpers = join(temp, 'bin');
mkdirSync(helpers);
writeFileSync(
  join(helpers, 'npm'),
  `#!/bin/sh\nif [ "$1" = ci ] && [ -d '${store}' ]; then mv '${store}' node_modules; else exec '${tell('which', 'npm')}' "$@"; fi\n`,
);
chmodSync(join(helpers, 'npm'), 0o755);

let running: ChildProcess | undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    if (running) stopAll(running);
    rmSync(temp, { recursive: true, force: true });
    process.exit(1);
  });
}
let failed = 0;
try {
  for (const name of names) {
    const from = performance.now();
    const problem = await tryScript(name, trials[name] ?? {});
    if (problem) failed += 1;
    console.log(
      `${problem ? 'FAIL' : 'ok  '}  ${name.padEnd(18)}${((performance.now() - from) / 1000).toFixed(1).padStart(7)} s   ${problem ?? ''}`,
    );
  }
} finally {
  rmSync(temp, { recursive: true, force: true });
}
process.exitCode = failed > 0 ? 1 : 0;

/** The problem, or undefined. */
async function tryScript(name: string, trial: Trial): Promise<string | undefined> {
  const clone = join(temp, 'clone');
  tell('git', 'clone', '--quiet', root, clone);
  const folders = trial.install ? path : [join(clone, 'node_modules', '.bin'), helpers, ...path];
  const env = { ...terminal, CI: 'true', ...trial.env, ...trial.install, PATH: folders.join(delimiter) };
  // otherwise like npm, but without its variables, or setup.mjs would install with it; `exec`, because a shell does not forward signals
  const line = `${trial.answers ? 'exec ' : ''}${scripts[name]} ${trial.args ?? ''}`;
  const command = trial.install ? ['npm', 'run', name] : ['sh', '-c', line];
  const child = spawn(command[0] ?? '', command.slice(1), {
    cwd: clone,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  running = child;
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const problem = await (trial.answers
    ? judgeServer(child, ended, trial.answers)
    : judge(ended, () => Buffer.concat(said).toString(), trial.refuses));
  if (problem) console.log(`\n${Buffer.concat(said).toString().slice(-4000)}\n`);
  stopAll(child);
  const installed = join(clone, 'node_modules');
  if (existsSync(join(installed, '.setup-stamp')) && !existsSync(store)) {
    // the next clone gets it as npm left it
    for (const left of ['.cache', '.vite', '.setup-stamp'])
      rmSync(join(installed, left), { recursive: true, force: true });
    renameSync(installed, store);
  }
  rmSync(clone, { recursive: true, force: true });
  return problem;
}

async function judge(
  ended: Promise<number | null>,
  said: () => string,
  refuses: RegExp | undefined,
): Promise<string | undefined> {
  const code = await Promise.race([ended, wait(PATIENCE_MS, 'late' as const, { ref: false })]);
  if (code === 'late') return `not done after ${PATIENCE_MS / 60_000} minutes`;
  if (refuses) return code === 1 && refuses.test(said()) ? undefined : `ended with ${code}, and did not say ${refuses}`;
  return code === 0 ? undefined : `ended with ${code}`;
}

async function judgeServer(
  child: ChildProcess,
  ended: Promise<number | null>,
  address: string,
): Promise<string | undefined> {
  let over = false;
  void ended.then(() => (over = true));
  for (const until = Date.now() + PATIENCE_MS; ; await wait(250)) {
    if (over) return 'ended by itself';
    if (Date.now() > until) return `no answer after ${PATIENCE_MS / 60_000} minutes`;
    const response = await fetch(address).catch(() => undefined);
    if (response?.ok) break;
  }
  child.kill();
  return Promise.race([ended.then(() => undefined), wait(10_000, 'did not end when asked to', { ref: false })]);
}

function stopAll(child: ChildProcess): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // already ended
  }
}
