import { describe, expect, it, vi } from 'vitest';
import { decideChunkReload, handleChunkError } from './chunk-reload.ts';
import { storageKeys } from './storage-keys.ts';
import { createStorage, type SafeStorage } from './storage.ts';

const now = 1_000_000;

it.each([
  ['the first time', null, false, 'reload'],
  ['the first time, with work', null, true, 'ask'],
  ['[ERR-16] at once again', now, false, 'show-error'],
  ['[ERR-16] 9,999 ms later', now - 9_999, false, 'show-error'],
  ['[ERR-16] 10,000 ms later', now - 10_000, false, 'reload'],
  ['[ERR-16] 10,001 ms later', now - 10_001, false, 'reload'],
  ['10,000 ms later, with work', now - 10_000, true, 'ask'],
  ['9,999 ms later, with work', now - 9_999, true, 'show-error'],
  ['after the clock was set back', now + 1, false, 'reload'],
] as const)('%s', (_, lastReloadAt, hasUnsavedWork, decision) => {
  expect(decideChunkReload({ lastReloadAt, now, hasUnsavedWork })).toBe(decision);
});

describe('with a storage', () => {
  const working = (): SafeStorage => {
    const held = new Map<string, string>();
    const area = () => ({
      getItem: (name: string) => held.get(name) ?? null,
      setItem: (name: string, value: string) => void held.set(name, value),
      removeItem: (name: string) => void held.delete(name),
    });
    return createStorage({ local: area, session: area });
  };
  const run = (storage: SafeStorage, times: number[], hasUnsavedWork = false) => {
    const reload = vi.fn();
    const decisions = times.map((time) =>
      handleChunkError({ storage, now: () => time, hasUnsavedWork: () => hasUnsavedWork, reload }),
    );
    return { decisions, reloads: reload.mock.calls.length };
  };

  it('[ERR-16] two errors within 10 s reload once, another after it', () => {
    expect(run(working(), [0, 5_000, 9_999, 10_000, 12_000])).toEqual({
      decisions: ['reload', 'show-error', 'show-error', 'reload', 'show-error'],
      reloads: 2,
    });
  });

  it('without one there is no automatic reload', () => {
    expect(run(createStorage(), [0, 60_000])).toEqual({ decisions: ['show-error', 'show-error'], reloads: 0 });
  });

  it('[R2] with unsaved work it asks, and makes no mark', () => {
    const storage = working();
    expect(run(storage, [0, 1], true)).toEqual({ decisions: ['ask', 'ask'], reloads: 0 });
    expect(storage.read(storageKeys.chunkReload)).toBeNull();
  });

  it.each(['', 'yesterday', 'NaN', 'Infinity'])('a mark %j is none', (mark) => {
    const storage = working();
    storage.write(storageKeys.chunkReload, mark);
    expect(run(storage, [now]).decisions).toEqual(['reload']);
  });
});
