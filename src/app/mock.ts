/**
 * The only place of `src` that knows of the mock: the demo build answers its calls in the page itself.
 * The dev server has its mock over HTTP, and production has none, so the import is dropped from both.
 */
export function startMock(): Promise<unknown> {
  if (!__DEMO__) return Promise.resolve();
  return import('../../mocks/hosts/page.ts').then(({ startPageMock }) => startPageMock());
}
