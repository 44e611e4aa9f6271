import { existsSync, readFileSync } from 'node:fs';
import { playwrightResults, playwrightTimes, vitestResults, vitestTimes } from './test-results.ts';

/** The flags that make a runner write a report to `file` besides its printed output. */
export function reportOptions(report, file) {
  if (report === 'vitest')
    return { args: ['--', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`], env: {} };
  if (report === 'playwright')
    return {
      args: ['--', '--reporter=list,json,./tests/setup/figures-reporter.ts'],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    };
  return { args: [], env: {} };
}

/** Passed and failed tests of a finished stage; a missing report or a failed check counts as one failure. */
export function counts(stage, file, ok) {
  const none = { passed: 0, failed: ok ? 0 : 1 };
  if (!stage.report || !existsSync(file)) return stage.report ? { passed: 0, failed: 1 } : none;
  const json = JSON.parse(readFileSync(file, 'utf8'));
  const found =
    stage.report === 'vitest'
      ? { passed: json.numPassedTests, failed: json.numFailedTests }
      : { passed: json.stats.expected, failed: json.stats.unexpected + json.stats.flaky };
  // e.g. a file that does not load, or a server that does not start: the stage failed without a failed test
  return ok || found.failed > 0 ? found : { ...found, failed: 1 };
}

/** The failed tests of a finished stage, each with the start of its error. */
export function failures(stage, file) {
  if (!stage.report || !existsSync(file)) return [];
  const results = (stage.report === 'vitest' ? vitestResults : playwrightResults)(readFileSync(file, 'utf8'));
  return results.filter(({ state }) => state === 'failed');
}

/** How long the tests of each file of a finished stage took. */
export function times(stage, file) {
  if (!stage.report || !existsSync(file)) return [];
  return (stage.report === 'vitest' ? vitestTimes : playwrightTimes)(readFileSync(file, 'utf8'));
}
