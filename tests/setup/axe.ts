import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** `target-size` runs only under wcag22aa. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Expects no violation of WCAG 2.2 A and AA or of axe's best practices on the current page. */
export async function assertAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    .setLegacyMode(true) // the other mode, for frames of other origins, opens a page of its own and takes three times as long
    .analyze();
  const report = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n  ${node.html}\n  ${node.failureSummary ?? ''}`),
  );
  expect(report, `axe on ${page.url()}`).toEqual([]);
}
