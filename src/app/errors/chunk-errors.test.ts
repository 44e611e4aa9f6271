import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStorage } from '../../shared/platform/storage.ts';
import { watchUnsavedWork } from '../../shared/platform/unsaved-work.ts';
import { watchChunkErrors } from './chunk-errors.ts';
import { errorPorts } from './error-ports.ts';

const reload = vi.fn();
const ask = vi.fn();
let browser: EventTarget;

beforeEach(() => {
  browser = new EventTarget();
  vi.stubGlobal('window', browser);
  vi.stubGlobal('location', { reload });
  const kept = new Map<string, string>();
  const area = () => ({
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
  watchChunkErrors(createStorage({ local: area, session: area }));
  errorPorts.ask = ask;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** What Vite raises for a missing piece; true when somebody has taken care of it. */
function lose(): boolean {
  return !browser.dispatchEvent(
    Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: new Error() }),
  );
}

it('[ERR-15] a piece that is missing reloads the page, which needs no error of its own', () => {
  expect(lose()).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
  expect(ask).not.toHaveBeenCalled();
});

it('[ERR-16] once more within 10 s, the page shows its error', () => {
  lose();
  expect(lose()).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

it('with unsaved work the user is asked, and the page shows its error behind the dialog (R2)', () => {
  const stop = watchUnsavedWork(() => true);
  expect(lose()).toBe(false);
  stop();
  expect(ask).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
});
