import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { createStorage } from '../../shared/platform/storage.ts';
import { watchUnsavedWork } from '../../shared/platform/unsaved-work.ts';
import { watchChunkErrors } from './chunk-errors.ts';
import { errorPorts } from './error-ports.ts';

const reload = vi.fn();
const ask = vi.fn();
let browser: EventTarget;
let listening: MockInstance<EventTarget['addEventListener']>;

beforeEach(() => {
  browser = new EventTarget();
  listening = vi.spyOn(browser, 'addEventListener');
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
  vi.useRealTimers();
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

/** The browser's own question before it leaves: nobody else can make one that is trusted. */
function leave(): void {
  for (const [type, listener] of listening.mock.calls)
    if (type === 'beforeunload' && typeof listener === 'function')
      listener(Object.create(Event.prototype, { isTrusted: { value: true } }) as Event); // `create` does not say
}

describe('once the page is being left', () => {
  beforeEach(() => vi.useFakeTimers());

  it('a piece that does not arrive any more brings nobody back, and has no error', () => {
    leave();
    expect(lose()).toBe(true);
    vi.advanceTimersByTime(9_999);
    expect(reload).not.toHaveBeenCalled();
  });

  it('[ERR-15] a page that is still there 10 s later is reloaded for what it misses', () => {
    leave();
    lose();
    lose();
    vi.advanceTimersByTime(10_000);
    expect(reload).toHaveBeenCalledOnce();
    expect(ask).not.toHaveBeenCalled();
  });

  it('[R2] or asks where work would be lost', () => {
    const stop = watchUnsavedWork(() => true);
    leave();
    lose();
    vi.advanceTimersByTime(10_000);
    stop();
    expect(ask).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
  });

  it('whoever only asks whether everything is saved leaves nothing', () => {
    browser.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    lose();
    expect(reload).toHaveBeenCalledOnce();
  });
});
