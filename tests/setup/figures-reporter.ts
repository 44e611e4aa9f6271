import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { FIGURE } from './figures.ts';
import { testSeed } from './random-counts.ts';

/** Prints the sums of all tests at the end: "figure  416 bad answers on screens, 0 failed tests". */
export default class Figures implements Reporter {
  readonly #sums = new Map<string, { count: number; files: Set<string> }>();
  /** By file: a test that fails has not come to its count, and belongs to the figure of its file. */
  readonly #failed = new Map<string, Set<string>>();

  printsToStdio(): boolean {
    return false; // beside the list, which does
  }

  onTestEnd({ id, location: { file } }: TestCase, { annotations, status }: TestResult): void {
    if (status !== 'passed' && status !== 'skipped')
      this.#failed.set(file, (this.#failed.get(file) ?? new Set()).add(id));
    for (const { type, description = '' } of annotations) {
      if (type !== FIGURE) continue;
      const [, count, what = ''] = /^(\d+) (.*)$/.exec(description) ?? [];
      const sum = this.#sums.get(what) ?? { count: 0, files: new Set() };
      this.#sums.set(what, { count: sum.count + Number(count), files: sum.files.add(file) });
    }
  }

  onEnd(result: FullResult): void {
    void result;
    for (const [what, { count, files }] of this.#sums) {
      const failed = [...files].reduce((sum, file) => sum + (this.#failed.get(file)?.size ?? 0), 0);
      console.log(`figure  ${count} ${what}, ${failed} failed tests, TEST_SEED=${testSeed()}`);
    }
  }
}
