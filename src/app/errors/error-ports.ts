/** Errors of the start are kept until there is a reporter; more than these say nothing new. */
const KEPT_AT_MOST = 10;

const kept: unknown[] = [];

/**
 * What happens to errors: by the start script, until later parts set what they do about them. One object, as every name that the
 * start script exports costs the core more than the rest of this file.
 */
export const errorPorts = {
  /** Taken by the reporter, once it is there. */
  kept,
  /** Takes what was thrown, or the browser's event about it (ERR-18). */
  report: (thrown: unknown): void => {
    if (kept.length < KEPT_AT_MOST) kept.push(thrown);
  },
  /** Asks the user whether to reload when that would lose unsaved work (R2); until it is set, the page's error is shown instead. */
  ask: (): void => {},
  /** Loads the app anew; once updates are followed, from the server, whatever version the worker keeps. */
  reload: (): void => location.reload(),
  /** Whether the app goes on without a chunk that did not load, and is not reloaded. */
  isDispensable: (_error: Error): boolean => false,
};
