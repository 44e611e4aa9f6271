/**
 * The only import of the mock in `src`: the demo build answers its calls in the page itself. The dev server has its mock over HTTP
 * and production has none, so both builds drop the import.
 */
export function startMock(): Promise<unknown> {
  if (!__DEMO__) return Promise.resolve();
  return import('../../mocks/hosts/page.ts').then(({ startPageMock }) => startPageMock());
}
