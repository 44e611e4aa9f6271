import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { FIGURE } from './figures.ts';
import { testSeed } from './random-counts.ts';

/** Prints the sums of all tests at the end: "figure  416 bad answers on screens, 0 failed tests". */
export default class Figures implements Reporter {
  readonly #sums = new Map<string, { count: number; failed: Set<string> }>();

  printsToStdio(): boolean {
    return false; // beside the list, which does
  }

  onTestEnd({ id }: TestCase, { annotations, status }: TestResult): void {
    for (const { type, description = '' } of annotations) {
      if (type !== FIGURE) continue;
      const [, count, what = ''] = /^(\d+) (.*)$/.exec(description) ?? [];
      const sum = this.#sums.get(what) ?? { count: 0, failed: new Set() };
      if (status !== 'passed') sum.failed.add(id);
      this.#sums.set(what, { ...sum, count: sum.count + Number(count) });
    }
  }

  onEnd(result: FullResult): void {
    void result;
    for (const [what, { count, failed }] of this.#sums)
      console.log(`figure  ${count} ${what}, ${failed.size} failed tests, TEST_SEED=${testSeed()}`);
  }
}
