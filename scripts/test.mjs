// npm test: every stage in order, two at a time where each uses one core; stops at the first failure and prints its output,
// at the end the failed tests once more, the slowest files, a table of times, and a closing line with the sum of all tests.
// `npm test -- unit build` runs only those stages; `--full` sets TEST_FULL=1 for every stage, which enables the big matrices,
// and adds the stages that take minutes or need a program of the machine; without the program a stage is not run, and the end says so.
// Test results stay in the reports, which `npm run requirements` reads: a whole run deletes them first, a single stage
// replaces its own.
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { missingPrograms } from './system-program.ts';
import { counts, failures, reportOptions, times } from './test-report.mjs';
import { reportFile, stages as all } from './test-stages.ts';

const CORES = 2;
const SLOWEST = 10;
const full = process.argv.includes('--full');
const wanted = process.argv.slice(2).filter((word) => word !== '--full');
const stages = wanted.length
  ? all.filter((stage) => wanted.some((word) => stage.name.startsWith(word) || stage.script === word))
  : all.filter((stage) => full || !stage.full);
if (wanted.length && stages.length === 0) {
  console.error(`test: no such stage; there are: ${all.map((stage) => stage.script).join(', ')}`);
  process.exit(1);
}
for (const stage of wanted.length ? stages : all) {
  rmSync(reportFile(stage), { force: true });
  mkdirSync(dirname(reportFile(stage)), { recursive: true });
}

process.env.TEST_SEED ??= String(randomInt(2 ** 31));
const started = performance.now();
const done = [];
const running = new Map();
/** Not run for want of a program: neither passed nor failed. */
const without = stages.filter(({ programs }) => missingPrograms(programs ?? []) !== undefined);
const names = new Set(stages.filter((stage) => !without.includes(stage)).map((stage) => stage.name));
let stopped = false;
const interrupt = () => {
  stopped = true;
  for (const child of running.values()) stop(child);
};
process.on('SIGINT', interrupt).on('SIGTERM', interrupt); // both npm and the terminal send it

await new Promise((resolve) => {
  const waiting = stages.filter((stage) => !without.includes(stage));
  const free = () => CORES - [...running.keys()].reduce((sum, stage) => sum + stage.cores, 0);
  const isReady = (stage) =>
    stage.after.every((name) => !names.has(name) || done.some((one) => one.stage.name === name));
  const next = () => {
    for (const stage of stopped ? [] : [...waiting]) {
      if (!isReady(stage) || stage.cores > free()) continue;
      waiting.splice(waiting.indexOf(stage), 1);
      void run(stage).then(finish);
    }
    if (running.size === 0) resolve();
  };
  const finish = (result) => {
    done.push(result);
    running.delete(result.stage);
    if (!result.ok && !stopped) {
      stopped = true;
      for (const child of running.values()) stop(child);
    }
    next();
  };
  next();
});

// Once more, last: of a long log people and CI keep the end.
for (const { stage, ok, cut } of done)
  if (!ok && !cut)
    // the report of a stage that was stopped is half written
    for (const { title, reason = '' } of failures(stage, reportFile(stage)))
      console.log(`FAIL  ${stage.name} › ${title}\n${reason.replace(/^/gm, '      ')}\n`);
const files = done.flatMap(({ stage, cut }) =>
  cut ? [] : times(stage, reportFile(stage)).map((file) => Object.assign({ stage }, file)),
);
for (const { stage, path, seconds } of files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST))
  console.log(`slow  ${stage.name.padEnd(18)}${seconds.toFixed(1).padStart(7)} s   ${relative('.', path)}`);
for (const { stage, ok, cut, seconds, passed, failed } of done) {
  const tests = stage.report ? `${passed} passed, ${failed} failed` : '';
  console.log(
    `${ok ? 'ok  ' : cut ? 'cut ' : 'FAIL'}  ${stage.name.padEnd(18)}${seconds.toFixed(1).padStart(7)} s   ${tests}`,
  );
}
for (const { name, programs } of without)
  console.log(`NONE  ${name.padEnd(18)}               NOT RUN: ${missingPrograms(programs)}`);
console.log(`      random tests began with TEST_SEED=${process.env.TEST_SEED}`);
console.log(`      ${'in all'.padEnd(18)}${((performance.now() - started) / 1000).toFixed(1).padStart(7)} s`);
const passed = done.reduce((sum, one) => sum + one.passed, 0);
const failed = done.reduce((sum, one) => sum + one.failed, 0);
const notRun = without.length > 0 ? `, not run: ${without.map(({ name }) => name).join(', ')}` : '';
console.log(`${passed} passed, ${failed} failed${notRun}`);
// who names a stage wants it to run
const expected = wanted.length > 0 ? stages.length : names.size;
process.exitCode = failed > 0 || done.length < expected ? 1 : 0;

/** The output of a stage that runs alone is printed directly; of two parallel stages each prints when done. */
function run(stage) {
  const file = reportFile(stage);
  const { args, env } = reportOptions(stage.report, file);
  const alone = stage.cores === CORES;
  const from = performance.now();
  console.log(`— ${stage.name}`);
  const child = spawn('npm', ['run', '--silent', stage.script, ...args], {
    env: { ...process.env, ...env, ...(full ? { TEST_FULL: '1' } : {}), FORCE_COLOR: process.stdout.isTTY ? '1' : '0' },
    stdio: ['ignore', alone ? 'inherit' : 'pipe', alone ? 'inherit' : 'pipe'],
    shell: process.platform === 'win32',
    detached: process.platform !== 'win32', // its own process group, so that stopping it also stops its children
  });
  running.set(stage, child);
  const said = [];
  child.stdout?.on('data', (chunk) => said.push(chunk));
  child.stderr?.on('data', (chunk) => said.push(chunk));
  return new Promise((resolve) => {
    child.once('error', (error) => said.push(Buffer.from(String(error))));
    child.once('close', (code) => {
      const ok = code === 0;
      const cut = !ok && stopped; // stopped by a failure of another stage
      if (!ok && !cut)
        process.stdout.write(
          `\n${Buffer.concat(said).toString()}\ntest: ${stage.name} failed (npm run ${stage.script})\n\n`,
        );
      const result = cut ? { passed: 0, failed: 0 } : counts(stage, file, ok);
      resolve({ stage, ok: ok && result.failed === 0, cut, seconds: (performance.now() - from) / 1000, ...result });
    });
  });
}

function stop(child) {
  if (process.platform === 'win32' || child.pid === undefined) child.kill();
  else process.kill(-child.pid, 'SIGTERM');
}
