import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { FIGURE } from './figures.ts';
import { testSeed } from './random-counts.ts';

/** Prints the sums of all tests at the end: "figure  416 bad answers on screens, 0 failed tests". */
export default class Figures implements Reporter {
  readonly #sums = new Map<string, { count: number; failed: number }>();

  printsToStdio(): boolean {
    return false; // beside the list, which does
  }

  onTestEnd(test: TestCase, { annotations, status }: TestResult): void {
    void test;
    for (const { type, description = '' } of annotations) {
      if (type !== FIGURE) continue;
      const [, count, what = ''] = /^(\d+) (.*)$/.exec(description) ?? [];
      const sum = this.#sums.get(what) ?? { count: 0, failed: 0 };
      this.#sums.set(what, {
        count: sum.count + Number(count),
        failed: sum.failed + (status === 'passed' ? 0 : 1),
      });
    }
  }

  onEnd(result: FullResult): void {
    void result;
    for (const [what, { count, failed }] of this.#sums)
      console.log(`figure  ${count} ${what}, ${failed} failed tests, TEST_SEED=${testSeed()}`);
  }
}
