import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** `target-size` runs only under wcag22aa. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the current page: of WCAG 2.2 A and AA and its best practices, or of these rules alone. */
export async function axeProblems(page: Page, runOnly: string[] = TAGS): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], runOnly })
    .setLegacyMode(true) // the other mode, for frames of other origins, opens a page of its own and takes three times as long
    .analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n  ${node.html}\n  ${node.failureSummary ?? ''}`),
  );
}

/** Expects that axe finds nothing on the current page. */
export async function assertAccessible(page: Page): Promise<void> {
  expect(await axeProblems(page), `axe on ${page.url()}`).toEqual([]);
}
