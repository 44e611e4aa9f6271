import { test } from '@playwright/test';

export const FIGURE = 'figure';

/** Adds what this test looked at to a figure of the whole run, which `figures-reporter.ts` prints: `counted('bad answers on screens', 8)`. */
export function counted(what: string, count: number): void {
  test.info().annotations.push({ type: FIGURE, description: `${count} ${what}` });
}
