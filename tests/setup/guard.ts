import { expect, type BrowserContext, type Worker } from '@playwright/test';

const VIOLATION = '[security policy]';
const TOO_EARLY = '[left before the answer to a press: wait for `saved(page)`]';
/** Calls of the background that were on their way when their session ended, in this tab or another one, or a new one of the device took its place. */
const LATE_CALLS = [
  /status of 401 .*\/api\/(realtime\/(online|offline)|auth\/firebase-token|notifications\?)/,
  /status of 400 .*\/(identitytoolkit|securetoken)\.googleapis\.com\//,
];

/** Collects console errors, uncaught errors and rejections, policy violations, and pages that were left before a press was answered. */
export class Guard {
  readonly #problems: string[] = [];
  readonly #allowed: RegExp[] = [...LATE_CALLS];

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
    context.on('serviceworker', (worker) => this.#watchWorker(worker));
    context.on('weberror', (error) => this.#problems.push(`uncaught: ${error.error().stack ?? error.error().message}`));
    await context.addInitScript(
      ([violation, tooEarly]) => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(violation, event.effectiveDirective, event.blockedURI, event.sourceFile, event.sample);
        });
        // the app asks before it is left while something is not saved yet
        let question: Event | null = null;
        addEventListener('beforeunload', (event) => (question = event));
        addEventListener('pagehide', () => question?.defaultPrevented && console.error(tooEarly, location.pathname));
      },
      [VIOLATION, TOO_EARLY] as const,
    );
  }

  /** The worker has the policy of its own file, and no page hears of what it violates. */
  #watchWorker(worker: Worker): void {
    worker.on('console', (message) => {
      if (message.type() === 'error') this.#problems.push(`worker: ${message.text()}`);
    });
    const listen = worker.evaluate((violation) => {
      addEventListener('securitypolicyviolation', (event) => {
        console.error(violation, event.effectiveDirective, event.blockedURI, event.sourceFile);
      });
    }, VIOLATION);
    listen.catch(() => {}); // it was replaced, or its context closed
  }

  /** Fails with everything collected that was not allowed. */
  assertQuiet(): void {
    const loud = this.#problems.filter((problem) => !this.#allowed.some((pattern) => pattern.test(problem)));
    expect(loud, 'errors in the page (allowConsole(/pattern/) where one is expected)').toEqual([]);
  }
}
