import { expect, type BrowserContext } from '@playwright/test';

const VIOLATION = '[security policy]';
/** Calls of the background that were on their way when their session ended or a new one of the device took its place. */
const LATE_CALL = /status of 401 .*\/api\/(realtime\/(online|offline)|auth\/firebase-token|notifications\?)/;

/** Collects console errors, uncaught errors and rejections, and policy violations. */
export class Guard {
  readonly #problems: string[] = [];
  readonly #allowed: RegExp[] = [LATE_CALL];

  /** Allows console messages that match the pattern in this test. */
  allow = (pattern: RegExp): void => {
    this.#allowed.push(pattern);
  };

  /** Watches every page of a context; call it before the first page opens. */
  async watch(context: BrowserContext): Promise<void> {
    context.on('console', (message) => {
      const { url } = message.location();
      // a violation inside a child frame is reported on the console only
      if (message.type() === 'error') this.#problems.push(`console: ${message.text()}${url ? ` (${url})` : ''}`);
    });
    context.on('weberror', (error) => this.#problems.push(`uncaught: ${error.error().stack ?? error.error().message}`));
    await context.addInitScript((prefix) => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(prefix, event.effectiveDirective, event.blockedURI, event.sourceFile, event.sample);
      });
    }, VIOLATION);
  }

  /** Fails with everything collected that was not allowed. */
  assertQuiet(): void {
    const loud = this.#problems.filter((problem) => !this.#allowed.some((pattern) => pattern.test(problem)));
    expect(loud, 'errors in the page (allowConsole(/pattern/) where one is expected)').toEqual([]);
  }
}
